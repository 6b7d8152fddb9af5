import { panWays, potWays } from '../search/ways.ts';
import type { Formula } from './formula.ts';
import { aside } from './given-slots.ts';
import {
  both,
  either,
  isAvocado,
  isBread,
  isCheese,
  isDry,
  isEgg,
  isFish,
  isFlour,
  isHummus,
  isMeat,
  isMinced,
  isMushroom,
  isNoodle,
  isPasta,
  isPotato,
  isPulse,
  isSaladLeaf,
  isStick,
  isTofu,
  isYogurt,
  type Kind,
  not,
} from './kinds.ts';
import {
  acid,
  base,
  cheese,
  count,
  dressingFat,
  dressingSauce,
  herbs,
  isSideVegetable,
  protein,
  pulses,
  rawAromatics,
  rawVegetables,
  salt,
  sauce,
  spices,
  topping,
  vegetables,
} from './slots.ts';
import { fruit, sweetener } from './sweet-slots.ts';
import { bowlWork } from './work/bowl-work.ts';
import { boardWork, dipWork, saladWork, stuffedAvocadoWork, warm } from './work/cold-work.ts';

const easy = { isSweet: false, difficulty: 'easy' } as const;
const hot = ['Lunch', 'Dinner'] as const;
const warmWays = [...panWays, ...potWays, 'bake', 'roast', 'stir_in'] as const;
const coldFirst = { isRaw: true, isRawFirst: true } as const;
const leaves = rawVegetables({
  id: 'leaves',
  fits: isSaladLeaf,
  count: count([1, 1, 3]),
  grams: 60,
});
const raw = rawVegetables({
  fits: (stock) =>
    !isSaladLeaf(stock) &&
    (stock.food.roles.includes('vegetable') || /avocado|olive/.test(stock.food.key)),
  count: count([1, 3, 7]),
  grams: 190,
});
/** Raw they are a garnish of a few slices. */
const sauteed = vegetables(['stir_fry'], {
  id: 'sauteed',
  fits: isMushroom,
  isForGiven: true,
  count: count([0, 0, 3]),
  grams: 110,
});
const withDressing = [
  sauteed,
  dressingFat(),
  acid({ isDressing: true }),
  spices({ count: count([0, 0, 3]) }),
  rawAromatics(),
  dressingSauce(),
  sweetener({ count: count([0, 0, 1]), isForGiven: true }),
  herbs(),
  topping(),
  cheese(),
  salt(),
] as const;
const notDry = not(isDry);
const { fits: isWarmProtein = notDry } = protein(warmWays);

/** Meat, fish, tofu and pulses between pasta and vegetables; a fried egg would be torn. */
const isTossed: Kind = (stock) =>
  stock.food.roles.includes('protein') &&
  ![isDry, isYogurt, isHummus, isCheese, isEgg].some((kind) => kind(stock));

const crackers = base({
  fits: ({ food }) => /bread|cracker|pita|crisp|rice-cake/.test(food.key),
  ways: [],
  ...coldFirst,
  count: count([0, 0, 1]),
});

