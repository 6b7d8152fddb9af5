import {
  divided,
  type Figure,
  type FigureKey,
  figureKeys,
  isMissing,
  type Range,
  toRange,
  unitOfFigure,
} from '../figures/figures.ts';
import {
  dishGlycemicLoad,
  glycemicLoadClass,
  type LoadClass,
  lineLoad,
  maxShareWithoutIndex,
} from '../figures/glycemic-load.ts';
import type { Cooking } from '../figures/retention.ts';
import { shownFigure, shownRange } from '../figures/rounding.ts';
import { isRecognised, shownDishFigures } from '../figures/shown-figures.ts';
import type { Language } from '../foods/languages.ts';
import { dailyValues, type NutrientUnit } from '../foods/nutrients.ts';
import type { MealType } from '../labels/diets.ts';
import type { ParsedLine } from '../lines/line.ts';
import { analyseRecipe, type RecipeAnalysis, type RecipeLines } from './analysis.ts';
import { type CalculatedLine, calculatedLine } from './calculation-lines.ts';
import { type NamedFood, nameOf } from './explanation.ts';
import { foodVersion } from './version.ts';

/** Every step from the lines of a recipe to its figures. Safe as JSON: `null` where nothing bounds a number. */
export interface Calculation {
  foodVersion: string;
  servings: number;
  mealType: MealType;
  cooking: Cooking;
  /** Each food of each line: "peaches, with 3 tbsp honey" are two. */
  lines: CalculatedLine[];
  figures: CalculatedFigure[];
  glycemicLoad: CalculatedLoad;
  /** Texts of foods and lines that are not recognised or have no weight. */
  leftOut: string[];
  coverage: number;
  /** Of the whole dish, as bought. */
  totalGrams: number;
}

/** One figure: the sum over the lines, divided by the servings, and as it is shown. */
export interface CalculatedFigure {
  key: FigureKey;
  unit: NutrientUnit;
  dish: Range;
  serving: Range;
  /** Rounded to its precision; `null` where too much is missing. */
  shown: { value: number; low: number; high: number | null } | null;
  /** Share (0–1) of the daily value; `null` where there is none. */
  dailyShare: number | null;
  missing: Missing;
}

export interface Missing {
  /** Indices of lines that were not recognised. */
  lines: number[];
  /** Foods without a measured value in the sources. */
  foods: NamedFood[];
}

/** Σ index × available carbohydrate / 100. */
export interface CalculatedLoad {
  dish: Range;
  serving: Range;
  /** A whole number; `null` where it cannot be computed. */
  shown: { value: number; class: LoadClass } | null;
  /** Share (0–1) of the available carbohydrate that has no published index; `null` where a line is not recognised. */
  withoutIndex: number | null;
  /** Above this share the load is not shown. */
  maxShareWithoutIndex: number;
}

/** "Show the calculation" as data, from the lines of a recipe or from their analysis. */
export function calculationOf(
  recipe: RecipeAnalysis | RecipeLines,
  language: Language = 'en',
): Calculation {
  const analysis = 'labels' in recipe ? recipe : analyseRecipe(recipe);
  const calculate = lineCalculator(analysis, language);
  return calculationFrom(analysis, language, analysis.parts.map(calculate));
}

/** The same, but awaits `pause` after each food, so that a long list does not block the event loop. */
export async function calculationInSteps(
  analysis: RecipeAnalysis,
  language: Language,
  pause: () => Promise<unknown>,
): Promise<Calculation> {
  const calculate = lineCalculator(analysis, language);
  const lines: CalculatedLine[] = [];
  for (const [position, line] of analysis.parts.entries()) {
    lines.push(calculate(line, position));
    await pause();
  }
  return calculationFrom(analysis, language, lines);
}

function lineCalculator({ parts, cooking }: RecipeAnalysis, language: Language) {
  const { value: load } = dishGlycemicLoad(parts);
  return (line: ParsedLine, position: number): CalculatedLine =>
    calculatedLine(line, { cooking, load, language, within: lineAround(parts, position) });
}

function calculationFrom(
  analysis: RecipeAnalysis,
  language: Language,
  lines: CalculatedLine[],
): Calculation {
  const { servings, mealType, cooking, coverage, totalGrams, leftOut } = analysis;
  return {
    ...{ foodVersion, servings, mealType, cooking, coverage, totalGrams, leftOut },
    lines,
    figures: calculatedFigures(analysis, language),
    glycemicLoad: calculatedLoad(analysis),
  };
}

/** A further food follows the line it belongs to. */
function lineAround(parts: readonly ParsedLine[], position: number): string | null {
  if (parts[position]?.relation !== 'second') return null;
  return parts.slice(0, position).findLast(({ relation }) => relation === 'main')?.text ?? null;
}

function calculatedFigures(analysis: RecipeAnalysis, language: Language): CalculatedFigure[] {
  const { parts: lines, servings, cooking, nutrition } = analysis;
  const dish = shownDishFigures(lines, cooking);
  return figureKeys.map((key) => {
    const serving = divided(dish[key], servings);
    const isShown = nutrition[key] !== undefined;
    return {
      key,
      unit: unitOfFigure(key),
      dish: toRange(dish[key]),
      serving: toRange(serving),
      shown: isShown ? shownOf(serving, unitOfFigure(key)) : null,
      dailyShare: isShown ? dailyShareOf(key, serving.value) : null,
      missing: missingOf(lines, key, language),
    };
  });
}

function shownOf(serving: Figure, unit: NutrientUnit): CalculatedFigure['shown'] {
  return { value: shownFigure(serving.value, unit), ...shownRange(toRange(serving), unit) };
}

function dailyShareOf(key: FigureKey, value: number): number | null {
  const daily = key === 'net_carbs' ? undefined : dailyValues[key];
  return daily === undefined ? null : value / daily;
}

function missingOf(lines: readonly ParsedLine[], key: FigureKey, language: Language): Missing {
  const positions = lines.flatMap((line, position) => (isRecognised(line) ? [] : position));
  const unmeasured = lines.filter((line) => isRecognised(line) && isMissing(line, key));
  const keys = [...new Set(unmeasured.flatMap(({ food }) => food?.key ?? []))];
  return { lines: positions, foods: keys.map((food) => nameOf(food, language)) };
}

function calculatedLoad({ parts, servings, glycemicLoad }: RecipeAnalysis): CalculatedLoad {
  const { value, low, high } = glycemicLoad;
  const dish = {
    value: value === null ? null : value * servings,
    low: low * servings,
    high: high * servings,
  };
  return {
    dish: toRange(dish),
    serving: toRange(glycemicLoad),
    shown: value === null ? null : { value: Math.round(value), class: glycemicLoadClass(value) },
    withoutIndex: withoutIndex(parts),
    maxShareWithoutIndex,
  };
}

function withoutIndex(lines: readonly ParsedLine[]): number | null {
  let all = 0;
  let without = 0;
  for (const line of lines) {
    const part = lineLoad(line);
    if (part === null) return null;
    if (part.index.kind === 'needless') continue;
    all += part.available.value;
    if (part.index.kind === 'none') without += part.available.value;
  }
  return all === 0 ? 0 : without / all;
}
