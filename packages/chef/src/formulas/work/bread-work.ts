import type { Action } from '../../dish.ts';
import { besideOnly, cold, warm } from './cold-work.ts';
import { type Cook, indices, type Placed, type Step } from './cook.ts';
import { cookAsides, cookInBatches, heatFat, pouredOver, withParts } from './moves.ts';

type BreadKind = 'toast' | 'sandwich' | 'wrap' | 'taco';

/** Toasts, sandwiches and wraps: what is spread, what is cooked, what lies on it. */
export function breadWork(cook: Cook, kind: BreadKind): Step[] {
  const foods = cook.of('protein', 'pulses', 'vegetables', 'leaves', 'fruit');
  const cooked = warm(foods);
  const isFlat = kind === 'wrap' || kind === 'taco';
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
      ...spreadOver(cook, cooked.length > 0),
      ...(kind === 'toast' && !cook.has('spread', 'sauce')
        ? [{ technique: 'divide', parts: [], uses: ['base'], vessel: 'plate' } as const]
        : []),
      ...withParts(put, cold(foods)),
      ...(cooked.length > 0 ? [{ technique: put, parts: [], uses: ['filling'] } as const] : []),
      ...withParts('top', cook.of('dairy', 'topping', 'herbs')),
      ...(kind === 'wrap'
        ? [{ technique: 'roll_up', parts: [], uses: ['everything'] } as const]
        : []),
    ],
    cookAsides(cook),
    besideOnly(cook),
  ];
}

/** What is spread is seasoned first; without a spread the seasoning goes over all. */
function spreadOver(cook: Cook, isFatUsed: boolean): Action[] {
  const spread = cook.of('spread', 'sauce');
  const seasoning = cook.of('acid', 'spices', 'salt', 'sweet', 'aromatics');
  const fat = isFatUsed ? [] : cook.of('fat');
  if (spread.length === 0) return [...pouredOver(fat), ...withParts('season', seasoning)];
  const all = [...spread, ...seasoning, ...fat];
  if (all.length === 1) return withParts('spread', all);
  return [
    { technique: 'mix', parts: indices(all), vessel: 'bowl', makes: 'topping' },
    { technique: 'spread', parts: [], uses: ['topping'] },
  ];
}

const panTechnique = (placed: readonly Placed[]) => placed[0]?.way?.technique ?? 'brown';
