import type { FoodRow } from '../foods/food-row.ts';
import { allNutrientKeys } from '../foods/nutrients.ts';
import { readGenerated } from './read-generated.ts';

export type Food = FoodRow;

/** As the build script writes it: figures as an array in the order of `allNutrientKeys`. */
export interface StoredRow extends Omit<FoodRow, 'per100'> {
  per100: (number | null)[];
}

/** All foods. Figures are per 100 g of the edible part, in the units of `nutrientUnits`. */
export const foods: readonly Food[] = JSON.parse(readGenerated('foods')).map(withNames);

/** Changes the parsed row in place: copying all rows takes longer than parsing them. */
function withNames(row: StoredRow): Food {
  return Object.assign(row, { per100: named(row.per100) });
}

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
