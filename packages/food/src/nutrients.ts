/**
 * The figures that Pomona carries for a food and for a recipe, with their units.
 * Amounts are per 100 g for a food, per serving for a recipe.
 */
export const nutrientKeys = [
  'calories',
  'protein',
  'carbs',
  'fiber',
  'sugars',
  'added_sugars',
  'fat',
  'saturated_fat',
  'sodium',
  'potassium',
  'calcium',
  'iron',
  'magnesium',
  'omega3',
  'cholesterol',
] as const;

export type NutrientKey = (typeof nutrientKeys)[number];

export type NutrientUnit = 'kcal' | 'g' | 'mg';

/** The unit of each figure. `carbs` is by difference, fibre included. */
export const nutrientUnits: Readonly<Record<NutrientKey, NutrientUnit>> = {
  calories: 'kcal',
  protein: 'g',
  carbs: 'g',
  fiber: 'g',
  sugars: 'g',
  added_sugars: 'g',
  fat: 'g',
  saturated_fat: 'g',
  sodium: 'mg',
  potassium: 'mg',
  calcium: 'mg',
  iron: 'mg',
  magnesium: 'mg',
  omega3: 'g',
  cholesterol: 'mg',
};

/** Where the daily values come from. */
export const dailyValuesSource =
  '21 CFR 101.9(c)(8)(iv) and (c)(9), adults and children 4 years and older';

/**
 * Daily values for adults and children from 4 years, in the unit of each figure.
 * Total sugars and omega-3 have none in that regulation.
 */
export const dailyValues: Readonly<Partial<Record<NutrientKey, number>>> = {
  calories: 2000,
  protein: 50,
  carbs: 275,
  fiber: 28,
  added_sugars: 50,
  fat: 78,
  saturated_fat: 20,
  sodium: 2300,
  potassium: 4700,
  calcium: 1300,
  iron: 18,
  magnesium: 420,
  cholesterol: 300,
};
