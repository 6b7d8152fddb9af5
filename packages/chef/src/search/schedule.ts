import type { Action, Dish, Technique } from '../dish.ts';
import type { Placed } from '../formulas/work/cook.ts';
import { minutesInTurn } from './beside-base.ts';

const resting: readonly Technique[] = ['rest', 'chill', 'soak_overnight', 'marinate'];
/** Needs an eye now and then, but no hands. */
const passive: readonly Technique[] = [
  'cook_covered_absorbing',
  'boil_in_water',
  'roast',
  'roast_on',
  'bake',
  'simmer_covered',
  'bake_in_parcel',
];

const minutesIn = (actions: readonly Action[]) =>
  actions.reduce((total, { minutes = 0 }) => total + minutes, 0);

/** A step is read as "after the one before"; the verifier grants this much for what runs beside. */
const sideBySide = 1.25;
const grace = 5;

/** From the first cut to the table: what cooks by itself runs while one cuts; a base also beside the pan. */
export function scheduleOf(
  steps: readonly (readonly Action[])[],
  placed: readonly Placed[],
  servings: number,
): Dish['minutes'] {
  const actions = steps.flat();
  const rest = minutesIn(actions.filter(({ technique }) => resting.includes(technique)));
  const cooking = actions.filter(({ technique }) => !resting.includes(technique));
  const all = minutesIn(cooking);
  const cook = Math.round(
    minutesInTurn(
      steps.map((step) => step.filter(({ technique }) => !resting.includes(technique))),
    ),
  );
  const cutting = placed.reduce((total, { stock }) => total + stock.traits.prepMinutes, 0);
  const hands = 2 + cutting * (0.55 + servings * 0.15);
  const first = Math.max(
    0,
    ...cooking
      .filter(({ technique }) => passive.includes(technique))
      .map(({ minutes = 0 }) => minutes),
  );
  const prep = Math.max(3, Math.round(hands - Math.min(hands * 0.4, first * 0.4)));
  const atLeast = Math.ceil((all + rest - grace) / sideBySide) - prep - rest;
  return { prep: rounded(prep), cook: Math.max(cook, atLeast), rest };
}

const rounded = (minutes: number) => (minutes <= 10 ? minutes : Math.round(minutes / 5) * 5);
