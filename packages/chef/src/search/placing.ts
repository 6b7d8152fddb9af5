import type { Formula, FormulaSlot } from '../formulas/formula.ts';
import type { AvailableFood } from './available-food.ts';
import { slotsFor } from './fit.ts';

/** Which slot each given food fills. */
export interface Placing {
  bySlot: ReadonlyMap<FormulaSlot, readonly AvailableFood[]>;
  unused: readonly AvailableFood[];
  asides: number;
}

/** Foods with the fewest choices first; each takes the best slot that has room. */
export function placeGiven(
  given: readonly AvailableFood[],
  formula: Formula,
  budget: number,
): Placing {
  const bySlot = new Map<FormulaSlot, AvailableFood[]>();
  const unused: AvailableFood[] = [];
  const choices = given
    .map((stock) => ({ stock, slots: slotsFor(stock, formula, budget) }))
    .toSorted((a, b) => a.slots.length - b.slots.length);
  for (const { stock, slots } of choices) {
    const free = slots.filter((slot) => (bySlot.get(slot)?.length ?? 0) < roomOf(slot, formula));
    const empty = free.find((slot) => slot.count.min > 0 && !bySlot.has(slot));
    const slot = empty ?? free[0];
    if (slot === undefined) unused.push(stock);
    else bySlot.set(slot, [...(bySlot.get(slot) ?? []), stock]);
  }
  const asides = formula.slots.find(({ id }) => id === 'aside');
  return { bySlot, unused, asides: asides === undefined ? 0 : (bySlot.get(asides)?.length ?? 0) };
}

export const roomOf = ({ count }: FormulaSlot, { room = 1 }: Formula) =>
  count.max > 2 ? Math.round(count.max * room) : count.max;
