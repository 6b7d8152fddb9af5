import { spreadOf } from '../amounts/units.ts';
import type { ParsedLine } from '../lines/line.ts';
import { foodByKey } from '../table/table.ts';
import { minCoverage } from './coverage.ts';
import {
  dishFigures,
  divided,
  type Figures,
  figureKeys,
  type LineFigure,
  lineFigure,
  missingFrom,
} from './figures.ts';
import { dishGlycemicLoad, type GlycemicLoad, shownLineLoad } from './glycemic-load.ts';
import { estimatedFigure, likelyWeight } from './likely-weight.ts';
import type { Cooking } from './retention.ts';

/** A figure is left out when more than this share, or this amount, may be missing. */
const missingShare = 0.1;
const missingAmount = 0.5;

export const isRecognised = (line: ParsedLine) => line.food !== null && line.grams !== null;

export function leftOutOf(parts: readonly ParsedLine[]): string[] {
  const unknown = parts.filter((part) => !isRecognised(part) && part.text !== '');
  return [...new Set(unknown.map(({ text }) => text))];
}

/**
 * Deviation of a bought food from its row. Rows are means of varieties and brands; the European Commission's guidance
 * on tolerances (2012) allows labels 20 % (10–40 g in 100 g), and half of that is used for the mean of many foods.
 * For display only, not for label rules.
 */
export const tableSpread = 0.1;

/** As `lineFigure`, with an estimate for unrecognised lines. */
export const shownFigureOf: LineFigure = (line, key, cooking) => {
  if (!isRecognised(line)) return estimatedFigure(line, key);
  const { value, low, high } = lineFigure(line, key, cooking);
  const sizes = sizeSpread(line);
  return {
    value,
    low: low * (1 - tableSpread) * sizes.low,
    high: high * (1 + tableSpread) * sizes.high,
  };
};

/** "2 onions" may be small or large; the measure's own spread is included already. */
function sizeSpread({ food, measuredBy, size, unit }: ParsedLine): { low: number; high: number } {
  const measures = foodByKey(food?.key ?? '')?.measures;
  if (measuredBy !== 'piece' || size !== null || unit !== null || measures?.piece === undefined)
    return { low: 1, high: 1 };
  const { piece, small = piece, large = piece } = measures;
  const spread = spreadOf.piece;
  return {
    low: Math.min(1, small / piece / (1 - spread)),
    high: Math.max(1, large / piece / (1 + spread)),
  };
}

/** Figures of the dish, with estimates for unknown lines in the ranges. */
export function shownDishFigures(parts: readonly ParsedLine[], cooking: Cooking): Figures {
  return dishFigures(parts, cooking, shownFigureOf);
}

interface ShownDish {
  parts: readonly ParsedLine[];
  cooking: Cooking;
  servings: number;
}

/** Per serving; figures with too many unmeasured foods are left out. */
export function shownFigures({ parts, cooking, servings }: ShownDish): Partial<Figures> {
  const figures = shownDishFigures(parts, cooking);
  const known = parts.filter(isRecognised);
  const shown: Partial<Figures> = {};
  for (const key of figureKeys) {
    const figure = divided(figures[key], servings);
    const missing = missingFrom(known, key) / servings;
    if (missing <= Math.max(figure.value * missingShare, missingAmount)) shown[key] = figure;
  }
  return shown;
}

export function coverageOf(parts: readonly ParsedLine[]): number {
  const weight = { known: 0, all: 0 };
  for (const part of parts) {
    const grams = isRecognised(part) ? (part.grams ?? 0) : 0;
    weight.known += grams;
    weight.all += isRecognised(part) ? grams : likelyWeight(part).value;
  }
  if (weight.all > 0) return weight.known / weight.all;
  return parts.length > 0 && parts.every(isRecognised) ? 1 : 0;
}

/** With estimates for unknown lines, as long as those are small. */
export function shownLoad(
  parts: readonly ParsedLine[],
  servings: number,
  coverage: number,
): GlycemicLoad {
  const load =
    coverage < minCoverage ? dishGlycemicLoad(parts) : dishGlycemicLoad(parts, shownLineLoad);
  return perServingLoad(load, servings);
}

export function perServingLoad({ value, low, high }: GlycemicLoad, servings: number): GlycemicLoad {
  return {
    value: value === null ? null : value / servings,
    low: low / servings,
    high: high / servings,
  };
}
