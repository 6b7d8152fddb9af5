import type { Technique } from '../dish.ts';
import type { FormulaSlot } from './formula.ts';
import {
  both,
  either,
  isCheese,
  isEgg,
  isFlour,
  isHummus,
  isPulse,
  isSweetFruit,
  isTomatoBase,
  isYogurt,
  type Kind,
  not,
} from './kinds.ts';

export type More = Partial<FormulaSlot>;
type Count = readonly [min: number, usual: number, max: number];

export const count = ([min, usual, max]: Count) => ({ min, usual, max });

const neitherEgg = not(isEgg);

/** What the dish is about: meat, fish, tofu, pulses. */
export function protein(ways: readonly Technique[], more: More = {}): FormulaSlot {
  return {
    id: 'protein',
    part: 'main',
    from: ['main', 'second'],
    fits: both(neitherEgg, not(isSpooned), either(isFilling, isPulse)),
    ways,
    count: count([1, 1, 2]),
    ...more,
  };
}

/** Yoghurt, hummus and soft cheese do not fry; halloumi and paneer do. */
const isSpooned: Kind = (stock) =>
  isYogurt(stock) ||
  isHummus(stock) ||
  (isCheese(stock) && !/halloumi|paneer/.test(stock.food.key));

/** Vegetables may be the main thing as well; they have a slot of their own. */
const isFilling: FormulaSlot['fits'] & {} = ({ food }) =>
  !food.roles.includes('vegetable') || food.roles.includes('protein');

export const pulses = (ways: readonly Technique[], more: More = {}): FormulaSlot =>
  protein(ways, { id: 'pulses', fits: isPulse, ...more });

export function vegetables(ways: readonly Technique[], more: More = {}): FormulaSlot {
  return {
    id: 'vegetables',
    part: 'vegetable',
    from: ['vegetable', 'main'],
    fits: isVegetable,
    ways,
    count: count([1, 2, 5]),
    grams: 180,
    ...more,
  };
}

/** Tomato sauces count as vegetables only where somebody brings them. */
const isVegetable: Kind = (stock) =>
  (stock.isGiven || !isTomatoBase(stock)) &&
  (stock.food.roles.some((role) => role === 'vegetable' || role === 'leafy') ||
    /mushroom|olive|artichoke|avocado/.test(stock.food.key));

/** Eaten without cooking, in salads and cold dishes. */
export const rawVegetables = (more: More = {}): FormulaSlot => {
  const { ways: _, ...slot } = vegetables([], { isRaw: true, ...more });
  return slot;
};

/** Pulses that fall apart are no side dish; whole lentils are. */
const isSoftPulse: Kind = (stock) =>
  isPulse(stock) && !/lentils-(?:green|puy|black|brown)/.test(stock.food.key);

/** Breakfast foods and crumbs. */
const isSpoonFood: Kind = ({ food }) =>
  /^oats|^oat-|flakes|muesli|granola|puffed|popcorn|chia|crumbs|chips|cracker|crisp|rice-cake|rice-paper|protein-/.test(
    food.key,
  );

/** Corn and peas are vegetables of a dish, potatoes and cauliflower rice may carry it. */
export const isSideVegetable: Kind = ({ food }) =>
  food.roles.includes('vegetable') &&
  !/potato|cauliflower-rice|spaghetti-squash|cassava|plantain|yam|taro/.test(food.key);

/** Cooked grain is warmed in the pan, dry grain takes up its water. */
const baseWays: readonly Technique[] = [
  'cook_covered_absorbing',
  'boil_in_water',
  'simmer_in_liquid',
  'simmer_covered',
  'steam',
  'stir_fry',
];

export const base = (more: More = {}): FormulaSlot => ({
  id: 'base',
  part: 'base',
  from: ['base'],
  fits: (stock) =>
    !isFlour(stock) && !isSoftPulse(stock) && !isSpoonFood(stock) && !isSideVegetable(stock),
  ways: baseWays,
  count: count([0, 1, 1]),
  ...more,
});

/** What a batter is made of. */
export const flour = (more: More = {}): FormulaSlot => ({
  id: 'flour',
  part: 'base',
  from: ['base', 'binder'],
  fits: isFlour,
  count: count([1, 1, 1]),
  ...more,
});

export const aromatics = (more: More = {}): FormulaSlot => ({
  id: 'aromatics',
  part: 'aromatic',
  from: ['aromatic'],
  count: count([1, 2, 4]),
  ...more,
});

export const fat = (more: More = {}): FormulaSlot => ({
  id: 'fat',
  part: 'fat',
  from: ['fat'],
  fits: ({ food, traits, isGiven }) =>
    (food.roles.includes('oil') || /^(?:butter|ghee)/.test(food.key)) &&
    // Sesame and walnut oil season; they do not fry.
    (isGiven || !traits.slots.includes('topping')) &&
    !(food.key === 'sesame-oil' && !isGiven),
  count: count([1, 1, 1]),
  ...more,
});

