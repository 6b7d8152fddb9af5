import type { ReadAmount } from './amount.ts';
import type { Size, Unit } from './units.ts';

export interface Quantity {
  amount: number;
  amountMax: number;
  unit: Unit | null;
  /** Contents or weight of one ("2 x 400 g cans"), or its length ("1 2-inch piece"). */
  each?: { amount: number; unit: Unit };
  isVague?: true;
}

/** An amount of a unit of `units.ts`; `amountMax` for ranges. */
export interface Measure {
  amount: number;
  amountMax: number | null;
  unit: string;
}

/** A parsed line before its food is looked up. */
export interface Reading {
  /** Main quantity first, then those after a "plus". Empty where no amount is written. */
  quantities: Quantity[];
  size: Size | null;
  by: 'number' | 'word' | null;
  /** The food with its describing words. */
  name: string;
  /** The name with its unit word, for foods that look like a unit ("filet mignon"). */
  nameWithUnit: string;
}

/** "of", "de la", "d'" between a measure and its food. */
export const article =
  /^(?:(?:of|de la|de los|de las|del|des|du|de|von der|von|vom)\s+|de l['’]\s*|d['’]\s*)(?:the\s+)?/i;

export function amountsOf({ amount, amountMax = amount, isVague }: ReadAmount) {
  return { amount, amountMax, ...(isVague === undefined ? {} : { isVague }) };
}

/** Sum of all quantities in the unit of the first, as far as they can be added: 1 cup + 2 tbsp. */
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

const rounded = (amount: number) => Math.round(amount * 10_000) / 10_000;

function areAlike(a: Unit | null, b: Unit | null): boolean {
  if (a?.size === undefined || b?.size === undefined) return false;
  const isWeight = (unit: Unit) => unit.kind === 'weight';
  return a.kind !== 'pinch' && b.kind !== 'pinch' && isWeight(a) === isWeight(b);
}
