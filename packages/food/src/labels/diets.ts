/** The diet labels in display order (LIST-10). */
export const dietTypes = [
  'PCOS',
  'Diabetes-Friendly',
  'Low-Sugar',
  'Gluten-Free',
  'Vegetarian',
  'Vegan',
  'Keto',
  'Mediterranean',
  'Anti-Inflammatory',
  'Heart-Healthy',
  'High-Fiber',
  'Low-Carb',
  'High-Protein',
] as const;

export type DietType = (typeof dietTypes)[number];

/** Labels that a dish may likely earn where the range of its glycaemic load is too wide for a proof. */
export const likelyDietTypes = ['PCOS', 'Diabetes-Friendly'] as const satisfies readonly DietType[];

export type LikelyDietType = (typeof likelyDietTypes)[number];

export const mealTypes = ['Breakfast', 'Lunch', 'Dinner', 'Snack'] as const;

export type MealType = (typeof mealTypes)[number];

export const cuisines = [
  'mediterranean',
  'asian',
  'italian',
  'mexican',
  'indian',
  'american',
] as const;

export type Cuisine = (typeof cuisines)[number];

export const difficulties = ['easy', 'medium', 'hard'] as const;

export type Difficulty = (typeof difficulties)[number];
