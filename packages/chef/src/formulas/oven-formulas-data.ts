import { ovenWays, panWays } from '../search/ways.ts';
import type { Formula } from './formula.ts';
import { aside } from './given-slots.ts';
import {
  both,
  either,
  isBakedFruit,
  isDairy,
  isDry,
  isFish,
  isFlour,
  isMeat,
  isMinced,
  isNut,
  isOats,
  isPotato,
  isPulse,
  isSeed,
  isShellfish,
  isSkewerable,
  isStuffable,
  isSweetYogurt,
  isTofu,
  isYogurt,
  type Kind,
  not,
} from './kinds.ts';
import {
  acid,
  aromatics,
  base,
  cheese,
  count,
  dressingSauce,
  eggs,
  fat,
  herbs,
  protein,
  pulses,
  rawVegetables,
  salt,
  sauce,
  spices,
  topping,
  vegetables,
} from './slots.ts';
import { crunch, fruit, sweetener, sweetSpices, yogurt } from './sweet-slots.ts';
import { bakedFruitWork } from './work/batter-work.ts';
import {
  parcelWork,
  pattiesWork,
  roastInTurn,
  skewersWork,
  stuffedWork,
} from './work/oven-work.ts';

const easy = { isSweet: false, difficulty: 'easy' } as const;
const medium = { isSweet: false, difficulty: 'medium' } as const;
const hot = ['Lunch', 'Dinner'] as const;
const oven = [...ovenWays] as const;
const yogurtDip = yogurt({
  id: 'dip',
  notIn: ['asian', 'italian'],
  count: count([0, 0, 1]),
  share: 0.5,
  fits: either(both(isYogurt, not(isSweetYogurt)), ({ food }) => /hummus|tzatziki/.test(food.key)),
  from: ['dairy', 'sauce'],
});

/** A marinade is of oil and small aromatics; butter would have to melt, and celery is a vegetable. */
const isMarinadeFat: Kind = ({ food, isGiven }) =>
  isGiven ? food.roles.includes('oil') || /^(?:butter|ghee)/.test(food.key) : isFryingOil(food.key);
const isFryingOil = (key: string) => /^(?:olive|canola|sunflower|avocado|peanut)-oil$/.test(key);
const isMarinadeAromatic: Kind = ({ food, isGiven }) =>
  isGiven || /^(?:garlic|ginger|shallot|onion|scallion|chili|jalapeno)/.test(food.key);

const seasoned = [
  aromatics({ fits: isMarinadeAromatic, count: count([0, 1, 3]) }),
  spices({ count: count([1, 2, 4]) }),
  fat({ fits: isMarinadeFat }),
  acid(),
  herbs(),
  salt(),
] as const;

const isRoasted = both(isMeat, not(isMinced), ({ traits }) =>
  traits.ways.some(({ technique }) => technique === 'roast' || technique === 'bake'),
);

