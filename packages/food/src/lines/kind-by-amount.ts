import type { Quantity } from '../amounts/quantity.ts';
import { type Food, foodByKey } from '../table/table.ts';

/** "500 ml vegetable bouillon" is the stock that is made of it. */
const stocks: Readonly<Record<string, string>> = {
  'bouillon-cube': 'stock',
  'bouillon-powder': 'stock',
  'bouillon-low-sodium': 'stock-low-sodium',
  'bouillon-cube-chicken': 'chicken-stock',
  'bouillon-powder-chicken': 'chicken-stock',
  'bouillon-cube-beef': 'beef-stock',
  'beef-stock-powder': 'beef-stock',
  'veal-stock-powder': 'veal-stock',
  'fish-stock-powder': 'fish-stock',
  'mushroom-stock-cube': 'mushroom-stock',
  'bouillon-vegetable': 'vegetable-stock',
  'bouillon-vegetable-low-sodium': 'vegetable-stock-low-sodium',
};
const minStockMillilitres = 100;
const maxWholeBirds = 3;

/** The kind of a food that only its amount tells: stock by volume, a whole chicken by number. */
export function kindByAmount(food: Food, quantities: readonly Quantity[]): Food {
  const stock = stocks[food.key];
  if (stock !== undefined && millilitresOf(quantities) >= minStockMillilitres)
    return foodByKey(stock) ?? food;
  const [quantity] = quantities;
  const isCounted =
    quantity?.unit === null && quantity.isVague !== true && quantity.amount <= maxWholeBirds;
  return food.key === 'chicken-meat' && isCounted ? (foodByKey('chicken-whole') ?? food) : food;
}

const millilitresOf = (quantities: readonly Quantity[]) =>
  quantities.reduce(
    (sum, { amount, unit }) =>
      unit?.kind === 'volume' || unit?.kind === 'household' ? sum + amount * (unit.size ?? 0) : sum,
    0,
  );
