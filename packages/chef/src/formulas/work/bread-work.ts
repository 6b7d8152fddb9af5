import type { Action } from '../../dish.ts';
import { besideOnly, cold, warm } from './cold-work.ts';
import { type Cook, indices, type Placed, type Step } from './cook.ts';
import { cookAsides, cookInBatches, heatFat, isSpoonable, pouredOver, withParts } from './moves.ts';

type BreadKind = 'toast' | 'sandwich' | 'wrap' | 'taco';

/** Toasts, sandwiches and wraps: what is spread, what is cooked, what lies on it. */
export function breadWork(cook: Cook, kind: BreadKind): Step[] {
  const foods = cook.of('protein', 'pulses', 'vegetables', 'leaves', 'fruit');
  const cooked = warm(foods);
  const isFlat = kind === 'wrap' || kind === 'taco';
  const hasSpread = cook.has('spread', 'sauce') || (cooked.length === 0 && isButtered(cook));
  const put = isFlat ? 'fill' : kind === 'toast' ? 'arrange' : 'layer';
  return [
    [
      ...(cooked.length > 0 ? heatFat(cook, 'pan') : []),
      ...cookInBatches(cooked, {
        technique: panTechnique(cooked),
        apart: 3,
        heat: 'medium',
        vessel: 'pan',
        makes: 'filling',
      }),
    ],
    withParts('fry_each_side', cook.of('eggs'), { heat: 'medium', minutes: 4, cue: 'set' }),
    withParts('toast_dry', cook.of('bread'), {
      vessel: 'pan',
      makes: 'base',
      minutes: 2,
      cue: isFlat ? 'hot_through' : 'golden',
    }),
    [
      ...(hasSpread ? spreadOver(cook, cooked.length > 0) : []),
      ...(hasSpread || kind !== 'toast'
        ? []
        : [{ technique: 'divide', parts: [], uses: ['base'], vessel: 'plate' } as const]),
      ...withParts(put, cold(foods)),
      ...(cooked.length > 0 ? [{ technique: put, parts: [], uses: ['filling'] } as const] : []),
      ...(cook.has('spread', 'sauce') ? [] : seasoned(cook, hasSpread || cooked.length > 0)),
      ...withParts('top', cook.of('dairy', 'topping', 'herbs')),
      ...(kind === 'wrap'
        ? [{ technique: 'roll_up', parts: [], uses: ['everything'] } as const]
        : []),
    ],
    cookAsides(cook),
    besideOnly(cook),
  ];
}

const isButtered = (cook: Cook) => cook.of('fat').some(isSpoonable);

const seasoningSlots = ['acid', 'spices', 'salt', 'sweet', 'aromatics'];

/** Without a spread the seasoning goes over all. */
const seasoned = (cook: Cook, isFatUsed: boolean): Action[] => [
  ...pouredOver(isFatUsed ? [] : cook.of('fat')),
  ...withParts('season', cook.of(...seasoningSlots)),
];

/** What is spread is seasoned first. */
function spreadOver(cook: Cook, isFatUsed: boolean): Action[] {
  const fat = isFatUsed ? [] : cook.of('fat');
  const spreads = cook.of('spread', 'sauce');
  if (spreads.length === 0) return withParts('spread', fat);
  const all = [...spreads, ...cook.of(...seasoningSlots), ...fat];
  if (all.length === 1) return withParts('spread', all);
  return [
    { technique: 'mix', parts: indices(all), vessel: 'bowl', makes: 'topping' },
    { technique: 'spread', parts: [], uses: ['topping'] },
  ];
}

const panTechnique = (placed: readonly Placed[]) => placed[0]?.way?.technique ?? 'brown';
