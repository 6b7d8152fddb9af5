import type { Quantity } from '../amounts/quantity.ts';
import { type Food, foodByKey } from '../table/table.ts';

const maxWholeBirds = 3;

/** "1 chicken" is a whole one, "500 g chicken" is meat. */
export function kindByAmount(food: Food, [quantity]: readonly Quantity[]): Food {
  const isCounted =
    quantity?.unit === null && quantity.isVague !== true && quantity.amount <= maxWholeBirds;
  return food.key === 'chicken-meat' && isCounted ? (foodByKey('chicken-whole') ?? food) : food;
}
