import { spreadOf, unitByKey } from '../amounts/units.ts';
import type { ParsedLine } from '../lines/line.ts';
import { foods } from '../table/table.ts';
import { type AnyFigureKey, type Figure, isMeasured, per100 } from './figures.ts';

export interface LikelyWeight {
  value: number;
  high: number;
}

/** Typical grams of one unit of an unknown food, with an upper bound. */
const pieceWeights: Readonly<Record<string, LikelyWeight>> = {
  can: { value: 250, high: 450 },
  jar: { value: 200, high: 450 },
  packet: { value: 100, high: 500 },
  tub: { value: 200, high: 500 },
  bottle: { value: 330, high: 750 },
  block: { value: 250, high: 500 },
  loaf: { value: 400, high: 900 },
  bunch: { value: 50, high: 250 },
  head: { value: 300, high: 900 },
  clove: { value: 4, high: 8 },
  slice: { value: 20, high: 50 },
  sprig: { value: 2, high: 5 },
  leaf: { value: 1, high: 10 },
  fillet: { value: 150, high: 250 },
  square: { value: 5, high: 12 },
  cube: { value: 10, high: 25 },
  strip: { value: 10, high: 30 },
  sheet: { value: 20, high: 60 },
};
const onePiece: LikelyWeight = { value: 60, high: 250 };
/** "salt to taste", "fresh herbs". */
const withoutAmount: LikelyWeight = { value: 5, high: 30 };
const gramsOfMillilitre = { value: 0.9, high: 1.4 };

/** Estimated weight of an unrecognised line, by its unit alone. */
export function likelyWeight(line: ParsedLine): LikelyWeight {
  if (line.relation === 'second' && line.amount === null) return withoutAmount;
  if (line.grams !== null) return { value: line.grams, high: line.range?.high ?? line.grams };
  if (line.amount === null) return withoutAmount;
  const one = weightOfOne(line);
  return {
    value: line.amount * one.value,
    high: (line.amountMax ?? line.amount) * one.high,
  };
}

function weightOfOne({ each, unit: key }: ParsedLine): LikelyWeight {
  if (each !== null) {
    const grams = each.amount * (unitByKey(each.unit)?.size ?? 100);
    return { value: grams, high: grams };
  }
  const unit = key === null ? undefined : unitByKey(key);
  const size = unit?.size;
  if (unit?.kind === 'pinch') return { value: size ?? 10, high: 2 * (size ?? 20) };
  if (size === undefined) return pieceWeights[unit?.key ?? ''] ?? onePiece;
  if (unit?.kind === 'weight') return { value: size, high: size * (1 + spreadOf.weight) };
  const { value, high } = gramsOfMillilitre;
  return { value: size * value, high: size * high };
}

/** Share of the table's foods that stay below the upper estimate. */
const percentile = 0.97;
const highOf = new Map<AnyFigureKey, number>();

function usualMax(key: AnyFigureKey): number {
  const known = highOf.get(key);
  if (known !== undefined) return known;
  const values = foods
    .filter((food) => isMeasured(food, key))
    .map((food) => per100(food, key).value)
    .toSorted((a, b) => a - b);
  const high = values[Math.floor(values.length * percentile)] ?? 0;
  highOf.set(key, high);
  return high;
}

/** From 0 to what a food rich in the nutrient would contribute at the likely weight. For display, never as a proof. */
export function estimatedFigure(line: ParsedLine, key: AnyFigureKey): Figure {
  return { value: 0, low: 0, high: (likelyWeight(line).high * usualMax(key)) / 100 };
}
