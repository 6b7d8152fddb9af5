import {
  type AnyNutrientKey,
  type NutrientKey,
  type NutrientUnit,
  nutrientKeys,
  nutrientUnits,
} from '../foods/nutrients.ts';
import type { ParsedLine } from '../lines/line.ts';
import { unitOf } from '../lines/units.ts';
import { type Food, foodByKey } from '../table/table.ts';
import { type Cooking, changesInCooking, retainedShare, unknownCooking } from './retention.ts';
import { volumeGrams } from './weighing.ts';

/** A figure with the range that it surely lies in. Infinite where nothing bounds it. */
export interface Figure {
  value: number;
  low: number;
  high: number;
}

/** A figure as JSON can carry it: `null` for a value that cannot be told and for an end that nothing bounds. */
export interface Range {
  value: number | null;
  low: number;
  high: number | null;
}

/** What is summed over a dish: the figures of a food, and its carbohydrate without fibre. */
export const figureKeys = [...nutrientKeys, 'net_carbs'] as const;
export type FigureKey = NutrientKey | 'net_carbs';
/** Every figure that can be computed; vitamins and the like only where somebody asks. */
export type AnyFigureKey = AnyNutrientKey | 'net_carbs';
export type Figures = Record<FigureKey, Figure>;

const nothing: Figure = { value: 0, low: 0, high: 0 };
const unbounded: Figure = { value: 0, low: 0, high: Number.POSITIVE_INFINITY };

export function unitOfFigure(key: AnyFigureKey): NutrientUnit {
  return key === 'net_carbs' ? 'g' : nutrientUnits[key];
}

export function toRange({ value, low, high }: Range): Range {
  const finite = (number: number | null) =>
    number === null || Number.isFinite(number) ? number : null;
  return { value: finite(value), low, high: finite(high) };
}

/** What one line brings into a figure. */
export type LineFigure = (line: ParsedLine, key: AnyFigureKey, cooking: Cooking) => Figure;

/**
 * The figures of a whole dish: the sum over its lines of grams × value / 100, with the spread of each measure and what
 * cooking leaves of vitamins and alcohol. A value that was not measured adds nothing to the value and its largest
 * possible amount to the high end; a line that was not recognised makes every high end infinite, unless another
 * `figureOfLine` says what it may be.
 */
export function dishFigures(
  lines: readonly ParsedLine[],
  cooking = unknownCooking,
  figureOfLine: LineFigure = lineFigure,
): Figures {
  return figuresBy((key) => {
    const total = { ...nothing };
    for (const line of lines) add(total, figureOfLine(line, key, cooking));
    return total;
  });
}

/** One figure for each key. */
export function figuresBy(figure: (key: FigureKey) => Figure): Figures {
  return Object.fromEntries(figureKeys.map((key) => [key, figure(key)])) as Figures;
}

/**
 * What one line brings into the dish, in the unit of the figure. Of "butter or oil" the value is that of the first
 * food, the range holds both.
 */
export function lineFigure(line: ParsedLine, key: AnyFigureKey, cooking = unknownCooking): Figure {
  const food = line.food === null ? undefined : foodByKey(line.food.key);
  if (line.range === null || line.grams === null || food === undefined) {
    return line.discarded ? nothing : unbounded;
  }
  const first = brought(food, line, key, cooking);
  return otherChoices(line, food).reduce(
    (range, other) => spanning(range, brought(other.food, other, key, cooking)),
    first,
  );
}

/** So much of a food. */
export interface Portion {
  grams: number | null;
  range: { low: number; high: number } | null;
  preparation: string | null;
}

function brought(food: Food, line: Portion, key: AnyFigureKey, cooking: Cooking): Figure {
  const { grams, range } = line;
  if (grams === null || range === null) return unbounded;
  const { value, low, high } = cookedPer100(food, key, line, cooking);
  return {
    value: (grams * value) / 100,
    low: (range.low * low) / 100,
    // "0 g × unbounded" is nothing, not NaN.
    high: range.high === 0 ? 0 : (range.high * high) / 100,
  };
}

