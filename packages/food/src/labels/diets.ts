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
