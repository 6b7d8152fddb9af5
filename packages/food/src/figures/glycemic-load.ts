import type { ParsedLine } from '../lines/line.ts';
import { type Food, foodByKey } from '../table/table.ts';
import { add, type Figure, otherChoices, per100 } from './figures.ts';
import { likelyWeight } from './likely-weight.ts';

/** The range is present even where the value is `null`. */
export interface GlycemicLoad extends Omit<Figure, 'value'> {
  /** `null`: more than a quarter of the carbohydrate has no published index. */
  value: number | null;
}

/**
 * `published`: with its citation. `untested`: the source lists it as having too little carbohydrate to test. `none`:
 * nothing is published, so the range is the whole scale. `needless`: under 1 g of available carbohydrate in 100 g.
 */
export interface UsedIndex extends Figure {
  kind: 'published' | 'untested' | 'none' | 'needless';
  /** Standard error; `null` where the source gives none and `usualError` is used. */
  sem?: number | null;
  source?: string;
  /** Number of copies in which the value was verified; 0: quoted only, an estimate. */
  checked?: number;
}

export interface LineLoad {
  available: Figure;
  index: UsedIndex;
  load: Figure;
}

/** Above this share of the available carbohydrate without an index the load is unknown. */
export const maxShareWithoutIndex = 0.25;
/** Foods below this much available carbohydrate per 100 g have no index to measure. */
export const minCarbs = 1;
const anyIndex: UsedIndex = { kind: 'none', value: 50, low: 0, high: 100 };
/** Their sugars are sucrose (65), glucose and fructose (15) in turn, so that sucrose bounds them from above. */
const untestedIndex: UsedIndex = { kind: 'untested', value: 32.5, low: 0, high: 65 };
const needlessIndex: UsedIndex = { kind: 'needless', value: 0, low: 0, high: 0 };
/** The median of the published standard errors. */
const usualError = 4;

const nothing: Figure = { value: 0, low: 0, high: 0 };

/** Loads up to 10 are low, from 20 on high (Foster-Powell 2002), by the rounded load. */
export type LoadClass = 'low' | 'medium' | 'high';

export function glycemicLoadClass(load: number): LoadClass {
  const rounded = Math.round(load);
  if (rounded <= 10) return 'low';
  return rounded < 20 ? 'medium' : 'high';
}

/** Indices up to 55 are low, from 70 on high (ISO 26642:2010). */
export function glycemicIndexClass(index: number): LoadClass {
  const rounded = Math.round(index);
  if (rounded <= 55) return 'low';
  return rounded < 70 ? 'medium' : 'high';
}

/**
 * Glycaemic load of a whole dish: Σ index × available carbohydrate / 100 (FAO/WHO 1998, mixed meals). A food
 * without a published index takes part with the whole band 0–100, its middle in the value.
 */
export function dishGlycemicLoad(
  lines: readonly ParsedLine[],
  loadOfLine: (line: ParsedLine) => LineLoad | null = lineLoad,
): GlycemicLoad {
  const total = { value: 0, low: 0, high: 0 };
  let carbs = 0;
  let withoutIndex = 0;
  for (const line of lines) {
    const part = loadOfLine(line);
    if (part === null) {
      total.high = Number.POSITIVE_INFINITY;
      withoutIndex = Number.POSITIVE_INFINITY;
      continue;
    }
    const { available, index, load } = part;
    if (index.kind !== 'needless') carbs += available.value;
    if (index.kind === 'none') withoutIndex += available.value;
    add(total, load);
  }
  const isKnown = carbs === 0 ? withoutIndex === 0 : withoutIndex / carbs <= maxShareWithoutIndex;
  return { ...total, value: isKnown ? total.value : null };
}

/** Load of a line; `null` where it was not recognised. Discarded food has none. */
export function lineLoad(line: ParsedLine): LineLoad | null {
  const food = line.food === null ? undefined : foodByKey(line.food.key);
  if (food === undefined || line.grams === null || line.range === null) {
    return line.discarded ? { available: nothing, index: needlessIndex, load: nothing } : null;
  }
  const first = loadOf(food, line.grams, line.range);
  // The value is that of the first choice, the range covers all.
  const loads = otherChoices(line, food).flatMap((other) =>
    other.grams === null || other.range === null
      ? []
      : loadOf(other.food, other.grams, other.range).load,
  );
  const low = Math.min(first.load.low, ...loads.map((load) => load.low));
  const high = Math.max(first.load.high, ...loads.map((load) => load.high));
  return { ...first, load: { ...first.load, low, high } };
}

/** As `lineLoad`, with an estimate for unrecognised lines. For display only. */
export function shownLineLoad(line: ParsedLine): LineLoad {
  const known = lineLoad(line);
  if (known !== null) return known;
  // At most all of it is carbohydrate, with the index of glucose.
  const available = { value: 0, low: 0, high: likelyWeight(line).high };
  return { available, index: anyIndex, load: available };
}

function loadOf(food: Food, grams: number, range: { low: number; high: number }): LineLoad {
  const per = per100(food, 'net_carbs');
  const index = per.high < minCarbs ? needlessIndex : indexOf(food);
  const available = {
    value: (grams * per.value) / 100,
    low: (range.low * per.low) / 100,
    high: range.high === 0 ? 0 : (range.high * per.high) / 100,
  };
  const load = {
    value: (available.value * index.value) / 100,
    low: (available.low * index.low) / 100,
    high: index.high === 0 ? 0 : (available.high * index.high) / 100,
  };
  return { available, index, load };
}

/** It has carbohydrate, and nothing is published of its index. */
export const lacksIndex = (food: Food): boolean =>
  indexOf(food).kind === 'none' && per100(food, 'net_carbs').high >= minCarbs;

/** The published index with two standard errors either way: about 95 % of the tests that were averaged. */
export function indexOf({ gi, giUntested }: Food): UsedIndex {
  if (giUntested === true) return untestedIndex;
  if (gi === undefined) return anyIndex;
  const { value, sem = usualError, source, checked } = gi;
  const range = { value, low: Math.max(0, value - 2 * sem), high: value + 2 * sem };
  return { kind: 'published', ...range, sem: gi.sem ?? null, source, checked };
}
