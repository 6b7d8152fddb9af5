import type { FoodRow, Part } from '../src/foods/food-row.ts';
import type { AnyNutrientKey } from '../src/foods/nutrients.ts';

/** A part of a computed food with its share (0–1) of the weight. */
interface Portion extends Part {
  row: FoodRow;
}

/** Reads `= coconut-milk 30; water 70`: keys of foods and their parts by weight, which need not add up to 100. */
export function readParts(text: string): Part[] {
  const pairs = text.split(';').map((pair) => pair.trim().split(/\s+/));
  const total = pairs.reduce((sum, [, weight]) => sum + Number(weight), 0);
  if (!(total > 0)) throw new Error(`No weights in "${text}"`);
  return pairs.map(([key = '', weight]) => ({ key, share: round(Number(weight) / total, 4) }));
}

/**
 * Figures of a computed food. A figure missing in one part stays missing; its upper bound is the sum of measured
 * values and bounds.
 */
export function mixed(parts: readonly Portion[]): Pick<FoodRow, 'per100' | 'upperBounds'> {
  const keys = new Set(
    parts.flatMap(({ row }) => Object.keys({ ...row.per100, ...row.upperBounds })),
  );
  const per100: FoodRow['per100'] = {};
  const upperBounds: NonNullable<FoodRow['upperBounds']> = {};
  for (const key of keys as Set<AnyNutrientKey>) {
    const known = parts.map(({ row, share }) => share * (row.per100[key] ?? Number.NaN));
    const bound = parts.map(
      ({ row, share }) => share * (row.per100[key] ?? row.upperBounds?.[key] ?? Number.NaN),
    );
    const value = round(sum(known), 3);
    if (!Number.isNaN(value)) per100[key] = value;
    else if (!Number.isNaN(sum(bound))) upperBounds[key] = round(sum(bound), 3);
  }
  return { per100, ...(Object.keys(upperBounds).length > 0 && { upperBounds }) };
}

/** "computed from 30 % canned coconut milk, 70 % water". */
export function mixtureText(parts: readonly Portion[]): string {
  const each = parts.map(
    ({ row, share }) => `${round(share * 100, 1)} % ${row.names.en[0] ?? row.key}`,
  );
  return `computed from ${each.join(', ')}`;
}

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
