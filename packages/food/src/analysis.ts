import {
  type AllergenKind,
  type DetailedAllergen,
  detailedAllergens,
  type ProfileAllergen,
  profileAllergenGroups,
  profileAllergens,
} from './allergens.ts';
import type { MealType } from './diets.ts';
import {
  dishFigures,
  divided,
  type Figure,
  type FigureKey,
  type Figures,
  figureKeys,
  figuresBy,
  missingFrom,
} from './figures.ts';
import { dishGlycemicLoad, type GlycemicLoad } from './glycemic-load.ts';
import { ruleFigures } from './label-figures.ts';
import { type JudgedServing, judgedLabels, type LabelVerdict } from './labels.ts';
import { type ParsedLine, parseLine } from './line.ts';
import type { Language } from './line-words.ts';
import { type Cooking, type CookingHints, cookingOf } from './retention.ts';
import { type Food, foodByKey } from './table.ts';

export interface RecipeLines extends CookingHints {
  lines: readonly string[];
  servings: number;
  mealType?: MealType;
  /** In which the lines are written; breaks ties between words that mean something else elsewhere. */
  language?: Language | undefined;
  /** How it is served; "smoothie" is drunk. Without it the lines tell. */
  dish?: string | null | undefined;
}

export interface RecipeAnalysis {
  lines: ParsedLine[];
  servings: number;
  mealType: MealType;
  /** What the steps and the cooking time say; it decides what is left of vitamins and alcohol. */
  cooking: Cooking;
  isDrink: boolean;
  /** Per serving. A figure that too much is missing for is absent. */
  nutrition: Partial<Record<FigureKey, Figure>>;
  /** Share (0–1) of the weight whose food was recognised; each unrecognised line counts as the mean of the others. */
  coverage: number;
  /** Per serving. */
  glycemicLoad: GlycemicLoad;
  allergens: AnalysedAllergens;
  labels: LabelVerdict[];
  sources: { food: string; source: string; row: string }[];
  /** Of the whole dish, as bought. */
  totalGrams: number;
}

export interface AnalysedAllergens {
  /** The six groups of the profile that `detailed` belongs to. */
  profile: ProfileAllergen[];
  /** Surely in the dish as it is written. */
  detailed: DetailedAllergen[];
  /** In some of the choices, kinds and brands that the lines leave open; none of `detailed`. */
  mayContain: DetailedAllergen[];
  /** Which cereals, nuts, crustaceans and molluscs stand behind both, where that is known. */
  kinds: AllergenKind[];
  /** Every line was read whole; only then may it be said that no allergen was found. */
  isComplete: boolean;
}

/** What may be missing of a figure before it is left out: this share of it, or this little. */
const missingShare = 0.1;
const missingAmount = 0.5;

/** Everything that follows from the lines of a recipe. Pure; the same lines always give the same answer. */
export function analyseRecipe(recipe: RecipeLines): RecipeAnalysis {
  const options = recipe.language && { language: recipe.language };
  return analysisOfParsed(
    recipe,
    recipe.lines.map((text) => parseLine(text, options)),
  );
}

/** Lines that are read before others get their turn: some five milliseconds' worth of the strangest ones. */
const linesAtOnce = 4;

/**
 * The same for a process that serves others meanwhile: `pause` is awaited after every few lines, so that a hundred odd
 * ones do not hold up whoever else asks.
 */
export async function analyseRecipeInSteps(
  recipe: RecipeLines,
  pause: () => Promise<unknown>,
): Promise<RecipeAnalysis> {
  const options = recipe.language && { language: recipe.language };
  const all: ParsedLine[] = [];
  for (let start = 0; start < recipe.lines.length; start += linesAtOnce) {
    if (start > 0) await pause();
    const some = recipe.lines.slice(start, start + linesAtOnce);
    all.push(...some.map((text) => parseLine(text, options)));
  }
  if (all.length > linesAtOnce) await pause();
  return analysisOfParsed(recipe, all);
}

function analysisOfParsed(recipe: RecipeLines, all: readonly ParsedLine[]): RecipeAnalysis {
  const { servings: written, mealType = 'Dinner' } = recipe;
  const lines = all.filter(({ heading }) => !heading);
  const servings = Math.max(written, 1);
  const cooking = cookingOf(recipe);
  const figures = dishFigures(lines, cooking);
  const glycemicLoad = servedLoad(lines, servings);
  const isDrink = isDrunk(lines, recipe.dish);
  const serving = {
    mealType,
    figures: ruleFigures({ lines, cooking, isDrink, figures, glycemicLoad, servings }),
    foods: servedFoods(lines, servings),
    isNamed: lines.every(({ food }) => food !== null),
    isComplete: lines.every(isRecognised),
    isDrink,
  };
  return {
    ...{ lines, servings, mealType, cooking, isDrink },
    nutrition: shownFigures(perServing(figures, servings), lines, servings),
    coverage: coverageOf(lines),
    glycemicLoad,
    allergens: allergensOf(lines),
    labels: judgedLabels(serving),
    sources: sourcesOf(lines),
    totalGrams: lines.reduce((total, { grams }) => total + (grams ?? 0), 0),
  };
}

