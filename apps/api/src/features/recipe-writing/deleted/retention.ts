const dayMilliseconds = 24 * 60 * 60 * 1000;

/** A deleted recipe can be restored for 30 days (FOOD-03). */
export const restorableMilliseconds = 30 * dayMilliseconds;
