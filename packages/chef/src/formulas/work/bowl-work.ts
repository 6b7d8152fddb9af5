import type { Action, Component } from '../../dish.ts';
import { isFish } from '../kinds.ts';
import { besideOnly, cold, componentOf, isFried, warm, whiskDressing } from './cold-work.ts';
import type { Cook, Placed, Step } from './cook.ts';
import { cookAlone, cookAsides, cookBase, cookInBatches, heatFat, withParts } from './moves.ts';
import { cookProtein } from './pan-work.ts';

/** The pan is emptied between the two; fish comes last, since it would go cold and dry. */
function fryInTurn(
  cook: Cook,
  proteins: readonly Placed[],
  vegetables: readonly Placed[],
): Action[][] {
  const isFishLast = proteins.every(({ stock }) => isFish(stock));
  const protein = made('protein', cookProtein(proteins, 'medium_high'));
  const others = made(
    'vegetables',
    cookInBatches(vegetables, { technique: 'stir_fry', apart: 2, heat: 'medium_high' }),
  );
  const [first, second] = isFishLast ? [others, protein] : [protein, others];
  const waiting = isFishLast ? 'vegetables' : 'protein';
  const isApart = first.length > 0 && second.length > 0;
  const isFrying = first.length + second.length > 0;
  return [
    [
      ...(isFrying ? heatFat(cook, 'pan', 'medium_high') : []),
      ...first,
      ...(isApart
        ? [{ technique: 'set_aside', parts: [], uses: [waiting], makes: waiting } as const]
        : []),
    ],
    [...(isApart ? heatFat(cook, 'pan', 'medium_high') : []), ...second],
  ];
}

/** The last of several actions ends what they make. */
const made = (makes: Component, actions: readonly Action[]): Action[] =>
  actions.map((action) => ({ ...action, makes }));

/** A bowl: base, warm parts, cold parts side by side, dressing over all. */
export function bowlWork(cook: Cook): Step[] {
  const foods = cook.of('protein', 'pulses', 'vegetables', 'sauteed', 'leaves', 'fruit');
  const cooked = warm(foods);
  const fried = cooked.filter(isFried);
  const others = cooked.filter((one) => !fried.includes(one));
  const proteins = fried.filter(({ slotId }) => slotId === 'protein');
  const vegetables = fried.filter((one) => !proteins.includes(one));
  const isSetAside = proteins.length > 0 && vegetables.length > 0;
  const dressing = whiskDressing(cook);
  return [
    cookBase(cook),
    cookAsides(cook),
    ...others.map((one) => cookAlone(one, componentOf(one))),
    ...fryInTurn(cook, proteins, vegetables),
    dressing,
    [
      {
        technique: 'divide',
        parts: [],
        uses: [
          ...(cook.has('base') ? (['base'] as const) : []),
          ...(isSetAside ? (['protein'] as const) : []),
          'vegetables',
        ],
        vessel: 'bowl',
      },
      ...withParts('arrange', cold(foods)),
      ...pourDressing(dressing),
      ...withParts('top', cook.of('dairy', 'topping', 'herbs')),
    ],
    besideOnly(cook),
  ];
}

const pourDressing = ([action]: readonly Action[]): Action[] =>
  action?.makes === undefined ? [] : [{ technique: 'drizzle', parts: [], uses: ['dressing'] }];
