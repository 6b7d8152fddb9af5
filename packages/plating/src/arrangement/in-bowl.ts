import { bowl, type Round, wallShade, within } from '../table/crockery.ts';
import type { DishContext } from './placement.ts';

function inside(round: Round, share: number): Round {
  return { ...round, radius: round.radius * share };
}

/** A bowl, what is in it, and the shade of its wall over that. */
export function inBowl(context: DishContext, fill: (inner: Round) => string): string {
  const inner = inside(context.round, 0.93);
  return (
    bowl(context.sheet, context.round, context.glaze) +
    within(context.sheet, inner, fill(inner) + wallShade(context.sheet, inner))
  );
}
