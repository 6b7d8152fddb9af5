import { type Cook, indices, type Step } from './cook.ts';
import { cookAsides, cookInBatches, heatFat, pouredOver, serve, withParts } from './moves.ts';

const wet = ['eggs', 'liquid', 'dairy', 'mash'];
const dry = ['flour', 'grain', 'leavening', 'seeds', 'protein', 'spices', 'sweet', 'salt'];

/** Pancakes: batter, a short rest, ladle by ladle into the pan. */
export function pancakesWork(cook: Cook): Step[] {
  const mashed = cook.of('mash');
  return [
    [
      ...withParts('mash', mashed, { vessel: 'bowl' }),
      {
        technique: 'whisk',
        parts: indices(cook.of(...wet, ...dry)),
        vessel: 'bowl',
        makes: 'batter',
        ...water(cook),
      },
      { technique: 'rest', parts: [], uses: ['batter'], minutes: 5 },
    ],
    [
      ...heatFat(cook, 'pan'),
      {
        technique: 'ladle_batter',
        parts: [],
        uses: ['batter'],
        heat: 'medium',
        minutes: 3 * cook.servings,
        cue: 'set',
      },
      { technique: 'flip', parts: [], minutes: 2 * cook.servings, cue: 'golden' },
    ],
    cookAsides(cook),
    [
      ...withParts('top', cook.of('fruit', 'topping', 'acid')),
      ...serve(cook).filter(({ technique }) => technique === 'serve_with'),
    ],
  ];
}

/** Flour without milk or eggs takes its own weight and a half of water. */
function water(cook: Cook) {
  const missing = cook.grams('flour') * 1.4 - cook.grams(...wet);
  const waterMilliliters = Math.round(missing / 25) * 25;
  return waterMilliliters >= 25 ? { waterMilliliters } : {};
}

/** Flat cakes of chickpea flour with vegetables in the batter. */
export function soccaWork(cook: Cook): Step[] {
  const waterMilliliters = Math.round((cook.grams('flour') * 1.6) / 50) * 50;
  return [
    [
      {
        technique: 'whisk',
        parts: indices(cook.of('flour', 'spices', 'salt', 'liquid')),
        vessel: 'bowl',
        waterMilliliters,
        makes: 'batter',
      },
      { technique: 'rest', parts: [], uses: ['batter'], minutes: 5 },
    ],
    [
      ...heatFat(cook, 'pan'),
      ...withParts('sweat', cook.of('aromatics'), { minutes: 3, cue: 'translucent' }),
      ...cookInBatches(cook.of('vegetables'), { technique: 'sweat', apart: 3 }),
      {
        technique: 'ladle_batter',
        parts: [],
        uses: ['batter'],
        heat: 'medium',
        minutes: 5,
        cue: 'set',
      },
      { technique: 'flip', parts: [], minutes: 4, cue: 'golden' },
    ],
    cookAsides(cook),
    [
      ...withParts('season', cook.of('acid')),
      ...withParts('top', cook.of('leaves', 'herbs', 'dairy', 'topping', 'sauce')),
      ...serve(cook).filter(({ technique }) => technique === 'serve_with'),
    ],
  ];
}

/** Grains cooked soft in milk or water; sweet, or savoury with a topping from the pan. */
export function porridgeWork(cook: Cook): Step[] {
  const grain = cook.of('grain');
  const minutes = Math.max(5, ...grain.map(({ way }) => way?.minutes ?? 5));
  const liquids = cook.of('liquid');
  const needed = cook.grams('grain') * 4 - cook.grams('liquid');
  const waterMilliliters = Math.max(0, Math.round(needed / 50) * 50);
  return [
    [
      { technique: 'add', parts: indices([...grain, ...cook.of('seeds')]), vessel: 'saucepan' },
      {
        technique: 'add_liquid',
        parts: indices([...liquids, ...cook.of('spices', 'salt')]),
        ...(waterMilliliters >= 50 && { waterMilliliters }),
      },
      {
        technique: 'simmer_in_liquid',
        parts: [],
        uses: ['everything'],
        heat: 'low',
        minutes,
        cue: 'thickened',
      },
    ],
    [
      ...heatFat(cook, 'pan'),
      ...withParts('sweat', cook.of('aromatics'), { minutes: 3, cue: 'translucent' }),
      ...cookInBatches(cook.of('protein', 'pulses', 'vegetables'), {
        technique: 'sweat',
        apart: 3,
        makes: 'vegetables',
      }),
    ],
    [
      ...withParts('stir_in', cook.of('dairy', 'sweet', 'mash', 'acid')),
      ...(cook.has('protein', 'pulses', 'vegetables', 'aromatics')
        ? [{ technique: 'stir_in', parts: [], uses: ['vegetables'] } as const]
        : []),
      ...withParts('top', cook.of('fruit', 'topping', 'herbs', 'sauce', 'eggs')),
    ],
    cookAsides(cook),
    serve(cook).filter(({ technique }) => technique === 'serve_with'),
  ];
}

/** Fruit baked soft, with a crunchy top. */
export function bakedFruitWork(cook: Cook): Step[] {
  const fruit = cook.of('fruit');
  const minutes = Math.max(18, ...fruit.map(({ way }) => way?.minutes ?? 20));
  return [
    [{ technique: 'preheat_oven', parts: [], celsius: 180 }],
    [
      ...withParts('arrange', fruit, { vessel: 'baking_dish' }),
      ...withParts(
        'mix',
        cook.of('grain', 'topping', 'seeds', 'fat', 'sweet', 'spices', 'acid', 'salt'),
        { vessel: 'bowl', makes: 'topping' },
      ),
      { technique: 'top', parts: [], uses: ['topping'] },
      {
        technique: 'bake',
        parts: [],
        uses: ['everything'],
        celsius: 180,
        minutes: Math.min(35, minutes),
        cue: 'golden',
      },
    ],
    cookAsides(cook),
    [...withParts('serve_with', cook.of('dairy'))],
  ];
}

/** Oats baked with egg or mashed banana, cut into squares. */
export function bakedOatsWork(cook: Cook): Step[] {
  return [
    [
      { technique: 'preheat_oven', parts: [], celsius: 180 },
      ...withParts('mash', cook.of('mash'), { vessel: 'bowl' }),
    ],
    [
      {
        technique: 'mix',
        parts: indices(
          cook.of(
            'mash',
            'grain',
            'leavening',
            'seeds',
            'spices',
            'salt',
            'sweet',
            'eggs',
            'liquid',
            'dairy',
          ),
        ),
        vessel: 'bowl',
        makes: 'batter',
      },
      ...withParts('fold_in', cook.of('fruit')),
      ...withParts('top', cook.of('topping')),
      {
        technique: 'bake',
        parts: [],
        uses: ['batter'],
        vessel: 'baking_dish',
        celsius: 180,
        minutes: 25,
        cue: 'golden',
      },
    ],
    cookAsides(cook),
    [
      ...pouredOver(cook.of('fat', 'acid')),
      ...serve(cook).filter(({ technique }) => technique === 'serve_with'),
    ],
  ];
}