/** A figure of 100 g of a food as bought, after the dish is cooked. */
export function cookedPer100(
  food: Food,
  key: AnyFigureKey,
  line: Portion,
  cooking: Cooking,
): Figure {
  const raw = per100(food, key);
  if (!changesInCooking(food, key)) return raw;
  const retained = retainedShare(food, key, line.preparation, cooking);
  return {
    value: raw.value * retained.value,
    low: raw.low * retained.low,
    high: raw.high * retained.high,
  };
}

/** The other choices of a line, with the amount that is written for them or else the same measure. */
export function otherChoices(line: ParsedLine, food: Food): (Portion & { food: Food })[] {
  const { grams, range, preparation } = line;
  if (grams === null || range === null) return [];
  return line.alternatives.flatMap(({ key }) => {
    const other = foodByKey(key);
    if (other === undefined) return [];
    const own = line.mentions.find(
      (one) => one.relation === 'alternative' && one.food?.key === key,
    );
    if (own?.range) return [{ food: other, grams: own.grams, range: own.range, preparation }];
    const factor = weightRatio(other, food, line);
    const same = { low: range.low * factor, high: range.high * factor };
    return [{ food: other, grams: grams * factor, range: same, preparation }];
  });
}

/** How much more a cup or a piece of one food weighs than one of another; 1 for weights. */
function weightRatio(other: Food, food: Food, { unit: key, measuredBy }: ParsedLine): number {
  if (measuredBy === 'weight') return 1;
  const unit = unitOf(key ?? '');
  const isVolume = unit?.kind === 'volume' || unit?.kind === 'household';
  const weightOf = (one: Food) =>
    isVolume ? volumeGrams(one, unit) : (one.measures[key ?? 'piece'] ?? null);
  const [above, below] = [weightOf(other), weightOf(food)];
  return above === null || below === null ? 1 : above / below;
}

function spanning(first: Figure, other: Figure): Figure {
  return {
    value: first.value,
    low: Math.min(first.low, other.low),
    high: Math.max(first.high, other.high),
  };
}

/** How much of a figure may be missing from a dish, since a food was not recognised or its value not measured. */
export function missingFrom(lines: readonly ParsedLine[], key: FigureKey): number {
  let missing = 0;
  for (const line of lines) if (isMissing(line, key)) missing += lineFigure(line, key).high;
  return missing;
}

/** Whether the food of a line is not recognised, or this figure of it not measured. */
export function isMissing(line: ParsedLine, key: AnyFigureKey): boolean {
  const food = line.food === null ? undefined : foodByKey(line.food.key);
  return food === undefined || line.range === null || !isMeasured(food, key);
}

export function isMeasured(food: Food, key: AnyFigureKey): boolean {
  if (key === 'net_carbs') return isMeasured(food, 'carbs') && isMeasured(food, 'fiber');
  return food.per100[key] !== undefined;
}

const known = new WeakMap<Food, Partial<Record<AnyFigureKey, Figure>>>();

/** A figure of 100 g of a food. */
export function per100(food: Food, key: AnyFigureKey): Figure {
  const figures = known.get(food) ?? {};
  const figure = figures[key] ?? figureOf(food, key);
  figures[key] = figure;
  known.set(food, figures);
  return figure;
}

function figureOf(food: Food, key: AnyFigureKey): Figure {
  if (key === 'net_carbs') return netCarbs(food);
  const value = food.per100[key];
  if (value === undefined) {
    return { value: 0, low: 0, high: food.upperBounds?.[key] ?? Number.POSITIVE_INFINITY };
  }
  // Of a food made with sugar, nobody says how much of it was added.
  const isAtMost = key === 'added_sugars' && food.roles.includes('part-sugar');
  return { value, low: isAtMost ? 0 : value, high: value };
}

/** Carbohydrate less fibre, never below 0; the one place where that is done. */
function netCarbs(food: Food): Figure {
  const carbs = per100(food, 'carbs');
  const fiber = per100(food, 'fiber');
  return {
    value: Math.max(0, carbs.value - fiber.value),
    low: Math.max(0, carbs.low - fiber.high),
    high: Math.max(0, carbs.high - fiber.low),
  };
}

/** Adds a figure to a running total. */
export function add(total: Figure, figure: Figure): void {
  total.value += figure.value;
  total.low += figure.low;
  total.high += figure.high;
}

export function divided(figure: Figure, by: number): Figure {
  return { value: figure.value / by, low: figure.low / by, high: figure.high / by };
}
