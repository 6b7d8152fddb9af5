import type { Action } from '../../dish.ts';
import { isCheese, isLeafy } from '../kinds.ts';
import { type Cook, indices, type Step } from './cook.ts';
import {
  cookAsides,
  cookBase,
  cookInBatches,
  heatFat,
  seasonedFirst,
  serve,
  withParts,
} from './moves.ts';
import { cookProtein } from './pan-work.ts';

/** Vegetables and what else is warmed before the eggs come in. */
function warmFilling(cook: Cook): Action[] {
  const vegetables = cook.of('vegetables');
  const leaves = vegetables.filter(({ stock }) => isLeafy(stock));
  const firm = vegetables.filter((one) => !leaves.includes(one));
  return [
    ...heatFat(cook, 'pan'),
    ...cookProtein(cook.of('protein', 'pulses'), 'medium'),
    ...seasonedFirst(
      cook,
      'pan',
      cookInBatches(firm, { technique: 'sweat', apart: 3, vessel: 'pan', heat: 'medium' }),
    ),
    ...cookInBatches(leaves, { technique: 'stir_in', apart: 3 }),
  ];
}

/** Salt and the like go into the eggs, so that the whole is seasoned. */
export function whiskEggs(cook: Cook): Action[] {
  const parts = cook.of('eggs', 'liquid', 'salt');
  return [{ technique: 'whisk', parts: indices(parts), vessel: 'bowl', makes: 'egg_mix' }];
}

const toppings = (cook: Cook): Action[] => [
  ...withParts('season', cook.of('acid')),
  ...withParts('top', [...cook.of('herbs', 'dairy', 'topping', 'sauce')]),
];

export function omeletteWork(cook: Cook): Step[] {
  const filling = warmFilling(cook);
  const inside = cook.of('dairy');
  const outside = cook.of('herbs', 'topping', 'sauce');
  const isFilled = cook.has('vegetables', 'protein', 'pulses', 'aromatics');
  return [
    whiskEggs(cook),
    isFilled
      ? [...filling, { technique: 'set_aside', parts: [], uses: ['filling'], makes: 'filling' }]
      : filling,
    [
      ...(isFilled ? heatFat(cook, 'pan') : []),
      { technique: 'pour_over', parts: [], uses: ['egg_mix'], vessel: 'pan', heat: 'medium' },
      { technique: 'set_on_low_heat', parts: [], minutes: 3, cue: 'just_set' },
    ],
    [
      ...(isFilled
        ? [{ technique: 'fill', parts: indices(inside), uses: ['filling'] } as const]
        : withParts('top', inside)),
      ...withParts('top', outside),
      ...withParts('season', cook.of('acid')),
    ],
    cookAsides(cook),
    serve(cook),
  ];
}

export function scrambleWork(cook: Cook): Step[] {
  return [
    whiskEggs(cook),
    cookBase(cook),
    warmFilling(cook),
    [
      { technique: 'pour_over', parts: [], uses: ['egg_mix'], heat: 'low' },
      { technique: 'scramble', parts: [], uses: ['egg_mix'], minutes: 3, cue: 'just_set' },
    ],
    cookAsides(cook),
    [...toppings(cook), ...serve(cook)],
  ];
}

export function frittataWork(cook: Cook): Step[] {
  const cheeses = cook.of('dairy').filter(({ stock }) => isCheese(stock));
  const others = cook.of('dairy').filter((one) => !cheeses.includes(one));
  return [
    whiskEggs(cook),
    cookBase(cook),
    warmFilling(cook),
    [
      ...(cook.of('base').some(({ way }) => way !== null)
        ? [{ technique: 'add', parts: [], uses: ['base'] } as const]
        : []),
      { technique: 'pour_over', parts: [], uses: ['egg_mix'], heat: 'low' },
      ...withParts('top', cheeses),
      { technique: 'set_on_low_heat', parts: [], minutes: 12, cue: 'set' },
    ],
    [{ technique: 'rest', parts: [], minutes: 3 }],
    cookAsides(cook),
    [
      ...withParts('season', cook.of('acid')),
      ...withParts('top', [...others, ...cook.of('herbs', 'topping', 'sauce')]),
      ...serve(cook).filter(({ technique }) => technique === 'serve_with'),
    ],
  ];
}

export function eggCupsWork(cook: Cook): Step[] {
  return [
    [{ technique: 'preheat_oven', parts: [], celsius: 180 }],
    warmFilling(cook),
    whiskEggs(cook),
    [
      {
        technique: 'divide',
        parts: indices(cook.of('dairy')),
        uses: ['filling'],
        vessel: 'baking_dish',
      },
      { technique: 'pour_over', parts: [], uses: ['egg_mix'] },
      { technique: 'bake', parts: [], uses: ['egg_mix'], celsius: 180, minutes: 20, cue: 'set' },
    ],
    cookAsides(cook),
    [
      ...withParts('season', cook.of('acid')),
      ...withParts('top', cook.of('herbs', 'topping', 'sauce')),
      ...serve(cook),
    ],
  ];
}

/** Eggs poached in a spiced tomato sauce. */
export function shakshukaWork(cook: Cook): Step[] {
  const vegetables = cook.of('vegetables');
  const leaves = vegetables.filter(({ stock }) => isLeafy(stock));
  const firm = vegetables.filter((one) => !leaves.includes(one));
  return [
    [
      ...heatFat(cook, 'pan'),
      ...seasonedFirst(cook, 'pan', cookInBatches(firm, { technique: 'sweat', apart: 3 })),
    ],
    [
      ...withParts('add_liquid', cook.of('tomato', 'pulses')),
      { technique: 'simmer_in_liquid', parts: [], uses: ['sauce'], minutes: 10, cue: 'thickened' },
      ...withParts('stir_in', leaves),
      ...withParts('season', cook.of('salt', 'acid')),
    ],
    [
      ...withParts('add', cook.of('eggs')),
      {
        technique: 'simmer_covered',
        parts: [],
        uses: ['everything'],
        heat: 'low',
        minutes: 7,
        cue: 'set',
      },
    ],
    cookAsides(cook),
    [...withParts('top', cook.of('dairy', 'herbs', 'topping')), ...cookBase(cook), ...serve(cook)],
  ];
}

export function boiledEggsWork(cook: Cook): Step[] {
  return [
    [
      { technique: 'boil_water', parts: [], vessel: 'saucepan' },
      ...withParts('boil_in_water', cook.of('eggs'), { minutes: 10, cue: 'firm' }),
    ],
    [
      ...withParts('whisk', cook.of('dip', 'acid', 'spices', 'salt', 'fat'), {
        vessel: 'bowl',
        makes: 'dressing',
      }),
    ],
    cookAsides(cook),
    [
      ...withParts('arrange', cook.of('vegetables'), { vessel: 'plate' }),
      { technique: 'drizzle', parts: [], uses: ['dressing'] },
      ...withParts('top', cook.of('herbs', 'dairy', 'topping')),
      ...serve(cook),
    ],
  ];
}
