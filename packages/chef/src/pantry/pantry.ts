import { unitByKey } from '@pomona/food/amounts/units';
import { weigh } from '@pomona/food/amounts/weighing';
import { type Food, foodByKey } from '@pomona/food/table/table';
import { dairyRows } from './dairy-data.ts';
import { acidRows, bakingRows, fatRows, liquidRows } from './fats-data.ts';
import { fruitRows } from './fruit-data.ts';
import { grainRows } from './grains-data.ts';
import { meatRows } from './meats-data.ts';
import { nutRows } from './nuts-data.ts';
import type { PantryFood } from './pantry-food.ts';
import { readPantryRows } from './pantry-rows.ts';
import { pulseRows } from './pulses-data.ts';
import { sauceRows } from './sauces-data.ts';
import { seafoodRows } from './seafood-data.ts';
import { herbRows, spiceRows } from './spices-data.ts';
import { aromaticRows, vegetableRows } from './vegetables-data.ts';

/** Foods that ordinary kitchens cook with; each key stands in the food table. */
export const pantryFoods: readonly PantryFood[] = [
  ...[vegetableRows, aromaticRows, pulseRows, grainRows, meatRows, seafoodRows, dairyRows],
  ...[nutRows, fruitRows, fatRows, acidRows, liquidRows, bakingRows, spiceRows, herbRows],
  sauceRows,
].flatMap(readPantryRows);

const byKey = new Map(pantryFoods.map((food) => [food.key, food]));

export function pantryFood(key: string): PantryFood | undefined {
  return byKey.get(key);
}

/** Eaten grams of `amount` of a unit (`null`: pieces), as its line is read; `null` where the food is not measured so. */
export function gramsOf(food: Food, amount: number, unit: string | null): number | null {
  const found = unit === null ? null : unitByKey(unit);
  if (found === undefined) return null;
  const quantity = { amount, amountMax: amount, unit: found };
  return weigh(food, { quantities: [quantity], size: null, notes: [] })?.value ?? null;
}

/** Eaten grams of one `unit` of a pantry food. */
export function unitGrams({ key, unit }: PantryFood): number {
  const food = foodByKey(key);
  return (food && gramsOf(food, 1, unit)) ?? 1;
}
