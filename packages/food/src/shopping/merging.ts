import type { ParsedLine } from '../lines/line.ts';
import {
  kitchenMeasures,
  sizeOfMeasure,
  systemOf,
  type UnitSystem,
} from '../scaling/conversion.ts';
import { densityOfLine } from '../scaling/conversion-line.ts';
import { kitchenParts } from '../scaling/kitchen-parts.ts';
import type { Wording } from '../wording/wording.ts';

type Part = Wording['measures'][number] & { each: ParsedLine['each'] };

/** One food of several recipes; parts that cannot be added are listed ("200 g + 1 can"). */
export interface MergedFood {
  /** `null`: an unrecognised line. */
  key: string | null;
  text: string;
  /** Empty where no line names an amount. */
  parts: Part[];
  isApproximate: boolean;
  /** `null` where a line has no weight. */
  grams: number | null;
  lines: number[];
}

/**
 * Merges lines by food for shopping lists, in order of first appearance: weights and volumes by density; pieces, cans
 * of one size and the like with their own kind. Sums are exact, and rounded up to what can be bought. Headings are dropped; unrecognised lines are merged only with equal
 * texts.
 */
export function mergedLines(lines: readonly ParsedLine[], system: UnitSystem): MergedFood[] {
  const groups = new Map<string, number[]>();
  for (const [position, line] of lines.entries()) {
    if (line.heading) continue;
    const key = line.food?.key ?? `text ${line.text.trim().toLowerCase()}`;
    const positions = groups.get(key);
    if (positions === undefined) groups.set(key, [position]);
    else positions.push(position);
  }
  return [...groups.values()].flatMap((positions) => {
    const own = positions.flatMap((position) => lines[position] ?? []);
    const [first] = own;
    return first === undefined ? [] : [{ ...mergedFood(own, first, system), lines: positions }];
  });
}

function mergedFood(
  lines: readonly ParsedLine[],
  first: ParsedLine,
  system: UnitSystem,
): Omit<MergedFood, 'lines'> {
  const key = first.food?.key ?? null;
  const grams = lines.every((line) => line.grams !== null)
    ? lines.reduce((sum, line) => sum + (line.grams ?? 0), 0)
    : null;
  const { parts: measured, isApproximate } = measuredParts(lines, first, system);
  const parts = [...measured, ...countedParts(lines)];
  return { key, text: first.food?.name ?? first.text.trim(), parts, isApproximate, grams };
}

const sizeOf = ({ amount, amountMax, unit, each }: ParsedLine) =>
  amount === null || unit === null || each !== null
    ? null
    : sizeOfMeasure(amountMax ?? amount, unit);

/** Sums weights and volumes; uses the upper end of a range, so that enough is bought. */
function measuredParts(
  lines: readonly ParsedLine[],
  first: ParsedLine,
  system: UnitSystem,
): { parts: Part[]; isApproximate: boolean } {
  const sizes = lines.flatMap((line) => sizeOf(line) ?? []);
  const grams = sizes.reduce((sum, size) => sum + ('grams' in size ? size.grams : 0), 0);
  const ml = sizes.reduce((sum, size) => sum + ('ml' in size ? size.ml : 0), 0);
  const only = lines.filter((line) => sizeOf(line) !== null);
  const [single] = only;
  if (only.length === 1 && single?.amount != null && isOfSystem(single.unit, system)) {
    return { parts: boughtParts(single, system), isApproximate: false };
  }
  const density = densityOfLine(first);
  const isApproximate =
    (grams > 0 && ml > 0 && density !== null) || only.some(({ unit }) => !isOfSystem(unit, system));
  // What a density or another unit leaves in doubt is nothing to buy.
  const certain = isApproximate ? certainShare : 1;
  const withEach = (size: { grams: number } | { ml: number }) =>
    kitchenMeasures(size, system, 'up').map((part) => ({ ...part, each: null }));
  if (grams > 0 && ml > 0 && density !== null) {
    return {
      parts: withEach({ grams: certain * (grams + ml * density.gramsPerMl) }),
      isApproximate,
    };
  }
  const parts = [
    ...(grams > 0 ? withEach({ grams: certain * grams }) : []),
    ...(ml > 0 ? withEach({ ml: certain * ml }) : []),
  ];
  return { parts, isApproximate };
}

const certainShare = 0.999;

/** One measure, in its own unit where a tool measures that: 0.37 cups are half a cup. */
function boughtParts({ amount, amountMax, unit }: ParsedLine, system: UnitSystem): Part[] {
  if (amount === null || unit === null) return [];
  const most = amountMax ?? amount;
  const parts = kitchenParts(most, unit, { hasCups: system === 'us', rounding: 'up' });
  const measures = parts ?? [{ amount: most, unit }];
  return measures.map((part) => ({ ...part, amountMax: null, each: null }));
}

/** Spoons are of both systems. */
function isOfSystem(unit: string | null, system: UnitSystem): boolean {
  const own = unit === null ? undefined : systemOf(unit);
  return own === undefined || own === system;
}

/** Pieces, cans, bunches and pinches by kind; cans of different sizes are different kinds. */
function countedParts(lines: readonly ParsedLine[]): Part[] {
  const kinds = new Map<string, Part>();
  for (const line of lines) {
    if (line.amount === null || sizeOf(line) !== null) continue;
    const unit = line.unit === 'piece' && line.each === null ? null : line.unit;
    const { amount, each } = line;
    const max = line.amountMax ?? amount;
    const key = `${unit} ${each?.amount} ${each?.unit}`;
    const known = kinds.get(key);
    const total = { amount: max + (known?.amount ?? 0), amountMax: null, unit, each };
    kinds.set(key, total);
  }
  return [...kinds.values()].map((part) => ({ ...part, amount: wholePieces(part.amount) }));
}

/** Half an onion is bought as one. */
const wholePieces = (amount: number) => Math.ceil(amount - 1e-3);