/** Dried herbs and whole leaves give their taste in the heat, not on the plate. */
const isDriedHerb: Kind = ({ food }) =>
  /-dried|bay-leaf|curry-leaves|lime-leaves|italian-seasoning|fenugreek|^oregano-mexican|herbes/.test(
    food.key,
  );

export const spices = (more: More = {}): FormulaSlot => ({
  id: 'spices',
  part: 'spice',
  from: ['spice', 'herb'],
  fits: (stock) =>
    (stock.traits.slots.includes('spice') || isDriedHerb(stock)) &&
    !/^(?:vanilla|cocoa|carob|matcha|coffee|pumpkin-pie)/.test(stock.food.key) &&
    !stock.food.roles.includes('salt'),
  count: count([1, 2, 5]),
  ...more,
});

/** Cinnamon, vanilla, cocoa. */
export const acid = (more: More = {}): FormulaSlot => ({
  id: 'acid',
  part: 'acid',
  from: ['acid'],
  fits: not(isSweetFruit),
  count: count([1, 1, 2]),
  ...more,
});

export const herbs = (more: More = {}): FormulaSlot => ({
  id: 'herbs',
  part: 'herb',
  from: ['herb'],
  fits: not(isDriedHerb),
  count: count([0, 1, 3]),
  ...more,
});

export const salt = (more: More = {}): FormulaSlot => ({
  id: 'salt',
  part: 'salt',
  from: ['salt', 'spice'],
  fits: ({ food }) => food.roles.includes('salt') || food.key === 'black-pepper',
  adds: ['salt', 'black-pepper'],
  count: count([0, 2, 2]),
  ...more,
});

export const sauce = (more: More = {}): FormulaSlot => ({
  id: 'sauce',
  part: 'sauce',
  from: ['sauce'],
  count: count([0, 1, 2]),
  ...more,
});

export const liquid = (more: More = {}): FormulaSlot => ({
  id: 'liquid',
  part: 'liquid',
  isOwn: true,
  from: ['liquid'],
  fits: ({ food }) =>
    !/juice|wine|beer|coffee|tea|^milk|-milk|kefir|vinegar/.test(food.key) ||
    /coconut-milk/.test(food.key),
  count: count([0, 1, 2]),
  ...more,
});

/** Herbs have a slot of their own. */
const isFreshHerb: Kind = ({ traits }) => traits.slots.includes('herb');

/** For what is eaten cold: butter would set, and coconut oil as well. */
export const dressingFat = (more: More = {}): FormulaSlot =>
  fat({
    fits: ({ food }) =>
      food.roles.includes('oil') && !/coconut|ghee|lard|fat-|tallow|shortening/.test(food.key),
    isDressing: true,
    ...more,
  });

/** Sauces thick enough to dress a salad. */
export const dressingSauce = (more: More = {}): FormulaSlot =>
  sauce({
    fits: (stock) =>
      !isTomatoBase(stock) && !/coconut|cream$|tomato|curry-paste/.test(stock.food.key),
    count: count([0, 0, 1]),
    ...more,
  });

/** Onion and garlic of a dressing: a little, and raw. */
export const rawAromatics = (more: More = {}): FormulaSlot =>
  aromatics({
    isRaw: true,
    fits: ({ food, traits }) =>
      traits.raw !== null &&
      /^(?:garlic|scallion|shallot|onion|ginger|chili|jalapeno)/.test(food.key),
    share: 0.4,
    count: count([0, 0, 2]),
    ...more,
  });

export const topping = (more: More = {}): FormulaSlot => ({
  id: 'topping',
  part: 'topping',
  from: ['topping'],
  fits: (stock) =>
    !isCheese(stock) &&
    !isFreshHerb(stock) &&
    (stock.isGiven || !/butter|tahini|flaxseed-ground/.test(stock.food.key)) &&
    (stock.isGiven || !isSweetFruit(stock)) &&
    !/cauliflower|^oats|^oat-|flour/.test(stock.food.key),
  count: count([0, 1, 3]),
  ...more,
});

export const cheese = (more: More = {}): FormulaSlot => ({
  id: 'dairy',
  notIn: ['asian', 'indian'],
  isOwn: true,
  part: 'dairy',
  from: ['topping', 'dairy', 'second', 'main'],
  fits: isCheese,
  adds: [
    ...['parmesan', 'feta', 'mozzarella-fresh', 'cheddar', 'goat-cheese', 'queso-fresco'],
    ...['vegan-parmesan', 'vegan-cheese'],
  ],
  count: count([0, 1, 2]),
  ...more,
});

export const eggs = (more: More = {}): FormulaSlot => ({
  id: 'eggs',
  part: 'main',
  from: ['main', 'second', 'binder'],
  fits: isEgg,
  adds: ['egg'],
  count: count([1, 1, 1]),
  ...more,
});
