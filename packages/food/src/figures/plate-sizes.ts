/** Lunches and dinners below so many kcal in a serving are small for a main meal. */
export const smallMealBelow = 400;

/** What a main meal may be brought to, in kcal. */
export const plateSizes = [450, 550, 650] as const;
export type PlateSize = (typeof plateSizes)[number];

/** How the weight of a side is meant. */
export const weighings = ['dry', 'drained', 'asBought'] as const;
export type Weighed = (typeof weighings)[number];
