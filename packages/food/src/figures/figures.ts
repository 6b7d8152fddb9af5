import { unitOf } from '../amounts/units.ts';
import { volumeGrams } from '../amounts/weighing.ts';
import {
  type AnyNutrientKey,
  type NutrientKey,
  type NutrientUnit,
  nutrientKeys,
  nutrientUnits,
} from '../foods/nutrients.ts';
import type { ParsedLine } from '../lines/line.ts';
import { type Food, foodByKey } from '../table/table.ts';
import { type Cooking, changesInCooking, retainedShare, unknownCooking } from './retention.ts';

/** A figure with the range that contains it; infinite where nothing bounds it. */
export interface Figure {
  value: number;
  low: number;
  high: number;
}

/** As `Figure`, safe as JSON: `null` for an unknown value or an unbounded end. */
export interface Range {
  value: number | null;
  low: number;
  high: number | null;
}

/** What is summed over a dish: the figures of a food, and its carbohydrate without fibre. */
export const figureKeys = [...nutrientKeys, 'net_carbs'] as const;
export type FigureKey = NutrientKey | 'net_carbs';
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

export type LineFigure = (line: ParsedLine, key: AnyFigureKey, cooking: Cooking) => Figure;

/**
 * Figures of a dish: the sum over its lines of grams × value / 100, with the spread of each measure and the retention
 * of vitamins and alcohol. An unmeasured value adds 0 to the value and its upper bound to the high end; an
 * unrecognised line makes every high end infinite, unless another `figureOfLine` estimates it.
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

export function figuresBy(figure: (key: FigureKey) => Figure): Figures {
  return Object.fromEntries(figureKeys.map((key) => [key, figure(key)])) as Figures;
}

/** In the unit of the figure. For "butter or oil" the value is that of the first food and the range covers both. */
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
    // Avoids 0 × Infinity = NaN.
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

/** The other choices of a line, with their own amount or the same measure. */
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

/** Upper bound of what unrecognised and unmeasured foods may add to a figure. */
export function missingFrom(lines: readonly ParsedLine[], key: FigureKey): number {
  let missing = 0;
  for (const line of lines) if (isMissing(line, key)) missing += lineFigure(line, key).high;
  return missing;
}

export function isMissing(line: ParsedLine, key: AnyFigureKey): boolean {
  const food = line.food === null ? undefined : foodByKey(line.food.key);
  return food === undefined || line.range === null || !isMeasured(food, key);
}

export function isMeasured(food: Food, key: AnyFigureKey): boolean {
  if (key === 'net_carbs') return isMeasured(food, 'carbs') && isMeasured(food, 'fiber');
  return food.per100[key] !== undefined;
}

const known = new WeakMap<Food, Partial<Record<AnyFigureKey, Figure>>>();

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
  // Sources do not state how much sugar was added in the factory.
  const isAtMost = key === 'added_sugars' && food.roles.includes('part-sugar');
  return { value, low: isAtMost ? 0 : value, high: value };
}

function netCarbs(food: Food): Figure {
  const carbs = per100(food, 'carbs');
  const fiber = per100(food, 'fiber');
  return {
    value: Math.max(0, carbs.value - fiber.value),
    low: Math.max(0, carbs.low - fiber.high),
    high: Math.max(0, carbs.high - fiber.low),
  };
}

export function add(total: Figure, figure: Figure): void {
  total.value += figure.value;
  total.low += figure.low;
  total.high += figure.high;
}

export function divided(figure: Figure, by: number): Figure {
  return { value: figure.value / by, low: figure.low / by, high: figure.high / by };
}
