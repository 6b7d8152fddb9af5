/** Figures of foods (per 100 g) and recipes (per serving), with their units. */
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

/**
 * Further figures of foods. Vitamin A is in retinol activity equivalents (RAE), folate in dietary folate equivalents
 * (DFE), vitamin D is D2 and D3, vitamin E is alpha-tocopherol. Where the source measured the 18:3 fatty acids
 * together, `ala` is their total.
 */
export const furtherNutrientKeys = [
  'mono_fat',
  'poly_fat',
  'ala',
  'epa_dha',
  'zinc',
  'vitamin_a',
  'vitamin_c',
  'vitamin_d',
  'vitamin_e',
  'vitamin_k',
  'vitamin_b6',
  'vitamin_b12',
  'folate',
] as const;

export const allNutrientKeys = [...nutrientKeys, ...furtherNutrientKeys] as const;
export type AnyNutrientKey = (typeof allNutrientKeys)[number];

export type NutrientUnit = 'kcal' | 'g' | 'mg' | 'µg';

/** `carbs` is by difference, fibre included. */
export const nutrientUnits: Readonly<Record<AnyNutrientKey, NutrientUnit>> = {
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
  mono_fat: 'g',
  poly_fat: 'g',
  ala: 'g',
  epa_dha: 'g',
  zinc: 'mg',
  vitamin_a: 'µg',
  vitamin_c: 'mg',
  vitamin_d: 'µg',
  vitamin_e: 'mg',
  vitamin_k: 'µg',
  vitamin_b6: 'mg',
  vitamin_b12: 'µg',
  folate: 'µg',
};

/** Daily values from 4 years of age (21 CFR 101.9(c)(8)(iv), (c)(9)). Total sugars, unsaturated fats and omega-3 have none there. */
export const dailyValues: Readonly<Partial<Record<AnyNutrientKey, number>>> = {
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
  zinc: 11,
  vitamin_a: 900,
  vitamin_c: 90,
  vitamin_d: 20,
  vitamin_e: 15,
  vitamin_k: 120,
  vitamin_b6: 1.7,
  vitamin_b12: 2.4,
  folate: 400,
};
