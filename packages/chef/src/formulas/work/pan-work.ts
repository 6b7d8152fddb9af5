import type { Action } from '../../dish.ts';
import { panWays } from '../../search/ways.ts';
import { isFish, isLeafy, isTomatoBase } from '../kinds.ts';
import { type Cook, indices, type Placed, type Step } from './cook.ts';
import {
  cookAsides,
  cookBase,
  cookInBatches,
  finish,
  finishAndServe,
  heatFat,
  minutesOf,
  seasonedFirst,
  serve,
  takeOut,
  withParts,
} from './moves.ts';

interface PanOptions {
  vessel: 'pan' | 'wok';
  heat: 'medium' | 'medium_high' | 'high';
  technique: 'stir_fry' | 'brown' | 'sweat';
  /** The base goes into the pan instead of under the dish: noodles, cold rice. */
  isMixed?: true;
  vegetableSlots?: readonly string[];
}

/** Potatoes and roots. */
const slowMinutes = 9;

/** Tinned and smoked fish is done; it only gets warm. */
export const isFoldedIn = ({ way }: Placed) => way?.technique === 'stir_in';
const isPanFried = ({ way }: Placed) => way !== null && panWays.includes(way.technique);

export const foldIn = (placed: readonly Placed[]): Action[] =>
  withParts('fold_in', placed, { minutes: 2, cue: 'hot_through' });

/** Cooked for itself first, since it needs another heat and time than the vegetables. */
export function cookProtein(placed: readonly Placed[], heat: PanOptions['heat']): Action[] {
  const cooked = placed.filter(({ way }) => way !== null);
  if (cooked.length === 0) return [];
  return cookInBatches(cooked, {
    technique: proteinTechnique(cooked),
    apart: 3,
    heat,
  });
}

const proteinTechnique = (placed: readonly Placed[]) => {
  const technique = placed[0]?.way?.technique;
  return technique === 'fry_each_side' || technique === 'stir_fry' ? technique : 'brown';
};

/** Of its own minutes that a food cooks before the next comes. */
const leastAlone = 0.6;

/** What takes long goes first, since onions and garlic would burn beside it; leaves go last. */
function cookVegetables(
  cook: Cook,
  vegetables: readonly Placed[],
  how: Pick<PanOptions, 'vessel' | 'heat' | 'technique'>,
): Action[] {
  const firm = vegetables.filter(({ stock }) => !isLeafy(stock));
  const leaves = vegetables.filter(({ stock }) => isLeafy(stock));
  const slow = cook.has('aromatics') ? firm.filter((one) => minutesOf(one) >= slowMinutes) : [];
  const quick = firm.filter((one) => !slow.includes(one));
  const later = seasonedFirst(cook, how.vessel, cookInBatches(quick, { ...how, apart: 2 }));
  const laterMinutes = later.reduce((sum, { minutes = 0 }) => sum + minutes, 0);
  return [
    ...cookInBatches(slow, { ...how, apart: 3 }).map((action) => ({
      ...action,
      minutes: Math.max(
        Math.round((action.minutes ?? 0) * leastAlone),
        (action.minutes ?? 0) - laterMinutes,
      ),
    })),
    ...later,
    ...cookInBatches(leaves, { technique: 'stir_in', apart: 2 }),
  ];
}

/** Stir-fries, hashes and skillets: base, sauce, protein, vegetables, together. */
export function panWork(
  cook: Cook,
  { vessel, heat, technique, isMixed, vegetableSlots = ['vegetables', 'starch'] }: PanOptions,
): Step[] {
  const all = cook.of('protein', 'pulses').filter(({ way }) => way !== null);
  const folded = all.filter(isFoldedIn);
  const protein = all.filter((one) => !folded.includes(one));
  const fried = isMixed === true ? cook.of('base').filter(isPanFried) : [];
  const vegetables = cook.of(...vegetableSlots);
  const isApart = protein.length > 0 && vegetables.length > 0;
  const inPan = [
    ...cookVegetables(cook, vegetables, { vessel, heat, technique }),
    ...withParts('scramble', cook.of('beaten'), { minutes: 2, cue: 'just_set' }),
  ];
  // Fish that waits goes cold and dry.
  const isFishLast = isApart && protein.every(({ stock }) => isFish(stock));
  const [first, second] = isFishLast
    ? [inPan, cookProtein(protein, heat)]
    : [cookProtein(protein, heat), inPan];
  const waiting = isFishLast ? 'vegetables' : 'protein';
  return [
    cookBase(cook, fried),
    mixSauce(cook),
    [
      ...heatFat(cook, vessel, heat),
      ...first,
      ...(isApart
        ? [{ technique: 'set_aside', parts: [], uses: [waiting], makes: waiting } as const]
        : []),
    ],
    [...(isApart ? heatFat(cook, vessel, heat) : []), ...second],
    [
      ...(isApart ? [{ technique: 'add', parts: [], uses: [waiting] } as const] : []),
      ...(isMixed === true && cook.of('base').some((one) => one.way && !fried.includes(one))
        ? [{ technique: 'add', parts: [], uses: ['base'] } as const]
        : []),
      ...cookInBatches(fried, { technique: 'stir_fry', apart: 3, heat }),
      ...foldIn(folded),
      ...pourSauce(cook),
      ...takeOut(cook),
    ],
    cookAsides(cook),
    isMixed === true ? [...finish(cook), ...serveBeside(cook)] : finishAndServe(cook),
  ];
}

const serveBeside = (cook: Cook) =>
  serve(cook).filter(({ technique }) => technique === 'serve_with');

export function mixSauce(cook: Cook): Action[] {
  const parts = cook.of('sauce', 'sweet', 'liquid');
  if (parts.length < 2 || parts.some(({ stock }) => isTomatoBase(stock))) return [];
  return [{ technique: 'whisk', parts: indices(parts), vessel: 'bowl', makes: 'sauce' }];
}

const tomatoMinutes = 7;

export function pourSauce(cook: Cook): Action[] {
  const parts = cook.of('sauce', 'sweet', 'liquid');
  if (parts.length === 0) return [];
  const isTomato = parts.some(({ stock }) => isTomatoBase(stock));
  if (isTomato) return withParts('add', parts, { minutes: tomatoMinutes, cue: 'thickened' });
  if (parts.length === 1) return withParts('add', parts, { minutes: 1 });
  return [{ technique: 'pour_over', parts: [], uses: ['sauce'], minutes: 1, cue: 'bubbling' }];
}
