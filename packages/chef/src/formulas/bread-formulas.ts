import { panWays } from '../search/ways.ts';
import type { Formula, FormulaSlot } from './formula.ts';
import { aside } from './given-slots.ts';
import {
  both,
  either,
  isAvocado,
  isBread,
  isCheese,
  isDry,
  isEgg,
  isFreshCheese,
  isNut,
  isNutButter,
  isPulse,
  isSaladLeaf,
  isSeed,
  isWrap,
  isYogurt,
  not,
} from './kinds.ts';
import {
  acid,
  aromatics,
  base,
  cheese,
  count,
  eggs,
  fat,
  herbs,
  protein,
  rawVegetables,
  salt,
  spices,
  topping,
  vegetables,
} from './slots.ts';
import { crunch, fruit, sweetener, sweetSpices, yogurt } from './sweet-slots.ts';
import { breadWork } from './work/bread-work.ts';

const easy = { isSweet: false, difficulty: 'easy' } as const;
const sliced = both(
  isBread,
  not(({ food }) => /naan|pita|crumbs|crisp|burger-bun/.test(food.key)),
);
const breads = (fits: FormulaSlot['fits'] & {}): FormulaSlot =>
  base({ id: 'bread', fits, ways: ['toast_dry'], isRaw: true, count: count([1, 1, 1]) });
const spread = yogurt({
  id: 'spread',
  part: 'sauce',
  isOwn: true,
  adds: [
    ...['hummus', 'avocado', 'cream-cheese', 'ricotta-part-skim', 'greek-yogurt-lowfat'],
    ...['guacamole', 'pesto', 'soy-yogurt', 'vegan-cream-cheese', 'tahini'],
  ],
  from: ['sauce', 'dairy', 'fat', 'vegetable', 'topping', 'second'],
  fits: either(isFreshCheese, isYogurt, isAvocado, ({ food }) =>
    /hummus|pesto|cream-cheese|mayonnaise|guacamole|mustard|labneh|tahini|salsa|harissa|refried/.test(
      food.key,
    ),
  ),
  isRaw: true,
  count: count([0, 1, 2]),
});
const inPan = [...panWays, 'stir_in'] as const;
const anyProtein = protein(inPan, {
  isRaw: true,
  count: count([0, 1, 2]),
  share: 0.6,
  fits: (stock) =>
    stock.food.roles.includes('protein') &&
    !isDry(stock) &&
    !isYogurt(stock) &&
    !isEgg(stock) &&
    !isCheese(stock) &&
    (!isPulse(stock) || stock.traits.raw !== null),
});
const seasoning = [
  fat({ share: 0.5 }),
  acid({ count: count([0, 1, 1]) }),
  spices({ count: count([0, 1, 2]) }),
  aromatics({ count: count([0, 0, 2]) }),
  herbs(),
  salt({ count: count([0, 1, 2]) }),
] as const;

export const breadFormulas: readonly Formula[] = [
  {
    ...easy,
    id: 'toast',
    typical: either(isBread, isAvocado, isFreshCheese),
    meals: ['Breakfast', 'Snack', 'Lunch'],
    cuisines: [],
    slots: [
      breads(sliced),
      spread,
      anyProtein,
      eggs({ ways: ['fry_each_side'], count: count([0, 0, 1]) }),
      vegetables(['sweat', 'stir_fry'], { isRaw: true, count: count([1, 2, 4]), grams: 100 }),
      ...seasoning,
      cheese({ count: count([0, 0, 1]) }),
      topping({ count: count([0, 1, 2]) }),
      aside,
    ],
    title: ['spread', 'protein', 'eggs', 'vegetables'],
    work: (cook) => breadWork(cook, 'toast'),
  },
  {
    ...easy,
    id: 'sandwich',
    typical: isBread,
    meals: ['Lunch', 'Dinner', 'Snack'],
    cuisines: ['american', 'mediterranean', 'italian', 'mexican'],
    slots: [
      breads(sliced),
      spread,
      { ...anyProtein, count: count([0, 1, 2]) },
      rawVegetables({ count: count([1, 2, 5]), grams: 90 }),
      { ...rawVegetables({ id: 'leaves', fits: isSaladLeaf, count: count([0, 1, 1]), grams: 25 }) },
      ...seasoning,
      cheese(),
      topping({ count: count([0, 0, 1]) }),
      aside,
    ],
    title: ['protein', 'spread', 'vegetables'],
    work: (cook) => breadWork(cook, 'sandwich'),
  },
  {
    ...easy,
    id: 'wrap',
    typical: isWrap,
    meals: ['Breakfast', 'Lunch', 'Dinner', 'Snack'],
    cuisines: ['mexican', 'mediterranean', 'american', 'indian', 'asian'],
    slots: [
      breads(isWrap),
      spread,
      { ...anyProtein, count: count([1, 1, 2]) },
      vegetables(['stir_fry', 'sweat'], { isRaw: true, count: count([1, 3, 6]), grams: 130 }),
      ...seasoning,
      cheese({ count: count([0, 0, 1]) }),
      topping({ count: count([0, 0, 1]) }),
      aside,
    ],
    title: ['protein', 'vegetables'],
    work: (cook) => breadWork(cook, 'wrap'),
  },
  {
    id: 'sweet-toast',
    typical: either(isBread, isNutButter),
    isSweet: true,
    difficulty: 'easy',
    meals: ['Breakfast', 'Snack'],
    cuisines: [],
    slots: [
      breads(either(sliced, ({ food }) => /rice-cake/.test(food.key))),
      yogurt({
        id: 'spread',
        part: 'sauce',
        from: ['sauce', 'dairy', 'fat', 'topping', 'second'],
        fits: either(isNutButter, isFreshCheese),
        isRaw: true,
        count: count([1, 1, 2]),
      }),
      fruit({ count: count([1, 1, 3]), grams: 80 }),
      crunch({ count: count([0, 1, 2]), fits: either(isNut, isSeed) }),
      sweetSpices({ fits: ({ food }) => /cinnamon|cardamom/.test(food.key) }),
      sweetener({ count: count([0, 0, 1]), isForGiven: true }),
      aside,
    ],
    title: ['spread', 'fruit'],
    work: (cook) => breadWork(cook, 'toast'),
  },
];
