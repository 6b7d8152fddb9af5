import type { FoodRow } from '../src/foods/food-row.ts';
import type { AnyNutrientKey } from '../src/foods/nutrients.ts';
import type { ListedFood } from './food-list.ts';
import type { SourceRow } from './reference.ts';

/** Source column of each figure; no table has `added_sugars`. */
const columns = {
  calories: 'kcal',
  protein: 'protein_g',
  carbs: 'carb_g',
  fiber: 'fiber_g',
  sugars: 'sugars_g',
  fat: 'fat_g',
  saturated_fat: 'sat_fat_g',
  sodium: 'sodium_mg',
  potassium: 'potassium_mg',
  calcium: 'calcium_mg',
  iron: 'iron_mg',
  magnesium: 'magnesium_mg',
  omega3: 'omega3_g',
  cholesterol: 'cholesterol_mg',
  mono_fat: 'mono_fat_g',
  poly_fat: 'poly_fat_g',
  ala: 'ala_g',
  zinc: 'zinc_mg',
  vitamin_a: 'vit_a_rae_ug',
  vitamin_c: 'vit_c_mg',
  vitamin_d: 'vit_d_ug',
  vitamin_e: 'vit_e_mg',
  vitamin_k: 'vit_k_ug',
  vitamin_b6: 'vit_b6_mg',
  vitamin_b12: 'vit_b12_ug',
  folate: 'folate_dfe_ug',
} as const satisfies Partial<Record<AnyNutrientKey, string>>;
type Column = keyof typeof columns;
const keys = Object.keys(columns) as Column[];
const figureKeys = [...keys, 'epa_dha'] as const;

const fatParts = ['saturated_fat', 'mono_fat', 'poly_fat', 'omega3', 'ala', 'epa_dha'] as const;
const animal = ['meat', 'fish', 'crustacean', 'mollusc', 'milk', 'egg'];

/** A blank cell stays absent: not measured is not zero. */
function measured(row: SourceRow): FoodRow['per100'] {
  const per100: FoodRow['per100'] = {};
  for (const key of keys) {
    const text = row[columns[key]];
    if (text !== undefined && text !== '') per100[key] = Number(text);
  }
  const { epa_g, dha_g } = row;
  // Two columns of the source make one figure, and only where both were measured.
  if (epa_g && dha_g) per100.epa_dha = Math.round((Number(epa_g) + Number(dha_g)) * 1000) / 1000;
  return per100;
}

/** The figures of a food, and which of them a second row supplied. */
export function figuresOf(
  row: SourceRow,
  food: ListedFood,
  lender: SourceRow | undefined,
): { per100: FoodRow['per100']; filled: AnyNutrientKey[] } {
  const per100 = measured(row);
  // Not missing: without carbohydrate or fat their parts are 0, and only animal foods have cholesterol.
  if (per100.carbs === 0) Object.assign(per100, { sugars: 0, fiber: 0 });
  if (per100.fat === 0) for (const part of fatParts) per100[part] = 0;
  if (!food.contents.traits.some((trait) => animal.includes(trait))) per100.cholesterol ??= 0;
  const lent = lender === undefined ? {} : measured(lender);
  const filled = figureKeys.filter((key) => per100[key] === undefined && lent[key] !== undefined);
  const bounds = boundsOf(row, per100) ?? {};
  for (const key of filled) {
    const value = lentValue(key, per100, lent);
    const bound = bounds[key === 'ala' || key === 'epa_dha' ? 'omega3' : key] ?? value;
    per100[key] = Math.round(Math.min(value, bound) * 1000) / 1000;
  }
  return { per100: { ...per100, ...addedSugars(per100, food) }, filled };
}

const wholes: Partial<Record<AnyNutrientKey, 'fat' | 'carbs'>> = {
  saturated_fat: 'fat',
  mono_fat: 'fat',
  poly_fat: 'fat',
  omega3: 'fat',
  ala: 'fat',
  epa_dha: 'fat',
  fiber: 'carbs',
  sugars: 'carbs',
};

/** Taken as a share of its whole, so that a drier or fatter relative gives the right amount. */
function lentValue(key: AnyNutrientKey, own: FoodRow['per100'], lent: FoodRow['per100']): number {
  const value = lent[key] ?? 0;
  const whole = wholes[key];
  const [ownWhole, otherWhole] = whole === undefined ? [1, 1] : [own[whole] ?? 0, lent[whole] ?? 0];
  return otherWhole > 0 ? (value * ownWhole) / otherWhole : value;
}

/** All sugars of a sweetener are added; those of a food made with sugar at most. */
function addedSugars({ sugars }: FoodRow['per100'], { roles }: ListedFood): FoodRow['per100'] {
  if (!roles.includes('sugar') && !roles.includes('part-sugar')) return { added_sugars: 0 };
  return sugars === undefined ? {} : { added_sugars: sugars };
}

/** Upper bounds of the figures that stay missing, where the row bounds them. */
export function boundsOf(row: SourceRow, per100: FoodRow['per100']): FoodRow['upperBounds'] {
  const number = (column: string) => (row[column] ? Number(row[column]) : undefined);
  const { carbs = 100, fat = 100, fiber = 0 } = per100;
  const unsaturated = (number('mono_fat_g') ?? 0) + (number('poly_fat_g') ?? 0);
  const possible: Partial<Record<AnyNutrientKey, number>> = {
    fiber: carbs,
    sugars: Math.max(0, carbs - fiber - (number('starch_g') ?? 0)),
    added_sugars: Math.max(0, carbs - fiber),
    saturated_fat: Math.max(0, fat - unsaturated),
    omega3: number('poly_fat_g') ?? fat,
  };
  const missing = Object.entries(possible).filter(([key]) => !(key in per100));
  return missing.length === 0
    ? undefined
    : Object.fromEntries(missing.map(([key, most]) => [key, Math.round(most * 1000) / 1000]));
}
