import { minCoverage } from '../figures/coverage.ts';
import {
  add,
  divided,
  type Figure,
  isMissing,
  lineFigure,
  type Range,
  toRange,
  unitOfFigure,
} from '../figures/figures.ts';
import { shownFigure, shownRange } from '../figures/rounding.ts';
import { isRecognised, shownFigureOf } from '../figures/shown-figures.ts';
import type { Language } from '../foods/languages.ts';
import { dailyValues, furtherNutrientKeys, type NutrientUnit } from '../foods/nutrients.ts';
import { analyseRecipe, type RecipeAnalysis, type RecipeLines } from './analysis.ts';
import type { Missing } from './calculation.ts';
import { type Contribution, contributionsBy, mainContributions, nameOf } from './explanation.ts';

/** Figures computed only on request: unsaturated fats, zinc and vitamins. */
export type FurtherKey = (typeof furtherNutrientKeys)[number];

export interface FurtherFigure {
  key: FurtherKey;
  unit: NutrientUnit;
  serving: Range;
  shown: { value: number; low: number; high: number | null } | null;
  /** Share (0–1) of the daily value; `null` where there is none. */
  dailyShare: number | null;
  missing: Missing;
  /** Largest first. */
  contributions: Contribution[];
}

/** The sources have many gaps: foods without a value may be this share of the weight (pepper, stock); the range then has no high end. */
const maxUnmeasuredShare = 0.05;

/** Unsaturated fats, zinc and vitamins of a serving, with what cooking leaves of them. Safe as JSON. */
export function furtherFiguresOf(
  recipe: RecipeAnalysis | RecipeLines,
  language: Language = 'en',
): FurtherFigure[] {
  const analysis = 'labels' in recipe ? recipe : analyseRecipe(recipe);
  return furtherNutrientKeys.map((key) => furtherFigure(analysis, key, language));
}

function furtherFigure(
  analysis: RecipeAnalysis,
  key: FurtherKey,
  language: Language,
): FurtherFigure {
  const { parts: lines, servings, cooking } = analysis;
  const serving = servingOf(analysis, key);
  const unit = unitOfFigure(key);
  const isShown = isMeasuredEnough(analysis, key);
  const daily = dailyValues[key];
  const unmeasured = lines.filter((line) => isRecognised(line) && isMissing(line, key));
  const foods = [...new Set(unmeasured.flatMap(({ food }) => food?.key ?? []))];
  return {
    key,
    unit,
    serving: toRange(serving),
    shown: isShown
      ? { value: shownFigure(serving.value, unit), ...shownRange(toRange(serving), unit) }
      : null,
    dailyShare: isShown && daily !== undefined ? serving.value / daily : null,
    missing: {
      lines: lines.flatMap((line, position) => (isRecognised(line) ? [] : position)),
      foods: foods.map((food) => nameOf(food, language)),
    },
    contributions: mainContributions(
      contributionsBy((line) => lineFigure(line, key, cooking), { lines, servings, language }),
    ),
  };
}

function servingOf({ parts, servings, cooking }: RecipeAnalysis, key: FurtherKey): Figure {
  const total = { value: 0, low: 0, high: 0 };
  for (const line of parts) add(total, shownFigureOf(line, key, cooking));
  return divided(total, servings);
}

function isMeasuredEnough({ parts, coverage }: RecipeAnalysis, key: FurtherKey): boolean {
  if (coverage < minCoverage) return false;
  let all = 0;
  let unmeasured = 0;
  for (const line of parts.filter(isRecognised)) {
    all += line.grams ?? 0;
    if (isMissing(line, key)) unmeasured += line.grams ?? 0;
  }
  return unmeasured <= maxUnmeasuredShare * all;
}
