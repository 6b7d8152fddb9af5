import type { ReadAmount } from './amount.ts';
import type { Size, Unit } from './units.ts';

/** One amount of a line with its unit. */
export interface Quantity {
  amount: number;
  amountMax: number;
  unit: Unit | null;
  /** What one holds or weighs ("2 x 400 g cans"), or how long it is ("1 2-inch piece"). */
  each?: { amount: number; unit: Unit };
  /** "a few": the number is a guess. */
  isVague?: true;
}

/** A line taken apart, before its food is looked up. */
export interface Reading {
  /** The first is the main one; others follow a "plus". Empty where no amount is written. */
  quantities: Quantity[];
  size: Size | null;
  /** How the amount is written. */
  by: 'number' | 'word' | null;
  /** What is left: the food with words that describe it. */
  name: string;
  /** The name with its unit word, for foods that look like a unit ("filet mignon"). */
  nameWithUnit: string;
}

/** "of", "de la", "d'": what joins a measure and its food. */
export const article =
  /^(?:(?:of|de la|de los|de las|del|des|du|de|von der|von|vom)\s+|de l['’]\s*|d['’]\s*)(?:the\s+)?/i;

export function amountsOf({ amount, amountMax = amount, isVague }: ReadAmount) {
  return { amount, amountMax, ...(isVague === undefined ? {} : { isVague }) };
}

/** The amount of all quantities together in the unit of the first, as far as they can be added: 1 cup + 2 tbsp. */
export function totalAmount(quantities: readonly Quantity[]): Omit<Quantity, 'each'> | null {
  const [main, ...others] = quantities;
  if (main === undefined) return null;
  const total = { ...main };
  for (const { amount, amountMax, unit } of others) {
    if (!areAlike(main.unit, unit)) continue;
    const share = (unit?.size ?? 0) / (main.unit?.size ?? 1);
    total.amount = rounded(total.amount + amount * share);
    total.amountMax = rounded(total.amountMax + amountMax * share);
  }
  return total;
}

/** To four decimals: the sizes of spoons and cups are rounded themselves. */
const rounded = (amount: number) => Math.round(amount * 10_000) / 10_000;

function areAlike(a: Unit | null, b: Unit | null): boolean {
  if (a?.size === undefined || b?.size === undefined) return false;
  const isWeight = (unit: Unit) => unit.kind === 'weight';
  return a.kind !== 'pinch' && b.kind !== 'pinch' && isWeight(a) === isWeight(b);
}
