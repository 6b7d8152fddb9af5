import type { FoodRow } from '../foods/food-row.ts';
import { allNutrientKeys } from '../foods/nutrients.ts';
import { readGenerated } from './read-generated.ts';

export type Food = FoodRow;

/** A row as the build script writes it: its figures without their names, in the order of `allNutrientKeys`. */
export interface StoredRow extends Omit<FoodRow, 'per100'> {
  per100: (number | null)[];
}

/** Every food of the table. Figures are per 100 g of the edible part, in the units of `nutrientUnits`. */
export const foods: readonly Food[] = JSON.parse(readGenerated('foods')).map(withNames);

/** The row itself with its figures named, since copies of it all would take longer than reading them. */
function withNames(row: StoredRow): Food {
  return Object.assign(row, { per100: named(row.per100) });
}

/** What was not measured stays absent. */
function named(figures: StoredRow['per100']): FoodRow['per100'] {
  const per100: FoodRow['per100'] = {};
  for (let position = 0; position < figures.length; position += 1) {
    const key = allNutrientKeys[position];
    const value = figures[position];
    if (key !== undefined && typeof value === 'number') per100[key] = value;
  }
  return per100;
}

const byKey = new Map(foods.map((food) => [food.key, food]));

export function foodByKey(key: string): Food | undefined {
  return byKey.get(key);
}
