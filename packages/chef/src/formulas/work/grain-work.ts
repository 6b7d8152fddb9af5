import type { Action } from '../../dish.ts';
import { isLeafy } from '../kinds.ts';
import { type Cook, indices, type Placed, type Step } from './cook.ts';
import {
  cookAsides,
  cookInBatches,
  finish,
  frySpices,
  heatFat,
  minutesOf,
  seasonedFirst,
  serve,
  sweatAromatics,
  takeOut,
  withParts,
} from './moves.ts';
import { cookProtein } from './pan-work.ts';

const besideOnly = (cook: Cook) =>
  serve(cook).filter(({ technique }) => technique === 'serve_with');

const rounded = (milliliters: number) => Math.max(50, Math.round(milliliters / 50) * 50);

/** Broccoli and green beans, which would be limp after the whole time of the rice. */
const isQuickGreen = ({ stock, way }: Placed) =>
  !isLeafy(stock) && way?.cue === 'crisp_tender' && way.minutes <= 8;

/** Grain cooked in the pan with everything else: risotto, pilaf. */
export function riceWork(cook: Cook): Step[] {
  const grain = cook.of('grain');
  const minutes = Math.max(5, ...grain.map(minutesOf));
  const liquids = cook.of('liquid', 'sauce');
  const isRisotto = grain[0]?.way?.technique === 'simmer_in_liquid';
  const needed = cook.grams('grain') * (isRisotto ? 4 : 2) - cook.grams('liquid');
  const vegetables = cook.of('vegetables');
  const leaves = vegetables.filter(({ stock }) => isLeafy(stock));
  const green = isRisotto ? [] : vegetables.filter(isQuickGreen);
  const firm = vegetables.filter((one) => !leaves.includes(one) && !green.includes(one));
  const protein = cook.of('protein');
  const greenMinutes =
    green.length === 0 ? 0 : Math.min(minutes - 1, Math.max(...green.map(minutesOf)));
  return [
    protein.length === 0
      ? []
      : [
          ...heatFat(cook, 'pan', 'medium_high'),
          ...cookProtein(protein, 'medium_high'),
          { technique: 'set_aside', parts: [], uses: ['protein'], makes: 'protein' },
        ],
    [
      ...heatFat(cook, 'pan'),
      ...seasonedFirst(cook, 'pan', cookInBatches(firm, { technique: 'sweat', apart: 3 })),
    ],
    [
      ...withParts('stir_in', [...grain, ...cook.of('pulses')]),
      {
        technique: 'add_liquid',
        parts: indices(liquids),
        ...(needed >= 50 && { waterMilliliters: rounded(needed) }),
        cue: 'bubbling',
      },
      {
        technique: isRisotto ? 'simmer_in_liquid' : 'simmer_covered',
        parts: [],
        uses: ['everything'],
        heat: 'low',
        minutes: minutes - greenMinutes,
        ...(green.length === 0 && { cue: isRisotto ? 'al_dente' : 'absorbed' }),
      } satisfies Action,
      ...withParts('simmer_covered', green, { minutes: greenMinutes, cue: 'crisp_tender' }),
    ],
    [
      ...takeOut(cook),
      ...cookInBatches(leaves, { technique: 'stir_in', apart: 4 }),
      ...(protein.length > 0
        ? [{ technique: 'fold_in', parts: [], uses: ['protein'] } as const]
        : []),
      ...finish(cook),
    ],
    cookAsides(cook),
    besideOnly(cook),
  ];
}

export function onePotPastaWork(cook: Cook): Step[] {
  const grain = cook.of('grain');
  const minutes = Math.max(6, ...grain.map(minutesOf));
  const needed = cook.grams('grain') * 4.5 - cook.grams('liquid', 'sauce') * 0.8;
  const soft = cook.of('vegetables', 'pulses', 'protein').filter((one) => minutesOf(one) <= 5);
  const firm = cook.of('vegetables', 'pulses', 'protein').filter((one) => minutesOf(one) > 5);
  return [
    [...heatFat(cook, 'pot'), ...sweatAromatics(cook, 'pot'), ...frySpices(cook)],
    [
      ...withParts('add', [...firm, ...grain]),
      {
        technique: 'add_liquid',
        parts: indices(cook.of('liquid', 'sauce')),
        waterMilliliters: rounded(needed),
        cue: 'bubbling',
      },
      {
        technique: 'simmer_in_liquid',
        parts: [],
        uses: ['everything'],
        heat: 'medium',
        minutes: Math.max(minutes, ...firm.map(minutesOf)),
        cue: 'al_dente',
      },
      ...withParts(
        'stir_in',
        soft,
        soft.length > 0 ? { minutes: Math.max(2, ...soft.map(minutesOf)), cue: 'hot_through' } : {},
      ),
      ...takeOut(cook),
    ],
    cookAsides(cook),
    [...finish(cook), ...besideOnly(cook)],
  ];
}

export function noodleSoupWork(cook: Cook): Step[] {
  const noodles = cook.of('grain');
  const inPot = cook.of('protein', 'pulses', 'vegetables');
  const water = 300 * cook.servings - cook.grams('liquid');
  return [
    [...heatFat(cook, 'pot'), ...sweatAromatics(cook, 'pot'), ...frySpices(cook)],
    [
      {
        technique: 'add_liquid',
        parts: indices(cook.of('liquid', 'sauce')),
        ...(water >= 50 && { waterMilliliters: rounded(water) }),
        cue: 'bubbling',
      },
      ...cookInBatches(
        inPot.filter(({ way }) => way !== null),
        { technique: 'simmer_in_liquid', apart: 4, heat: 'low' },
      ),
      ...takeOut(cook),
    ],
    [
      ...withParts('boil_in_water', noodles, {
        vessel: 'saucepan',
        minutes: Math.max(2, ...noodles.map(minutesOf)),
        cue: 'al_dente',
        makes: 'base',
      }),
      { technique: 'drain', parts: [], uses: ['base'] },
    ],
    cookAsides(cook),
    [
      { technique: 'divide', parts: [], uses: ['base', 'everything'], vessel: 'bowl' },
      ...finish(cook),
      ...besideOnly(cook),
    ],
  ];
}
