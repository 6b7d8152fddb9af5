import { bowl, type Round, wallShade, within } from '../table/crockery.ts';
import type { Kitchen } from './laying.ts';

function inside(round: Round, share: number): Round {
  return { ...round, radius: round.radius * share };
}

/** A bowl, what is in it, and the shade of its wall over that. */
export function inBowl(kitchen: Kitchen, fill: (inner: Round) => string): string {
  const inner = inside(kitchen.round, 0.93);
  return (
    bowl(kitchen.sheet, kitchen.round, kitchen.glaze) +
    within(kitchen.sheet, inner, fill(inner) + wallShade(kitchen.sheet, inner))
  );
}
