import type { Action } from '../../dish.ts';
import { panWays } from '../../search/ways.ts';
import { type Cook, indices, type Placed, type Step } from './cook.ts';
import { cookAlone, cookAsides, cookBase, heatFat, pouredOver, serve, withParts } from './moves.ts';

export const warm = (placed: readonly Placed[]) =>
  placed.filter(({ way }) => way !== null && way.minutes > 0 && way.technique !== 'stir_in');
export const cold = (placed: readonly Placed[]) =>
  placed.filter((one) => !warm([one]).includes(one));

const dressingSlots = ['fat', 'acid', 'sauce', 'spices', 'salt', 'sweet', 'aromatics'];
export const isFried = ({ way }: Placed) => way !== null && panWays.includes(way.technique);

/** Several things are whisked; one alone seasons. */
export function whiskDressing(cook: Cook, slotIds: readonly string[] = dressingSlots): Action[] {
  const parts = cook.of(...slotIds);
  const isWet = parts.some(({ part }) => part === 'acid' || part === 'sauce' || part === 'fat');
  if (parts.length < 2 || !isWet) return withParts('season', parts);
  return [{ technique: 'whisk', parts: indices(parts), vessel: 'bowl', makes: 'dressing' }];
}

export const componentOf = ({ slotId }: Placed) =>
  slotId === 'protein' || slotId === 'pulses' ? 'protein' : 'vegetables';

/** Salads: dressing in the bowl, cold parts, what was cooked, herbs. */
export function saladWork(cook: Cook): Step[] {
  const salad = cook.of('leaves', 'vegetables', 'sauteed', 'fruit', 'pulses', 'protein');
  const cooked = warm(salad);
  const fried = cooked.filter(isFried);
  const others = cooked.filter((one) => !fried.includes(one));
  const baseCooked = cook.of('base').some(({ way }) => way !== null);
  const dressing = whiskDressing(cook);
  return [
    cookBase(cook),
    cookAsides(cook),
    ...others.map((one) => cookAlone(one, componentOf(one))),
    ...fried.map((one, at) => [
      ...(at === 0 ? heatFat(cook, 'pan', 'medium_high') : []),
      ...cookAlone(one, componentOf(one)),
    ]),
    dressing,
    [
      ...withParts('mix', cold(salad), { vessel: 'large_bowl' }),
      ...(cooked.length > 0
        ? [{ technique: 'add', parts: [], uses: [...new Set(cooked.map(componentOf))] } as const]
        : []),
      ...(baseCooked ? [{ technique: 'add', parts: [], uses: ['base'] } as const] : []),
      ...(dressing[0]?.makes === 'dressing'
        ? [{ technique: 'dress', parts: [], uses: ['dressing'] } as const]
        : []),
      { technique: 'toss', parts: [], uses: ['everything'] },
    ],
    [...withParts('top', cook.of('dairy', 'topping', 'herbs')), ...besideOnly(cook)],
  ];
}

export const besideOnly = (cook: Cook) =>
  serve(cook).filter(({ technique }) => technique === 'serve_with');

/** Everything in one bowl, eaten with a spoon: yoghurt bowls, fruit salads. */
export function spoonBowlWork(cook: Cook): Step[] {
  const seasoning = cook.of('sweet', 'spices', 'salt', 'acid');
  const creamy = cook.of('dairy', 'liquid');
  const pieces = cook.of('fruit', 'vegetables', 'protein');
  if (creamy.length === 0) {
    return [
      withParts('mix', [...pieces, ...seasoning], { vessel: 'large_bowl' }),
      [{ technique: 'divide', parts: [], uses: ['everything'], vessel: 'bowl' }],
      withParts('top', cook.of('grain', 'topping', 'seeds', 'spread', 'herbs')),
      cookAsides(cook),
      besideOnly(cook),
    ];
  }
  const isMixed = creamy.length + seasoning.length > 1;
  return [
    isMixed ? withParts('mix', [...creamy, ...seasoning], { vessel: 'large_bowl' }) : [],
    [
      isMixed
        ? { technique: 'divide', parts: [], uses: ['everything'], vessel: 'bowl' }
        : { technique: 'divide', parts: indices(creamy), vessel: 'bowl' },
      ...withParts('top', pieces),
      ...pouredOver(cook.of('fat')),
    ],
    withParts('top', cook.of('grain', 'topping', 'seeds', 'spread', 'herbs')),
    cookAsides(cook),
    besideOnly(cook),
  ];
}