export const saladFormulas: readonly Formula[] = [
  {
    ...easy,
    id: 'salad',
    rarity: 0.25,
    meals: [...hot, 'Snack'],
    cuisines: [],
    room: 1.4,
    slots: [
      leaves,
      raw,
      protein(warmWays, {
        ...coldFirst,
        count: count([0, 1, 2]),
        share: 0.7,
        fits: (stock) =>
          stock.food.roles.includes('protein') &&
          notDry(stock) &&
          !isMinced(stock) &&
          !isYogurt(stock) &&
          !isCheese(stock),
      }),
      fruit({ count: count([0, 0, 2]), grams: 60 }),
      ...withDressing,
      { ...base({ fits: isBread, isRaw: true, ways: ['toast_dry'], count: count([0, 0, 1]) }) },
      aside,
    ],
    title: ['protein', 'vegetables', 'leaves'],
    work: saladWork,
  },
  {
    ...easy,
    id: 'chopped-salad',
    rarity: 0.5,
    meals: [...hot, 'Snack', 'Breakfast'],
    cuisines: ['mediterranean', 'mexican', 'indian', 'american', 'asian'],
    room: 1.2,
    slots: [
      {
        ...raw,
        fits: (stock) => stock.food.roles.includes('vegetable') || isAvocado(stock),
        count: count([2, 4, 8]),
        grams: 230,
      },
      pulses([...warmWays], {
        ...coldFirst,
        count: count([0, 1, 1]),
        share: 0.8,
        fits: (stock) => isPulse(stock) && notDry(stock),
      }),
      protein(['stir_in'], {
        isRaw: true,
        ways: ['stir_in'],
        count: count([0, 0, 1]),
        share: 0.7,
        fits: (stock) =>
          !isPulse(stock) &&
          !isCheese(stock) &&
          !isYogurt(stock) &&
          stock.food.roles.includes('protein') &&
          stock.traits.raw !== null &&
          !isTofu(stock),
      }),
      ...withDressing,
      aside,
    ],
    title: ['vegetables', 'pulses', 'protein'],
    work: saladWork,
  },
  {
    ...easy,
    id: 'grain-salad',
    typical: ({ food }) =>
      /bulgur|quinoa|millet|couscous|freekeh|buckwheat|farro|barley|rice|spelt/.test(food.key),
    meals: hot,
    cuisines: [],
    slots: [
      base({
        fits: not(
          either(isFlour, isBread, isPotato, isNoodle, isPasta, ({ food }) =>
            /^oat|tortilla|cracker|cake|flake|muesli|granola|crisp|paper|popcorn|puffed|polenta|semolina|corn|chia|lentil|dal|peas/.test(
              food.key,
            ),
          ),
        ),
        count: count([1, 1, 1]),
        share: 0.8,
      }),
      raw,
      { ...leaves, count: count([0, 1, 2]), grams: 40 },
      pulses(warmWays, {
        ...coldFirst,
        count: count([0, 1, 1]),
        share: 0.7,
        fits: (stock) => isPulse(stock) && !isDry(stock),
      }),
      protein(warmWays, {
        ...coldFirst,
        count: count([0, 0, 1]),
        share: 0.7,
        fits: both(isTossed, not(isPulse)),
      }),
      fruit({ count: count([0, 0, 2]), grams: 50 }),
      ...withDressing,
      aside,
    ],
    title: ['base', 'vegetables', 'pulses'],
    work: saladWork,
  },
  {
    ...easy,
    id: 'pasta-salad',
    typical: isPasta,
    meals: hot,
    cuisines: ['italian', 'mediterranean', 'american'],
    slots: [
      base({ fits: isPasta, count: count([1, 1, 1]), share: 0.8 }),
      raw,
      { ...leaves, count: count([0, 0, 2]), grams: 40 },
      protein(warmWays, {
        ...coldFirst,
        count: count([0, 1, 2]),
        share: 0.7,
        fits: isTossed,
      }),
      ...withDressing,
      aside,
    ],
    title: ['protein', 'vegetables'],
    work: saladWork,
  },
  {
    ...easy,
    id: 'warm-potato-salad',
    typical: isPotato,
    meals: hot,
    cuisines: ['american', 'mediterranean'],
    rarity: 0.2,
    slots: [
      base({
        fits: isPotato,
        ways: ['boil_in_water', 'steam'],
        from: ['base', 'vegetable', 'main'],
        count: count([1, 1, 2]),
      }),
      raw,
      protein(warmWays, {
        ...coldFirst,
        count: count([0, 1, 1]),
        share: 0.7,
        fits: isTossed,
      }),
      ...withDressing,
      aside,
    ],
    title: ['base', 'protein', 'vegetables'],
    work: saladWork,
  },
  {
    ...easy,
    id: 'warm-fish-salad',
    typical: isFish,
    meals: hot,
    cuisines: ['mediterranean', 'asian', 'american', 'italian'],
    slots: [
      protein(['fry_each_side', 'bake', 'steam', 'stir_in'], {
        ...coldFirst,
        fits: isFish,
        count: count([1, 1, 1]),
      }),
      leaves,
      raw,
      ...withDressing,
      aside,
    ],
    title: ['protein', 'leaves', 'vegetables'],
    holds: (cook) => warm(cook.of('protein')).length > 0,
    work: saladWork,
  },
  {
    ...easy,
    id: 'buddha-bowl',
    meals: hot,
    cuisines: [],
    room: 1.5,
    slots: [
      base({
        fits: not(
          either(isFlour, isPasta, isSideVegetable, ({ food }) =>
            /bread|tortilla|cracker|cake|^oat|flake|muesli|granola|crisp|paper|popcorn|puffed|chia|polenta|semolina|grits|cornmeal|pita|naan|chips|lentils-red|-dal|split-peas/.test(
              food.key,
            ),
          ),
        ),
        count: count([0, 1, 1]),
        share: 0.8,
      }),
      protein(warmWays, { share: 0.8, fits: both(isWarmProtein, notDry) }),
      vegetables([...panWays, 'steam', 'roast'], {
        isRaw: true,
        count: count([2, 3, 7]),
        grams: 210,
      }),
      { ...leaves, count: count([0, 1, 1]), grams: 30 },
      fruit({ count: count([0, 0, 1]), grams: 50 }),
      ...withDressing,
      aside,
    ],
    title: ['protein', 'vegetables', 'base'],
    work: bowlWork,
  },
  {
    ...easy,
    id: 'burrito-bowl',
    typical: ({ food }) => /beans|avocado|^corn|salsa/.test(food.key),
    meals: hot,
    cuisines: ['mexican', 'american'],
    slots: [
      base({
        fits: ({ food }) =>
          /rice|quinoa/.test(food.key) && !/noodle|paper|cake|flour|puffed|flake/.test(food.key),
        count: count([0, 1, 1]),
        share: 0.7,
      }),
      protein(warmWays, { share: 0.7, fits: both(isWarmProtein, notDry) }),
      pulses(warmWays, {
        isRaw: true,
        count: count([0, 1, 1]),
        share: 0.6,
        fits: (stock) => isPulse(stock) && !isDry(stock),
      }),
      vegetables([...panWays], { isRaw: true, count: count([2, 3, 6]), grams: 180 }),
      ...withDressing,
      aside,
    ],
    title: ['protein', 'pulses', 'vegetables'],
    holds: (cook) => cook.of('protein', 'pulses').some(({ stock }) => isPulse(stock)),
    work: bowlWork,
  },
  {
    ...easy,
    id: 'noodle-salad',
    typical: isNoodle,
    meals: hot,
    cuisines: ['asian'],
    slots: [
      base({ fits: isNoodle, count: count([1, 1, 1]), share: 0.8 }),
      raw,
      { ...leaves, count: count([0, 0, 2]), grams: 40 },
      protein(warmWays, {
        ...coldFirst,
        share: 0.7,
        fits: isTossed,
      }),
      ...withDressing.map((one) =>
        one.id === 'sauce' ? { ...one, count: count([1, 1, 2]) } : one,
      ),
      aside,
    ],
    title: ['protein', 'vegetables'],
    work: saladWork,
  },
  {
    ...easy,
    id: 'dip',
    typical: either(isPulse, isAvocado, isYogurt, isStick),
    meals: ['Snack', 'Lunch'],
    cuisines: [],
    slots: [
      {
        ...pulses(['mash', 'simmer_in_liquid'], {
          id: 'body',
          isRaw: true,
          fits: (stock) =>
            (isPulse(stock) && !isDry(stock)) ||
            isAvocado(stock) ||
            /^tofu-silken|hummus|^eggplant|^beet-cooked|^red-pepper-roasted|artichoke|ricotta|quark|greek-yogurt|cottage|cream-cheese|feta/.test(
              stock.food.key,
            ),
          from: ['main', 'second', 'vegetable', 'dairy', 'sauce', 'fruit', 'topping'],
          ways: ['roast', 'steam'],
          count: count([1, 1, 2]),
          share: 0.8,
        }),
      },
      rawVegetables({ fits: isStick, isDipped: true, count: count([1, 2, 6]), grams: 110 }),
      dressingFat({ share: 0.8 }),
      acid(),
      rawAromatics({ count: count([0, 1, 2]) }),
      spices({ count: count([0, 1, 2]) }),
      sauce({
        fits: ({ food }) => /tahini|yeast|harissa|pesto|tomato-paste/.test(food.key),
        count: count([0, 0, 1]),
      }),
      herbs(),
      topping(),
      salt(),
      crackers,
      aside,
    ],
    title: ['body', 'vegetables'],
    work: dipWork,
  },
  {
    ...easy,
    id: 'board',
    meals: ['Snack', 'Breakfast', 'Lunch'],
    cuisines: ['mediterranean', 'italian', 'american'],
    rarity: 0.3,
    room: 1.3,
    slots: [
      {
        ...topping({
          id: 'protein',
          part: 'main',
          from: ['main', 'second', 'topping', 'dairy', 'sauce'],
          fits: (stock) =>
            stock.traits.raw !== null &&
            !isPulse(stock) &&
            (isCheese(stock) ||
              /smoked|egg-boiled|canned|ham|salami|hummus|prosciutto|turkey-deli/.test(
                stock.food.key,
              )) &&
            !isDry(stock),
          isRaw: true,
          count: count([0, 1, 3]),
          share: 0.7,
        }),
      },
      rawVegetables({ count: count([1, 3, 7]), grams: 130 }),
      fruit({ count: count([0, 0, 3]), grams: 80 }),
      topping({ count: count([1, 1, 3]) }),
      dressingFat({ share: 0.5 }),
      acid({ count: count([0, 1, 1]) }),
      spices({ count: count([0, 0, 2]) }),
      herbs(),
      salt({ count: count([0, 0, 2]) }),
      crackers,
      aside,
    ],
    title: ['protein', 'vegetables', 'fruit'],
    holds: (cook) => cook.has('protein', 'base'),
    work: boardWork,
  },
  {
    ...easy,
    id: 'stuffed-avocado',
    typical: isAvocado,
    meals: ['Snack', 'Lunch', 'Breakfast'],
    cuisines: ['mexican', 'american', 'mediterranean'],
    rarity: 0.3,
    slots: [
      rawVegetables({
        id: 'shell',
        part: 'main',
        from: ['vegetable', 'main', 'fat', 'topping', 'fruit'],
        fits: isAvocado,
        cut: 'halved',
        adds: ['avocado'],
        count: count([1, 1, 1]),
        grams: 90,
      }),
      protein(['stir_in', 'mash'], {
        ...coldFirst,
        count: count([0, 1, 1]),
        share: 0.5,
        fits: (stock) =>
          stock.traits.raw !== null &&
          !isDry(stock) &&
          !isMeat(stock) &&
          !isTofu(stock) &&
          !isYogurt(stock),
      }),
      rawVegetables({
        fits: (stock) => stock.food.roles.includes('vegetable') && !isAvocado(stock),
        count: count([1, 2, 5]),
        grams: 100,
      }),
      dressingFat({ share: 0.6 }),
      acid(),
      spices({ count: count([0, 1, 2]) }),
      rawAromatics({ count: count([0, 0, 1]) }),
      herbs(),
      topping(),
      salt(),
      aside,
    ],
    title: ['protein', 'vegetables'],
    work: stuffedAvocadoWork,
  },
];