function servedLoad(lines: readonly ParsedLine[], servings: number): GlycemicLoad {
  const { value, low, high } = dishGlycemicLoad(lines);
  return {
    value: value === null ? null : value / servings,
    low: low / servings,
    high: high / servings,
  };
}

export const isRecognised = (line: ParsedLine) => line.food !== null && line.grams !== null;

/** Liquids that are drunk as they are; water and stock make soups as well. */
const isDrinkable = ({ key, roles }: Food) =>
  roles.includes('liquid') &&
  !roles.includes('acid') &&
  !/^water$|stock|broth|coconut-(?:milk|cream)|evaporated/.test(key);

/** Foods that make a liquid thick: porridge, custard and batter are eaten. */
const isThickening = ({ roles }: Food) =>
  !roles.includes('liquid') &&
  roles.some((role) =>
    ['starch', 'wholegrain', 'legume', 'seed', 'protein', 'setting'].includes(role),
  );

const leastOfDrink = 0.5;
const mostThickening = 0.05;

/** A smoothie, or a recipe of unknown shape that is half a drink by weight and holds next to nothing that swells. */
function isDrunk(lines: readonly ParsedLine[], dish: string | null | undefined): boolean {
  if (typeof dish === 'string') return dish === 'smoothie' || dish === 'drink';
  const share = { all: 0, drinkable: 0, thickening: 0 };
  for (const { food: named, grams } of lines) {
    const food = named === null ? undefined : foodByKey(named.key);
    if (food === undefined || grams === null) continue;
    share.all += grams;
    if (isDrinkable(food)) share.drinkable += grams;
    if (isThickening(food)) share.thickening += grams;
  }
  return (
    share.all > 0 &&
    share.drinkable >= leastOfDrink * share.all &&
    share.thickening <= mostThickening * share.all
  );
}

function perServing(figures: Figures, servings: number): Figures {
  return figuresBy((key) => divided(figures[key], servings));
}

/** Per serving; without the figures that too much is missing for. */
function shownFigures(
  figures: Figures,
  lines: readonly ParsedLine[],
  servings: number,
): RecipeAnalysis['nutrition'] {
  const shown: RecipeAnalysis['nutrition'] = {};
  for (const key of figureKeys) {
    const missing = missingFrom(lines, key) / servings;
    if (missing <= Math.max(figures[key].value * missingShare, missingAmount))
      shown[key] = figures[key];
  }
  return shown;
}

function coverageOf(lines: readonly ParsedLine[]): number {
  if (lines.length === 0) return 0;
  const recognised = lines.filter(isRecognised);
  if (recognised.length === lines.length) return 1;
  const grams = recognised.reduce((total, line) => total + (line.grams ?? 0), 0);
  const mean = recognised.length === 0 ? 1 : grams / recognised.length;
  return grams / (grams + mean * (lines.length - recognised.length));
}

function foodsOf(lines: readonly ParsedLine[]): Food[] {
  const keys = new Set(lines.flatMap(({ food }) => food?.key ?? []));
  return [...keys].flatMap((key) => foodByKey(key) ?? []);
}

function allergensOf(lines: readonly ParsedLine[]): AnalysedAllergens {
  const served = servedFoods(lines, 1);
  const sure = new Set<string>(
    served.flatMap(({ traits, isCertain }) => (isCertain ? traits : [])),
  );
  const possible = new Set<string>(
    served.flatMap(({ food, traits, isCertain }) => [
      ...(isCertain ? [] : traits),
      ...(food.may ?? []).map(({ trait }) => trait),
    ]),
  );
  // Oats and the like are told as gluten unless stated free of it: a warning too many is the safer fault.
  for (const traits of [sure, possible]) if (traits.has('maybe-gluten')) traits.add('gluten');
  const detailed = detailedAllergens.filter((allergen) => sure.has(allergen));
  return {
    profile: profileAllergens.filter((group) =>
      profileAllergenGroups[group].some((allergen) => detailed.includes(allergen)),
    ),
    detailed,
    mayContain: detailedAllergens.filter(
      (allergen) => possible.has(allergen) && !sure.has(allergen),
    ),
    kinds: [...new Set(served.flatMap(({ food }) => food.kinds ?? []))],
    isComplete: lines.every(isRecognised),
  };
}

function sourcesOf(lines: readonly ParsedLine[]): RecipeAnalysis['sources'] {
  return foodsOf(lines).map(({ key, names, passport }) => ({
    food: names.en[0] ?? key,
    source: passport.source,
    row: passport.row,
  }));
}

function servedFoods(lines: readonly ParsedLine[], servings: number): JudgedServing['foods'] {
  return lines.flatMap((line) => {
    const { low, high } = line.range ?? { low: 0, high: Number.POSITIVE_INFINITY };
    return [line.food, line.alternative].flatMap((named, index) => {
      const food = named === null ? undefined : foodByKey(named.key);
      if (food === undefined) return [];
      const isCertain = index === 0 && !line.optional;
      const traits = traitsIn(line, food);
      const least = line.alternative === null ? low : 0;
      return [{ food, traits, low: least / servings, high: high / servings, isCertain }];
    });
  });
}

/** Oats that are stated free of gluten no longer may contain it. */
function traitsIn(line: ParsedLine, food: Food): Food['traits'] {
  return line.statedGlutenFree
    ? food.traits.filter((trait) => trait !== 'maybe-gluten')
    : food.traits;
}