export function smoothieWork(cook: Cook): Step[] {
  const blended = cook.of(
    'liquid',
    'dairy',
    'fruit',
    'vegetables',
    'protein',
    'grain',
    'fat',
    'sweet',
    'spices',
    'acid',
  );
  return [
    [...withParts('blend', blended, { vessel: 'blender', minutes: 1, cue: 'smooth' })],
    [
      { technique: 'divide', parts: [], uses: ['everything'], vessel: 'glass' },
      ...withParts('top', cook.of('topping', 'herbs')),
    ],
    cookAsides(cook),
    besideOnly(cook),
  ];
}

/** Halved avocados with a small salad in the hollow. */
export function stuffedAvocadoWork(cook: Cook): Step[] {
  const filling = cook.of('protein', 'vegetables', 'aromatics', 'fat', 'acid', 'spices', 'salt');
  return [
    [
      {
        technique: 'mix',
        parts: indices(filling),
        vessel: 'bowl',
        makes: 'filling',
      },
    ],
    [
      { technique: 'stuff', parts: indices(cook.of('shell')), uses: ['filling'] },
      ...withParts('top', cook.of('topping', 'herbs')),
    ],
    cookAsides(cook),
    besideOnly(cook),
  ];
}

interface SoakOptions {
  technique: 'soak_overnight' | 'rest' | 'chill';
  minutes: number;
}

/** Overnight oats and chia: stirred, left to swell, topped. */
export function soakedWork(cook: Cook, { technique, minutes }: SoakOptions): Step[] {
  return [
    [
      ...withParts(
        'mix',
        cook.of('grain', 'seeds', 'protein', 'liquid', 'dairy', 'sweet', 'spices', 'salt'),
        { vessel: 'jar' },
      ),
    ],
    [
      {
        technique,
        parts: [],
        uses: ['everything'],
        minutes,
        ...(technique === 'chill' ? { cue: 'thickened' as const } : {}),
      },
    ],
    [
      ...withParts('stir_in', cook.of('fat')),
      ...withParts('top', cook.of('fruit', 'topping', 'vegetables', 'herbs', 'acid')),
    ],
    cookAsides(cook),
    serve(cook).filter(({ technique: one }) => one === 'serve_with'),
  ];
}

/** Dips: blended, then served with what is dipped. */
export function dipWork(cook: Cook): Step[] {
  const cooked = warm(cook.of('body'));
  return [
    ...cooked.map((one) => cookAlone(one)),
    [
      ...withParts(
        'blend',
        [
          ...cold(cook.of('body')),
          ...cook.of('fat', 'acid', 'aromatics', 'spices', 'salt', 'sauce', 'dairy', 'liquid'),
        ],
        { vessel: 'blender', cue: 'smooth' },
      ),
      ...(cooked.length > 0
        ? [{ technique: 'blend', parts: [], uses: ['vegetables'] } as const]
        : []),
    ],
    [
      ...withParts('top', cook.of('herbs', 'topping')),
      ...withParts('serve_with', cook.of('vegetables', 'leaves')),
    ],
    cookAsides(cook),
    serve(cook),
  ];
}

export function boardWork(cook: Cook): Step[] {
  const parts = cook.of('protein', 'eggs', 'dairy', 'vegetables', 'fruit', 'topping');
  const cooked = warm(parts);
  return [
    ...cooked.map((one) => cookAlone(one)),
    withParts('mix', cook.of('spread', 'fat', 'acid', 'spices', 'salt', 'aromatics'), {
      vessel: 'bowl',
      makes: 'dressing',
    }),
    [
      ...withParts('arrange', cold(parts), { vessel: 'board' }),
      ...(cook.has('spread', 'fat', 'acid', 'spices')
        ? [{ technique: 'drizzle', parts: [], uses: ['dressing'] } as const]
        : []),
      ...withParts('top', cook.of('herbs')),
    ],
    cookAsides(cook),
    serve(cook),
  ];
}

export function bitesWork(cook: Cook): Step[] {
  const soft = cook.of('fruit', 'spread', 'liquid', 'sweet', 'fat', 'dairy');
  const dry = cook.of('grain', 'topping', 'seeds', 'protein', 'spices', 'salt');
  return [
    [
      ...withParts('blend', soft, { vessel: 'blender', cue: 'smooth', makes: 'paste' }),
      {
        technique: 'mix',
        parts: indices(dry),
        ...(soft.length > 0 && { uses: ['paste'] as const }),
        vessel: 'bowl',
        makes: 'dough',
      },
    ],
    [
      { technique: 'shape_balls', parts: [], uses: ['dough'] },
      { technique: 'chill', parts: [], minutes: 20, cue: 'firm' },
    ],
    cookAsides(cook),
  ];
}
