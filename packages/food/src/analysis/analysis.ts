import { minCoverage } from '../figures/coverage.ts';
import { isDrunk } from '../figures/drinks.ts';
import { dishFigures, type Figure, type FigureKey } from '../figures/figures.ts';
import { dishGlycemicLoad, type GlycemicLoad } from '../figures/glycemic-load.ts';
import { type Cooking, type CookingHints, cookingOf } from '../figures/retention.ts';
import {
  coverageOf,
  isRecognised,
  leftOutOf,
  perServingLoad,
  shownFigures,
  shownLoad,
} from '../figures/shown-figures.ts';
import type { Language } from '../foods/languages.ts';
import type { MealType } from '../labels/diets.ts';
import { ruleFigures } from '../labels/label-figures.ts';
import { judgedLabels, type LabelVerdict } from '../labels/labels.ts';
import { type AnalysedAllergens, allergensOf, servedFoods } from '../labels/served-foods.ts';
import { type ParsedLine, parseLine } from '../lines/line.ts';
import { foodsOfLine } from '../lines/line-foods.ts';
import { languageOfLines } from '../mentions/scan.ts';
import { type Food, foodByKey } from '../table/table.ts';

export interface RecipeLines extends CookingHints {
  lines: readonly string[];
  servings: number;
  mealType?: MealType;
  /** Language of the lines; decides words that mean different things in different languages. */
  language?: Language | undefined;
  /** How it is served, for example "smoothie"; guessed from the lines when absent. */
  dish?: string | null | undefined;
}

export interface RecipeAnalysis {
  lines: ParsedLine[];
  /** One entry for each food of each line; the figures are sums over these. */
  parts: ParsedLine[];
  servings: number;
  mealType: MealType;
  /** From the steps and the cooking time; decides the retention of vitamins and alcohol. */
  cooking: Cooking;
  isDrink: boolean;
  /** Per serving, from the known lines; the ranges allow for the rest. Absent where too much is missing. */
  nutrition: Partial<Record<FigureKey, Figure>>;
  /** Share (0–1) of the weight whose food was recognised, with the likely weight of the rest. */
  coverage: number;
  /** Texts of foods and lines that are not recognised or have no weight. */
  leftOut: string[];
  isReadWhole: boolean;
  /** Per serving. */
  glycemicLoad: GlycemicLoad;
  allergens: AnalysedAllergens;
  labels: LabelVerdict[];
  sources: { food: string; source: string; row: string }[];
  /** Of the whole dish, as bought. */
  totalGrams: number;
}

/** "milk, coconut" may be two foods, of which one has no weight. */
const hasOtherReading = ({ mentions }: ParsedLine) =>
  mentions.some(({ relation }) => relation === 'part');

/** Figures, coverage, load and labels of a recipe's lines. Pure and deterministic. */
export function analyseRecipe(recipe: RecipeLines): RecipeAnalysis {
  const options = { language: recipe.language ?? languageOfLines(recipe.lines) };
  return analysisOfParsed(
    recipe,
    recipe.lines.map((text) => parseLine(text, options)),
  );
}

/** About 5 ms of work for the slowest lines. */
const linesAtOnce = 4;

/** As `analyseRecipe`, but awaits `pause` after every few lines so that a long list does not block the event loop. */
export async function analyseRecipeInSteps(
  recipe: RecipeLines,
  pause: () => Promise<unknown>,
): Promise<RecipeAnalysis> {
  const options = { language: recipe.language ?? languageOfLines(recipe.lines) };
  const all: ParsedLine[] = [];
  for (let start = 0; start < recipe.lines.length; start += linesAtOnce) {
    if (start > 0) await pause();
    const some = recipe.lines.slice(start, start + linesAtOnce);
    all.push(...some.map((text) => parseLine(text, options)));
  }
  if (all.length > linesAtOnce) await pause();
  return analysisOfParsed(recipe, all);
}

/** As `analyseRecipe`, of lines that were read before. */
export function analysisOfParsed(recipe: RecipeLines, all: readonly ParsedLine[]): RecipeAnalysis {
  const { servings: written, mealType = 'Dinner' } = recipe;
  const lines = all.filter(({ heading }) => !heading);
  const parts = lines.flatMap(foodsOfLine);
  const servings = Math.max(written, 1);
  const cooking = cookingOf(recipe);
  const isDrink = isDrunk(parts, recipe.dish);
  const isReadWhole = lines.every((line) => line.isReadWhole);
  const serving = {
    mealType,
    figures: ruleFigures({
      ...{ lines: parts, cooking, isDrink, servings },
      figures: dishFigures(parts, cooking),
      glycemicLoad: perServingLoad(dishGlycemicLoad(parts), servings),
      hasUnread: !isReadWhole || lines.some(hasOtherReading),
    }),
    foods: servedFoods(lines, servings),
    isNamed: isReadWhole,
    isComplete: isReadWhole && parts.every(isRecognised),
    isDrink,
  };
  const coverage = coverageOf(parts);
  return {
    ...{ lines, parts, servings, mealType, cooking, isDrink, isReadWhole, coverage },
    nutrition: coverage < minCoverage ? {} : shownFigures({ parts, cooking, servings }),
    leftOut: leftOutOf(parts),
    glycemicLoad: shownLoad(parts, servings, coverage),
    allergens: allergensOf(lines),
    labels: judgedLabels(serving),
    sources: sourcesOf(parts),
    totalGrams: parts.reduce((total, { grams }) => total + (grams ?? 0), 0),
  };
}

function foodsOf(lines: readonly ParsedLine[]): Food[] {
  const keys = new Set(lines.flatMap(({ food }) => food?.key ?? []));
  return [...keys].flatMap((key) => foodByKey(key) ?? []);
}

function sourcesOf(lines: readonly ParsedLine[]): RecipeAnalysis['sources'] {
  return foodsOf(lines).map(({ key, names, passport }) => ({
    food: names.en[0] ?? key,
    source: passport.source,
    row: passport.row,
  }));
}
