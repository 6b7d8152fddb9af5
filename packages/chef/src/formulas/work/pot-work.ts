import type { Action } from '../../dish.ts';
import { isDry, isFish, isMeat, isMinced, isPulse, isShellfish } from '../kinds.ts';
import { type Cook, indices, type Placed, type Step } from './cook.ts';
import {
  batchesOf,
  cookAsides,
  cookBase,
  finishAndServe,
  frySpices,
  heatFat,
  sweatAromatics,
  takeOut,
  withParts,
} from './moves.ts';

interface PotOptions {
  /** Millilitres of liquid a serving, water included. */
  milliliters: number;
  technique: 'simmer_in_liquid' | 'simmer_covered';
  isBlended?: true;
  /** Given foods that cook in it although they are no vegetable. */
  slots?: readonly string[];
  minMinutes?: number;
}

const potSlots = ['protein', 'pulses', 'vegetables', 'grain'];

/** Soups, stews, curries and dals: aromatics and spices, then everything in the order of its time. */
export function potWork(cook: Cook, options: PotOptions): Step[] {
  const inPot = cook.of(...(options.slots ?? potSlots)).filter(({ way }) => way !== null);
  const cold = cook.of(...potSlots).filter(({ way }) => way === null);
  const browned = options.isBlended ? [] : inPot.filter(needsBrowning);
  return [
    cookBase(cook, [], 'saucepan'),
    [
      ...heatFat(cook, 'pot'),
      ...brown(browned),
      ...sweatAromatics(cook, 'pot'),
      ...frySpices(cook),
    ],
    pour(cook, options, inPot),
    simmer(inPot, browned, options),
    [
      ...(options.isBlended ? takeOut(cook) : []),
      ...withParts('stir_in', cold),
      ...(options.isBlended
        ? [{ technique: 'blend', parts: [], uses: ['everything'], cue: 'smooth' } as const]
        : []),
    ],
    cookAsides(cook),
    [...(options.isBlended ? [] : takeOut(cook)), ...finishAndServe(cook)],
  ];
}

const needsBrowning = ({ stock }: Placed) => isMeat(stock) && !isFish(stock);

function brown(browned: readonly Placed[]): Action[] {
  if (browned.length === 0) return [];
  const isCrumbled = browned.some(({ stock }) => isMinced(stock));
  const minutes = isCrumbled ? 6 : 5;
  return withParts('brown', browned, {
    ...{ minutes, cue: 'browned', heat: 'medium_high', vessel: 'pot' },
  });
}

function pour(cook: Cook, { milliliters }: PotOptions, inPot: readonly Placed[]): Action[] {
  const liquids = cook.of('liquid', 'sauce', 'sweet');
  const given = cook.grams('liquid');
  const thirsty = inPot.filter(({ stock }) => isPulse(stock) && isDry(stock));
  const soaked = thirsty.reduce((total, { measured }) => total + measured.grams * 2, 0);
  const water = milliliters * cook.servings + soaked - given;
  const waterMilliliters = Math.round(Math.max(0, water) / 50) * 50;
  const isDryPot = waterMilliliters < 50;
  if (liquids.length === 0 && isDryPot) return [];
  return [
    {
      technique: 'add_liquid',
      parts: indices(liquids),
      ...(!isDryPot && { waterMilliliters }),
      cue: 'bubbling',
    },
  ];
}

const brownedMinutes = 5;
const lateMinutes = 6;

function simmer(
  inPot: readonly Placed[],
  browned: readonly Placed[],
  { technique, minMinutes = 0 }: PotOptions,
): Action[] {
  const left = inPot.filter((one) => !browned.includes(one));
  const meat = Math.max(0, ...browned.map(({ way }) => (way?.minutes ?? 0) - brownedMinutes));
  const batches = batchesOf(left, 5);
  const longest = Math.max(minMinutes, meat, batches[0]?.minutes ?? 0);
  if (batches.length === 0) {
    return longest === 0
      ? []
      : [
          {
            technique,
            parts: [],
            uses: ['everything'],
            heat: 'low',
            minutes: longest,
            cue: cueOf(browned),
          },
        ];
  }
  const first: Action[] =
    longest - (batches[0]?.minutes ?? 0) >= lateMinutes
      ? [
          {
            technique,
            parts: [],
            uses: ['everything'],
            heat: 'low',
            minutes: Math.round(longest - (batches[0]?.minutes ?? 0)),
          },
        ]
      : [];
  const spare = first.length === 0 ? longest - (batches[0]?.minutes ?? 0) : 0;
  return [
    ...first,
    ...batches.map((batch, at): Action => {
      const after = batches[at + 1]?.minutes ?? 0;
      const minutes = Math.round(batch.minutes - after + (at === 0 ? spare : 0));
      const isLast = at === batches.length - 1;
      const parts = indices(batch.placed);
      const heat = at === 0 && first.length === 0 ? { heat: 'low' as const } : {};
      return {
        technique,
        parts,
        ...heat,
        minutes: Math.max(1, minutes),
        ...(isLast && { cue: cueOf([...browned, ...batch.placed]) }),
      };
    }),
  ];
}

function cueOf(placed: readonly Placed[]): NonNullable<Action['cue']> {
  const animal = placed.find(({ stock }) => isMeat(stock) || isFish(stock) || isShellfish(stock));
  return (animal ?? placed[0])?.way?.cue ?? 'fork_tender';
}
