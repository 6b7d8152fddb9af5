import { per100 } from '../src/figures/figures.ts';
import { type Food, findFood, foods } from '../src/table/table.ts';

/** A food of the table that has carbohydrate and no published index, whichever it is at present. */
export function foodWithoutIndex(): Food {
  const food = foods.find(
    (one) =>
      one.gi === undefined &&
      one.giUntested === undefined &&
      per100(one, 'net_carbs').low >= 10 &&
      findFood(one.names.en[0] ?? '') === one,
  );
  if (food === undefined) throw new Error('Every food has an index');
  return food;
}
