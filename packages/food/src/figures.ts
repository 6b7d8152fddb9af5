import type { ParsedLine } from './line.ts';
import { type NutrientKey, nutrientKeys } from './nutrients.ts';
import { type Food, foodByKey } from './table.ts';

/** A figure with the range that it surely lies in. Infinite where nothing bounds it. */
export interface Figure {
  value: number;
  low: number;
  high: number;
}

/** What is summed over a dish: the figures of a food, and its carbohydrate without fibre. */
export const figureKeys = [...nutrientKeys, 'net_carbs'] as const;
export type FigureKey = NutrientKey | 'net_carbs';
export type Figures = Record<FigureKey, Figure>;

const nothing: Figure = { value: 0, low: 0, high: 0 };
const unbounded: Figure = { value: 0, low: 0, high: Number.POSITIVE_INFINITY };

/**
 * The figures of a whole dish: the sum over its lines of grams × value / 100, with the spread of each measure.
 * A value that was not measured adds nothing to the value and its largest possible amount to the high end; a line
 * that was not recognised makes every high end infinite.
 */
export function dishFigures(lines: readonly ParsedLine[]): Figures {
  return figuresBy((key) => lines.map((line) => lineFigure(line, key)).reduce(sum, nothing));
}

/** One figure for each key. */
export function figuresBy(figure: (key: FigureKey) => Figure): Figures {
  return Object.fromEntries(figureKeys.map((key) => [key, figure(key)])) as Figures;
}

/** What one line brings into the dish, in the unit of the figure. */
export function lineFigure(line: ParsedLine, key: FigureKey): Figure {
  const food = line.food === null ? undefined : foodByKey(line.food.key);
  if (line.range === null || line.grams === null) return line.discarded ? nothing : unbounded;
  if (food === undefined) return line.discarded ? nothing : unbounded;
  const { value, low, high } = per100(food, key);
  return {
    value: (line.grams * value) / 100,
    low: (line.range.low * low) / 100,
    // "0 g × unbounded" is nothing, not NaN.
    high: line.range.high === 0 ? 0 : (line.range.high * high) / 100,
  };
}

/** How much of a figure may be missing from a dish, since a food was not recognised or its value not measured. */
export function missingFrom(lines: readonly ParsedLine[], key: FigureKey): number {
  return lines.reduce((missing, line) => {
    const food = line.food === null ? undefined : foodByKey(line.food.key);
    if (food !== undefined && line.range !== null && isMeasured(food, key)) return missing;
    return missing + lineFigure(line, key).high;
  }, 0);
}

function isMeasured({ per100: { carbs, fiber, ...others } }: Food, key: FigureKey): boolean {
  if (key === 'net_carbs') return carbs !== undefined && fiber !== undefined;
  return { carbs, fiber, ...others }[key] !== undefined;
}

/** A figure of 100 g of a food. */
export function per100(food: Food, key: FigureKey): Figure {
  if (key === 'net_carbs') return netCarbs(food);
  const value = food.per100[key];
  if (value === undefined) {
    return { value: 0, low: 0, high: food.most?.[key] ?? Number.POSITIVE_INFINITY };
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

export function sum(a: Figure, b: Figure): Figure {
  return { value: a.value + b.value, low: a.low + b.low, high: a.high + b.high };
}

export function divided(figure: Figure, by: number): Figure {
  return { value: figure.value / by, low: figure.low / by, high: figure.high / by };
}
