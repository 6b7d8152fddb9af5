import type { MealType } from '@pomona/food/labels/diets';
import type { Formula, FormulaSlot } from '../formulas/formula.ts';
import { isEgg, isFish, isMeat, isShellfish, isSweetYogurt } from '../formulas/kinds.ts';
import type { AvailableFood } from './available-food.ts';
import type { Pool } from './pool.ts';

/** Vegetables of which a kind of dish is made; others only where somebody brings them. */
const vegetablesOf: Readonly<Record<string, RegExp>> = {
  chili: /^bell-pepper|^corn|^carrot|^celery$|^zucchini$|^tomato|^sweet-potato$|^onion|^scallion/,
  dal: /^spinach|^carrot$|^tomato|^cauliflower|^kale|^zucchini$|^pumpkin|^eggplant|^chard|^onion/,
  'noodle-soup': /^(?!potato|corn-ear|eggplant|beet|asparagus|fennel|artichoke|sweet-potato)/,
};
const neverInPots = /^edamame|^olive|^avocado|^lettuce|^arugula|^radish|^cucumber/;
const pots = new Set(['soup', 'creamy-soup', 'stew', 'curry', 'bean-stew']);

/** Tinned fish is added where it is a classic. */
const withTinnedFish = new Set(['pasta', 'salad', 'pasta-salad', 'sandwich', 'stuffed-avocado']);
const isTinned = ({ food }: AvailableFood) =>
  /^(?:tuna|salmon|sardines|mackerel|clams|crab)-canned|^crab$/.test(food.key);
const isAnimal = (stock: AvailableFood) =>
  isMeat(stock) || isFish(stock) || isShellfish(stock) || isEgg(stock);
/** What one has to buy for a purpose, and the usual food that it stands for. */
const standIns: readonly (readonly [RegExp, string])[] = [
  [/^soy-sauce-gluten-free|^tamari|^coconut-aminos/, 'soy-sauce'],
  [/^pasta-gluten-free/, 'pasta'],
  [/gluten-free/, 'whole-wheat-bread'],
];

function isNeedlessStandIn({ food }: AvailableFood, pool: Pool): boolean {
  const usual = standIns.find(([pattern]) => pattern.test(food.key))?.[1];
  return usual !== undefined && pool.byKey(usual) !== undefined;
}

/** Mayonnaise splits in the heat, and a dip is no filling for a curry. */
const coldSauce = /^(?:mayonnaise|hummus|guacamole|tzatziki|salsa)/;
const eatenCold = /salad|bowl|toast|sandwich|wrap|tacos|board|patties|skewers|avocado|lettuce/;

/** Whether the engine may put a food that nobody named into such a dish. */
export function maybeAdded(
  stock: AvailableFood,
  slot: FormulaSlot,
  { id, isSweet }: Formula,
  pool: Pool,
  mealType: MealType,
): boolean {
  if (isNeedlessStandIn(stock, pool)) return false;
  if (isSweet) return true;
  if (coldSauce.test(stock.food.key) && !eatenCold.test(id)) return false;
  if (isSweetYogurt(stock) || (isTinned(stock) && !withTinnedFish.has(id))) return false;
  if (slot.part === 'vegetable') return isVegetableOf(id, stock);
  return slot.part !== 'main' || isMainFor(stock, slot, pool.given, mealType);
}

const isVegetableOf = (id: string, { food }: AvailableFood) =>
  !(pots.has(id) && neverInPots.test(food.key)) && (vegetablesOf[id]?.test(food.key) ?? true);

/** Who brings chicken asked for no second meat, and a snack is complete with what was brought. */
function isMainFor(
  stock: AvailableFood,
  slot: FormulaSlot,
  given: readonly AvailableFood[],
  mealType: MealType,
): boolean {
  if (mealType === 'Snack' && (slot.count.min === 0 || isMeat(stock) || isFish(stock)))
    return false;
  return !(isAnimal(stock) && given.some(isAnimal));
}