export const ovenFormulas: readonly Formula[] = [
  {
    ...easy,
    id: 'traybake',
    meals: hot,
    cuisines: [],
    usesOven: true,
    room: 1.4,
    slots: [
      protein(oven),
      vegetables(['roast'], { count: count([2, 3, 7]), grams: 280 }),
      ...seasoned,
      base({ count: count([0, 0, 1]) }),
      dressingSauce(),
      yogurtDip,
      cheese({ count: count([0, 0, 1]) }),
      topping({ count: count([0, 0, 2]) }),
      aside,
    ],
    title: ['protein', 'vegetables'],
    work: (cook) => roastInTurn(cook, ['protein', 'pulses', 'vegetables']),
  },
  {
    ...medium,
    id: 'roast',
    hallmarks: [isRoasted, isPotato],
    needsMinutes: 60,
    meals: ['Dinner', 'Lunch'],
    cuisines: ['american', 'mediterranean', 'italian'],
    usesOven: true,
    slots: [
      protein(['roast', 'bake'], {
        count: count([1, 1, 1]),
        fits: (stock) =>
          !isPulse(stock) &&
          stock.food.roles.includes('protein') &&
          !isMinced(stock) &&
          !stock.food.traits.includes('egg') &&
          (!isDairy(stock) || stock.food.key === 'halloumi'),
      }),
      vegetables(['roast'], {
        id: 'starch',
        from: ['base', 'vegetable', 'main'],
        part: 'base',
        fits: either(isPotato, ({ food }) =>
          /parsnip|carrot|celeriac|squash|beet|turnip|rutabaga|pumpkin/.test(food.key),
        ),
        count: count([1, 1, 2]),
        grams: 160,
      }),
      vegetables(['roast'], { count: count([1, 2, 5]), grams: 180 }),
      ...seasoned,
      cheese({ count: count([0, 0, 1]) }),
      topping({ count: count([0, 0, 1]) }),
      aside,
    ],
    title: ['protein', 'starch'],
    work: (cook) => roastInTurn(cook, ['protein', 'starch', 'vegetables']),
  },
  {
    ...easy,
    id: 'baked-fish',
    typical: either(isFish, isShellfish),
    meals: hot,
    cuisines: [],
    usesOven: true,
    slots: [
      protein(['bake'], { fits: either(isFish, isShellfish), count: count([1, 1, 1]) }),
      vegetables(['roast', 'bake'], { count: count([1, 3, 5]), grams: 240 }),
      ...seasoned,
      base({ count: count([0, 0, 1]) }),
      yogurtDip,
      topping({ count: count([0, 0, 1]) }),
      aside,
    ],
    title: ['protein', 'vegetables'],
    work: (cook) => roastInTurn(cook, ['protein', 'vegetables']),
  },
  {
    ...easy,
    id: 'parcels',
    typical: isFish,
    meals: hot,
    cuisines: ['mediterranean', 'asian', 'italian', 'american'],
    usesOven: true,
    slots: [
      protein(['bake_in_parcel', 'bake'], {
        fits: (stock) => isFish(stock) || isTofu(stock),
        count: count([1, 1, 1]),
      }),
      vegetables(['roast', 'steam', 'stir_fry'], {
        fits: ({ food, traits }) =>
          food.roles.includes('vegetable') &&
          traits.ways.some(({ technique, minutes }) => technique === 'stir_fry' && minutes <= 7),
        count: count([1, 3, 5]),
        grams: 200,
      }),
      aromatics({ count: count([0, 1, 3]) }),
      spices({ count: count([0, 1, 3]) }),
      fat(),
      acid(),
      dressingSauce(),
      herbs(),
      salt(),
      base({ count: count([0, 0, 1]) }),
      topping({ count: count([0, 0, 1]) }),
      aside,
    ],
    title: ['protein', 'vegetables'],
    work: parcelWork,
  },
  {
    ...medium,
    id: 'stuffed-vegetables',
    typical: isStuffable,
    meals: hot,
    cuisines: ['mediterranean', 'italian', 'mexican', 'american', 'indian'],
    usesOven: true,
    slots: [
      vegetables(['bake', 'roast'], {
        id: 'shell',
        fits: (stock) =>
          isStuffable(stock) &&
          stock.traits.ways.some(({ cut, technique }) => cut === 'halved' && technique === 'bake'),
        count: count([1, 1, 1]),
        grams: 180,
      }),
      protein(panWays, {
        share: 0.7,
        fits: (stock) =>
          isMinced(stock) ||
          isPulse(stock) ||
          isTofu(stock) ||
          /seitan|tempeh|soy|paneer/.test(stock.food.key),
      }),
      vegetables(['sweat', 'stir_fry'], { count: count([0, 1, 4]), grams: 90 }),
      base({ share: 0.4, count: count([0, 1, 1]), ways: ['cook_covered_absorbing', 'stir_fry'] }),
      sauce({ count: count([0, 0, 1]), share: 0.5 }),
      ...seasoned,
      cheese(),
      topping({ count: count([0, 0, 1]) }),
      aside,
    ],
    title: ['shell', 'protein'],
    work: stuffedWork,
  },
  {
    ...easy,
    id: 'skewers',
    typical: isSkewerable,
    meals: [...hot, 'Snack'],
    cuisines: [],
    usesOven: true,
    slots: [
      protein(['grill', 'fry_each_side', 'stir_fry'], {
        fits: both(
          isSkewerable,
          not(({ food }) => /canned|smoked-|ham|salami|bacon/.test(food.key)),
        ),
        isInPieces: true,
        count: count([1, 1, 1]),
      }),
      vegetables(['grill', 'stir_fry'], {
        fits: ({ food }) =>
          /^bell-pepper|^zucchini|^mushroom|^onion|^tomato-cherry|^eggplant|^pepper|^squash-yellow|^pineapple/.test(
            food.key,
          ),
        count: count([1, 2, 4]),
        grams: 150,
      }),
      ...seasoned,
      dressingSauce(),
      base({
        fits: ({ food }) =>
          /^rice|^brown-rice|quinoa|couscous|bulgur|potato|pita|naan|chapati/.test(food.key) &&
          !/noodle|flour|flake|cake|paper|puffed|milk/.test(food.key),
        count: count([0, 0, 1]),
      }),
      { ...yogurtDip, count: count([0, 1, 1]) },
      topping({ count: count([0, 0, 1]) }),
      aside,
    ],
    title: ['protein', 'vegetables'],
    work: skewersWork,
  },
  {
    ...medium,
    id: 'patties',
    typical: isMinced,
    meals: hot,
    cuisines: [],
    slots: [
      protein(['fry_each_side', 'brown'], {
        fits: both(isMinced, not(isDry)),
        count: count([1, 1, 1]),
      }),
      aromatics({ count: count([1, 2, 3]) }),
      spices({ count: count([1, 2, 4]) }),
      fat(),
      { ...eggs({ count: count([0, 0, 1]), part: 'binder', share: 0.3 }) },
      rawVegetables({ id: 'salad', count: count([1, 2, 5]), grams: 150 }),
      base({ count: count([0, 0, 1]) }),
      { ...yogurtDip, count: count([0, 1, 1]) },
      acid(),
      herbs(),
      cheese({ count: count([0, 0, 1]) }),
      topping({ count: count([0, 0, 1]) }),
      salt(),
      aside,
    ],
    title: ['protein', 'salad'],
    work: (cook) => pattiesWork(cook, { isMashed: false }),
  },
  {
    ...medium,
    id: 'bean-patties',
    typical: both(isPulse, not(isDry)),
    meals: [...hot, 'Breakfast', 'Snack'],
    cuisines: [],
    slots: [
      pulses(['mash', 'stir_fry', 'simmer_in_liquid'], {
        fits: both(isPulse, not(isDry)),
        count: count([1, 1, 1]),
      }),
      {
        ...eggs({
          id: 'binder',
          part: 'binder',
          from: ['binder'],
          fits: (stock) =>
            /flour|breadcrumbs|^oats|flaxseed|chia/.test(stock.food.key) &&
            !/coconut-flour/.test(stock.food.key),
          adds: ['oats', 'chickpea-flour', 'buckwheat-flour', 'almond-flour', 'flaxseed-ground'],
          share: 0.5,
        }),
      },
      vegetables([], {
        isRaw: true,
        fits: ({ food }) => /^carrot|^zucchini|^spinach|^corn|^beet$/.test(food.key),
        count: count([0, 1, 2]),
        grams: 50,
      }),
      aromatics({ count: count([1, 2, 3]) }),
      spices({ count: count([1, 2, 4]) }),
      fat(),
      rawVegetables({ id: 'salad', count: count([1, 2, 4]), grams: 130 }),
      { ...yogurtDip, count: count([0, 1, 1]) },
      acid(),
      herbs(),
      topping({ count: count([0, 0, 1]) }),
      salt(),
      aside,
    ],
    title: ['pulses', 'salad'],
    work: (cook) => pattiesWork(cook, { isMashed: true }),
  },
  {
    ...easy,
    id: 'roasted-snack',
    typical: both(isPulse, not(isDry)),
    meals: ['Snack'],
    cuisines: [],
    usesOven: true,
    slots: [
      pulses(['roast'], {
        count: count([0, 1, 1]),
        share: 0.6,
        fits: (stock) => isPulse(stock) && !isDry(stock),
      }),
      vegetables(['roast'], { count: count([0, 1, 4]), grams: 90 }),
      {
        ...topping({
          id: 'protein',
          count: count([0, 0, 2]),
          ways: ['roast'],
          fits: either(isNut, isSeed, isTofu),
          from: ['topping', 'main'],
        }),
      },
      ...seasoned,
      yogurtDip,
      aside,
    ],
    title: ['pulses', 'vegetables', 'protein'],
    holds: (cook) => cook.has('pulses') || cook.has('vegetables'),
    work: (cook) => roastInTurn(cook, ['pulses', 'vegetables', 'protein']),
  },
  {
    id: 'baked-fruit',
    typical: isBakedFruit,
    isSweet: true,
    difficulty: 'easy',
    meals: ['Snack', 'Breakfast'],
    cuisines: [],
    usesOven: true,
    slots: [
      fruit({
        fits: (stock) => isBakedFruit(stock) || stock.food.roles.includes('berry'),
        ways: ['bake', 'roast'],
        count: count([1, 1, 4]),
        grams: 150,
      }),
      {
        ...base({
          id: 'grain',
          fits: either(
            isOats,
            both(isFlour, ({ food }) => /almond|oat|buckwheat/.test(food.key)),
          ),
          isRaw: true,
          ways: ['bake'],
          from: ['base', 'topping', 'binder'],
          count: count([0, 1, 1]),
          share: 0.5,
        }),
      },
      crunch({ count: count([1, 1, 3]) }),
      {
        ...fat({ share: 0.6 }),
        count: count([0, 1, 1]),
        adds: ['coconut-oil', 'butter', 'canola-oil', 'olive-oil'],
      },
      sweetSpices(),
      sweetener({ count: count([0, 0, 1]) }),
      yogurt({ count: count([0, 1, 1]), share: 0.7 }),
      aside,
    ],
    title: ['fruit'],
    work: bakedFruitWork,
  },
];
