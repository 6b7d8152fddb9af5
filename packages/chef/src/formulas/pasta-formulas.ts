import { panWays } from '../search/ways.ts';
import type { Formula } from './formula.ts';
import { aside } from './given-slots.ts';
import {
  both,
  either,
  isDry,
  isLeafy,
  isPasta,
  isTomato,
  isTomatoBase,
  isYogurt,
  not,
} from './kinds.ts';
import {
  acid,
  aromatics,
  base,
  cheese,
  count,
  fat,
  herbs,
  liquid,
  protein,
  salt,
  spices,
  topping,
  vegetables,
} from './slots.ts';
import type { Cook, Step } from './work/cook.ts';
import {
  cookAsides,
  cookBase,
  cookInBatches,
  finish,
  heatFat,
  seasonedFirst,
  serve,
  withParts,
} from './work/moves.ts';
import { cookProtein } from './work/pan-work.ts';

const easy = { isSweet: false, difficulty: 'easy' } as const;
const hot = ['Lunch', 'Dinner'] as const;

/** Who brings mozzarella and tomatoes has pasta in mind or at home. */
const goesWithPasta = either(isPasta, isTomatoBase, ({ food }) =>
  /^mozzarella|^parmesan|^pecorino|^pancetta|^prosciutto|^pesto/.test(food.key),
);

export const pastaFormulas: readonly Formula[] = [
  {
    ...easy,
    id: 'pasta',
    typical: goesWithPasta,
    meals: hot,
    cuisines: ['italian', 'mediterranean', 'american'],
    slots: [
      base({ fits: isPasta, count: count([1, 1, 1]) }),
      protein([...panWays, 'stir_in'], {
        count: count([0, 1, 2]),
        share: 0.7,
        fits: both(not(isYogurt), not(isDry), ({ food }) => food.roles.includes('protein')),
      }),
      vegetables(['sweat', 'stir_fry'], { count: count([1, 2, 5]), grams: 170 }),
      aromatics(),
      spices({ count: count([0, 1, 2]) }),
      fat(),
      liquid({
        id: 'sauce',
        fits: isTomatoBase,
        from: ['sauce', 'liquid', 'vegetable'],
        count: count([0, 0, 1]),
      }),
      acid({ count: count([0, 1, 1]) }),
      herbs({ count: count([0, 1, 2]) }),
      cheese(),
      topping({ count: count([0, 0, 2]) }),
      salt(),
      aside,
    ],
    title: ['protein', 'vegetables'],
    work: pastaWork,
  },
  {
    ...easy,
    id: 'tomato-pasta',
    isNamedAfter: isTomato,
    typical: goesWithPasta,
    meals: hot,
    cuisines: ['italian', 'mediterranean', 'american'],
    slots: [
      base({ fits: isPasta, count: count([1, 1, 1]) }),
      protein(panWays, {
        count: count([0, 1, 1]),
        share: 0.7,
        fits: both(not(isYogurt), not(isDry), ({ food }) => food.roles.includes('protein')),
      }),
      vegetables(['sweat', 'stir_fry'], { count: count([0, 1, 5]), grams: 120 }),
      aromatics(),
      spices({ count: count([0, 1, 2]) }),
      fat(),
      liquid({
        id: 'sauce',
        fits: isTomatoBase,
        from: ['sauce', 'liquid', 'vegetable'],
        count: count([1, 1, 1]),
      }),
      acid({ count: count([0, 0, 1]) }),
      herbs({ count: count([0, 1, 2]) }),
      cheese(),
      topping({ count: count([0, 0, 2]) }),
      salt(),
      aside,
    ],
    title: ['protein', 'vegetables'],
    work: pastaWork,
  },
];

/** Sauce in the pan while the pasta boils; both tossed together. */
function pastaWork(cook: Cook): Step[] {
  const vegetables = cook.of('vegetables');
  const leaves = vegetables.filter(({ stock }) => isLeafy(stock));
  const firm = vegetables.filter((one) => !leaves.includes(one));
  const cold = cook.of('protein').filter(({ way }) => way === null || way.technique === 'stir_in');
  const fried = cook.of('protein').filter((one) => !cold.includes(one));
  const sauce = cook.of('sauce');
  return [
    cookBase(cook),
    [
      ...heatFat(cook, 'pan'),
      ...cookProtein(fried, 'medium_high'),
      ...seasonedFirst(cook, 'pan', cookInBatches(firm, { technique: 'sweat', apart: 3 })),
    ],
    [
      ...withParts('add', sauce, { vessel: 'pan' }),
      ...(sauce.length > 0
        ? [
            {
              technique: 'simmer_in_liquid',
              parts: [],
              uses: ['sauce'],
              heat: 'low',
              minutes: 8,
              cue: 'thickened',
            } as const,
          ]
        : []),
      ...cookInBatches(leaves, { technique: 'stir_in', apart: 3 }),
    ],
    [...withParts('stir_in', cold), { technique: 'toss', parts: [], uses: ['base', 'sauce'] }],
    cookAsides(cook),
    [...finish(cook), ...serve(cook).filter(({ technique }) => technique === 'serve_with')],
  ];
}
