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
import type { ParsedLine } from './line.ts';
import type { Cooking } from './retention.ts';

/** Below this share of the weight, what is known says too little of the dish: no figure is shown. */
export const leastCoverage = 0.9;
/** What may be missing of a figure before it is left out: this share of it, or this little. */
const missingShare = 0.1;
const missingAmount = 0.5;

export const isRecognised = (line: ParsedLine) => line.food !== null && line.grams !== null;

/** Texts of what the figures leave out, since its food or its weight is not known. */
export function leftOutOf(parts: readonly ParsedLine[]): string[] {
  const unknown = parts.filter((part) => !isRecognised(part) && part.text !== '');
  return [...new Set(unknown.map(({ text }) => text))];
}

/** What a line brings into a figure; of a food that is not known or not weighed, what it may bring. */
export const shownFigureOf: LineFigure = (line, key, cooking) =>
  isRecognised(line) ? lineFigure(line, key, cooking) : estimatedFigure(line, key);

/** Of the whole dish, with the likely figures of what is not known in the ranges. */
export function shownDishFigures(parts: readonly ParsedLine[], cooking: Cooking): Figures {
  return dishFigures(parts, cooking, shownFigureOf);
}

interface ShownDish {
  parts: readonly ParsedLine[];
  cooking: Cooking;
  servings: number;
}

/** Per serving; without the figures that too many foods have no measured value for. */
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

/** With the likely load of what is not known, as long as that is little. */
export function shownLoad(
  parts: readonly ParsedLine[],
  servings: number,
  coverage: number,
): GlycemicLoad {
  const load =
    coverage < leastCoverage ? dishGlycemicLoad(parts) : dishGlycemicLoad(parts, shownLineLoad);
  return perServingLoad(load, servings);
}

export function perServingLoad({ value, low, high }: GlycemicLoad, servings: number): GlycemicLoad {
  return {
    value: value === null ? null : value / servings,
    low: low / servings,
    high: high / servings,
  };
}
