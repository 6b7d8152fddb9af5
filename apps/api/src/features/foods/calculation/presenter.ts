import type {
  RecipeCalculation,
  CalculatedFigure as ShownFigure,
  CalculatedLine as ShownLine,
} from '@pomona/contract/foods/calculation';
import type { CalculatedFigure, Calculation } from '@pomona/food/analysis/calculation';
import type { FurtherFigure } from '@pomona/food/analysis/calculation-further';
import type { CalculatedLine } from '@pomona/food/analysis/calculation-lines';
import { type FigureKey, figureKeys } from '@pomona/food/figures/figures';
import { densityOf } from '@pomona/food/scaling/conversion-line';
import { foodByKey } from '@pomona/food/table/table';
import { glycemicCitation, rounded, shortRange as short } from '../presenter.ts';

/** Awaits `pause` after each line. */
export async function presentCalculation(
  calculation: Calculation,
  further: readonly FurtherFigure[],
  pause: () => Promise<unknown>,
): Promise<RecipeCalculation> {
  const { glycemicLoad: load } = calculation;
  const lines: ShownLine[] = [];
  for (const line of calculation.lines) {
    lines.push(presentLine(line));
    await pause();
  }
  return {
    food_version: calculation.foodVersion,
    servings: calculation.servings,
    meal_type: calculation.mealType,
    lines,
    figures: calculation.figures.map(presentFigure),
    further: further.map(presentFurther),
    glycemic_load: {
      dish: short(load.dish),
      serving: short(load.serving),
      shown: load.shown,
      without_index: load.withoutIndex,
      most_without_index: load.maxShareWithoutIndex,
    },
    coverage: calculation.coverage,
    left_out: calculation.leftOut,
    total_grams: calculation.totalGrams,
  };
}

function presentFigure({ dailyShare, ...figure }: CalculatedFigure): ShownFigure {
  return {
    ...figure,
    dish: short(figure.dish),
    serving: short(figure.serving),
    daily_share: dailyShare,
  };
}

function presentFurther(figure: FurtherFigure): RecipeCalculation['further'][number] {
  const { key, unit, serving, shown, dailyShare, missing } = figure;
  return { key, unit, serving: short(serving), shown, daily_share: dailyShare, missing };
}

function presentLine(line: CalculatedLine): ShownLine {
  const { text, amount, amountMax, unit, food, alternative, optional, discarded, grams } = line;
  return {
    ...{
      text,
      within: line.within,
      amount,
      amount_max: amountMax,
      unit,
      food,
      alternative,
      optional,
      discarded,
    },
    grams: grams === null ? null : rounded(grams),
    grams_range: line.range && short(line.range),
    measure: presentMeasure(line),
    density: presentDensity(line),
    source: presentSource(line),
    figures: presentFigures(line),
    glycemic_load: presentLoad(line),
  };
}

function presentMeasure({ measure }: CalculatedLine): ShownLine['measure'] {
  if (measure === null) return null;
  const { by, spread, gramsOfOne, eaten } = measure;
  return { by, spread, grams_of_one: gramsOfOne === null ? null : rounded(gramsOfOne), eaten };
}

function presentDensity({ food }: CalculatedLine): ShownLine['density'] {
  const known = food === null ? undefined : foodByKey(food.key);
  const density = known === undefined ? null : densityOf(known);
  return density && { grams_per_ml: density.gramsPerMl, kind: density.kind };
}

function presentSource({ passport }: CalculatedLine): ShownLine['source'] {
  if (passport === null) return null;
  const { source, row, description, standsIn } = passport;
  return { source, row, description, stands_in: standsIn === true };
}

function presentFigures({ figures }: CalculatedLine): ShownLine['figures'] {
  const shown: Partial<Record<FigureKey, NonNullable<ShownLine['figures']['calories']>>> = {};
  for (const key of figureKeys) {
    const figure = figures[key];
    if (figure === undefined) continue;
    const { value, low, high, per100, retained } = figure;
    shown[key] = {
      ...short({ value, low, high }),
      per_100_g: per100,
      ...(retained && { kept: retained }),
    };
  }
  return shown;
}

function presentLoad({ glycemicLoad: part }: CalculatedLine): ShownLine['glycemic_load'] {
  if (part === null) return null;
  const { kind, value, low, high, source, checked } = part.index;
  return {
    available: short(part.available),
    index: {
      ...{ kind, value, low, high },
      ...(source !== undefined && { source: glycemicCitation(source) }),
      is_estimate: kind === 'published' && checked === 0,
    },
    load: short(part.load),
    share: part.share,
  };
}
