import type { FoodAnalysis, ReadLine } from '@pomona/contract/foods/analysis';
import type { DishFigure } from '@pomona/contract/foods/figures';
import type { Language } from '@pomona/contract/languages';
import type { RecipeAnalysis } from '@pomona/food/analysis/analysis';
import { furtherFiguresOf } from '@pomona/food/analysis/calculation-further';
import { explanationOf } from '@pomona/food/analysis/explanation';
import { allergensExplained } from '@pomona/food/analysis/explanation-allergens';
import { minCoverage } from '@pomona/food/figures/coverage';
import { type FigureKey, figureKeys, isMissing } from '@pomona/food/figures/figures';
import { isRecognised } from '@pomona/food/figures/shown-figures';
import type { ParsedLine } from '@pomona/food/lines/line';
import { foodsOfLine } from '@pomona/food/lines/line-foods';
import { presentAllergens, presentLabel } from '../labels/presenter.ts';
import { bounded, presentNamed, rounded } from '../presenter.ts';
import { presentWords } from './words.ts';

/** An analysis as the contract promises it (FOOD-01). */
export function presentAnalysis(analysis: RecipeAnalysis, language: Language): FoodAnalysis {
  const { glycemicLoad: load, allergens } = analysis;
  const blank = blankFigures(analysis);
  return {
    lines: analysis.lines.map((line) => ({
      ...presentLine(line, language),
      ...unmeasuredIn(line, blank),
    })),
    nutrition: presentNutrition(analysis),
    coverage: rounded(analysis.coverage),
    left_out: analysis.leftOut,
    glycemic_load: {
      low: rounded(load.low),
      value: load.value === null ? null : rounded(load.value),
      high: bounded(load.high),
    },
    allergens: allergens.profile,
    allergen_details: allergens.detailed,
    may_contain: allergens.mayContain,
    allergen_kinds: allergens.kinds,
    is_read_whole: allergens.isComplete,
    ...presentAllergens(allergensExplained(analysis, language)),
    labels: explanationOf(analysis, language).map(presentLabel),
    sources: analysis.sources,
  };
}

/** Figures that are left out although enough of the weight is known. */
function blankFigures({ coverage, nutrition }: RecipeAnalysis): FigureKey[] {
  return coverage < minCoverage ? [] : figureKeys.filter((key) => nutrition[key] === undefined);
}

function unmeasuredIn(line: ParsedLine, blank: readonly FigureKey[]): Pick<ReadLine, 'unmeasured'> {
  const known = foodsOfLine(line).filter(isRecognised);
  const unmeasured = blank.filter((key) => known.some((food) => isMissing(food, key)));
  return unmeasured.length === 0 ? {} : { unmeasured };
}

function presentLine(line: ParsedLine, language: Language): ReadLine {
  return {
    text: line.text,
    amount: line.amount,
    ...(line.amountMax !== null && { amount_max: line.amountMax }),
    unit: line.unit,
    food: line.food && presentNamed(line.food.key, language),
    ...(line.alternative && { alternative: presentNamed(line.alternative.key, language) }),
    alternatives: line.alternatives.map(({ key }) => presentNamed(key, language)),
    grams: line.grams === null ? null : rounded(line.grams),
    grams_range: line.range && { low: rounded(line.range.low), high: rounded(line.range.high) },
    measured_by: line.measuredBy,
    preparation: line.preparation,
    optional: line.optional,
    discarded: line.discarded,
    confidence: rounded(line.confidence),
    ...presentWords(line, language),
    unread: line.unread,
    read_whole: line.isReadWhole,
  };
}

function presentNutrition(analysis: RecipeAnalysis): FoodAnalysis['nutrition'] {
  const values: Partial<Record<DishFigure, number>> = {};
  const range: FoodAnalysis['nutrition']['range'] = {};
  const add = (
    key: DishFigure,
    { value, low, high }: { value: number; low: number; high: number | null },
  ) => {
    values[key] = rounded(value);
    range[key] = { low: rounded(low), high: high === null ? null : bounded(high) };
  };
  for (const key of figureKeys) {
    const figure = analysis.nutrition[key];
    if (figure !== undefined) add(key, figure);
  }
  for (const { key, shown, serving } of furtherFiguresOf(analysis)) {
    if (shown !== null && serving.value !== null) add(key, { ...serving, value: serving.value });
  }
  return { ...values, range };
}
