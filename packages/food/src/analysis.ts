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
  type LineFigure,
  lineFigure,
  missingFrom,
  otherChoices,
} from './figures.ts';
import { dishGlycemicLoad, type GlycemicLoad, shownLineLoad } from './glycemic-load.ts';
import { ruleFigures } from './label-figures.ts';
import { type JudgedServing, judgedLabels, type LabelVerdict, type ServedFood } from './labels.ts';
import { estimatedFigure, likelyWeight } from './likely-weight.ts';
import { foodsOfLine, type LineMention, type ParsedLine, parseLine } from './line.ts';
import type { Language } from './line-words.ts';
import { languageOfLines } from './mentions/scan.ts';
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
  /** As written, without headings. */
  lines: ParsedLine[];
  /** The lines with each further food of theirs as one more; what the figures are summed over. */
  parts: ParsedLine[];
  servings: number;
  mealType: MealType;
  /** What the steps and the cooking time say; it decides what is left of vitamins and alcohol. */
  cooking: Cooking;
  isDrink: boolean;
  /** Per serving, of what is known; the ranges hold what is not. Absent where too much is missing. */
  nutrition: Partial<Record<FigureKey, Figure>>;
  /** Share (0–1) of the weight whose food was recognised, with the likely weight of the rest. */
  coverage: number;
  /** What the figures leave out: texts of foods and lines that are not known or not weighed. */
  leftOut: string[];
  /** Every word of every line is accounted for. */
  isReadWhole: boolean;
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

/** Below this share of the weight, what is known says too little of the dish: no figure is shown. */
export const leastCoverage = 0.9;
/** What may be missing of a figure before it is left out: this share of it, or this little. */
const missingShare = 0.1;
const missingAmount = 0.5;

/** Everything that follows from the lines of a recipe. Pure; the same lines always give the same answer. */
export function analyseRecipe(recipe: RecipeLines): RecipeAnalysis {
  const options = { language: recipe.language ?? languageOfLines(recipe.lines) };
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

function analysisOfParsed(recipe: RecipeLines, all: readonly ParsedLine[]): RecipeAnalysis {
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
      hasUnread: !isReadWhole,
    }),
    foods: servedFoods(lines, servings),
    isNamed: isReadWhole,
    isComplete: isReadWhole && parts.every(isRecognised),
    isDrink,
  };
  const coverage = coverageOf(parts);
  return {
    ...{ lines, parts, servings, mealType, cooking, isDrink, isReadWhole, coverage },
    nutrition: coverage < leastCoverage ? {} : shownFigures({ parts, cooking, servings }),
    leftOut: leftOutOf(parts),
    glycemicLoad: shownLoad(parts, servings, coverage),
    allergens: allergensOf(lines),
    labels: judgedLabels(serving),
    sources: sourcesOf(parts),
    totalGrams: parts.reduce((total, { grams }) => total + (grams ?? 0), 0),
  };
}

function perServingLoad({ value, low, high }: GlycemicLoad, servings: number): GlycemicLoad {
  return {
    value: value === null ? null : value / servings,
    low: low / servings,
    high: high / servings,
  };
}

/** With the likely load of what is not known, as long as that is little. */
function shownLoad(
  parts: readonly ParsedLine[],
  servings: number,
  coverage: number,
): GlycemicLoad {
  const load =
    coverage < leastCoverage ? dishGlycemicLoad(parts) : dishGlycemicLoad(parts, shownLineLoad);
  return perServingLoad(load, servings);
}

export const isRecognised = (line: ParsedLine) => line.food !== null && line.grams !== null;

function leftOutOf(parts: readonly ParsedLine[]): string[] {
  const unknown = parts.filter((part) => !isRecognised(part) && part.text !== '');
  return [...new Set(unknown.map(({ text }) => text))];
}

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

/** What a line brings into a figure; of a food that is not known or not weighed, what it may bring. */
export const shownFigureOf: LineFigure = (line, key, cooking) =>
  isRecognised(line) ? lineFigure(line, key, cooking) : estimatedFigure(line, key);

/** Of the whole dish, with the likely figures of what is not known in the ranges. */
export function shownDishFigures(parts: readonly ParsedLine[], cooking: Cooking): Figures {
  return dishFigures(parts, cooking, shownFigureOf);
}

/** Per serving; without the figures that too many foods have no measured value for. */
function shownFigures({
  parts,
  cooking,
  servings,
}: Pick<RecipeAnalysis, 'parts' | 'cooking' | 'servings'>): RecipeAnalysis['nutrition'] {
  const figures = shownDishFigures(parts, cooking);
  const known = parts.filter(isRecognised);
  const shown: RecipeAnalysis['nutrition'] = {};
  for (const key of figureKeys) {
    const figure = divided(figures[key], servings);
    const missing = missingFrom(known, key) / servings;
    if (missing <= Math.max(figure.value * missingShare, missingAmount)) shown[key] = figure;
  }
  return shown;
}

function coverageOf(parts: readonly ParsedLine[]): number {
  const weight = { known: 0, all: 0 };
  for (const part of parts) {
    const grams = isRecognised(part) ? (part.grams ?? 0) : 0;
    weight.known += grams;
    weight.all += isRecognised(part) ? grams : likelyWeight(part).value;
  }
  if (weight.all > 0) return weight.known / weight.all;
  return parts.length > 0 && parts.every(isRecognised) ? 1 : 0;
}

function foodsOf(lines: readonly ParsedLine[]): Food[] {
  const keys = new Set(lines.flatMap(({ food }) => food?.key ?? []));
  return [...keys].flatMap((key) => foodByKey(key) ?? []);
}

function allergensOf(lines: readonly ParsedLine[]): AnalysedAllergens {
  const served = servedFoods(lines, 1);
  const certain = served.filter(({ isCertain }) => isCertain);
  const sure = new Set<string>(certain.flatMap(({ contents }) => contents.traits));
  const possible = new Set<string>(
    served.flatMap(({ contents }) => [
      ...contents.traits,
      ...contents.may.map(({ trait }) => trait),
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
    kinds: [...new Set(served.flatMap(({ contents }) => contents.kinds))],
    isComplete: lines.every((line) => line.isReadWhole),
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
  return lines.flatMap((line) =>
    line.mentions.map((mention): ServedFood => {
      const { relation, text, traits, may, kinds } = mention;
      const own = relation === 'main' ? line.range : mention.range;
      const { low, high } = own ?? { low: 0, high: Number.POSITIVE_INFINITY };
      const isOnlyChoice = relation !== 'alternative' && line.alternatives.length === 0;
      return {
        food: mention.food === null ? null : (foodByKey(mention.food.key) ?? null),
        text,
        contents: { traits, may, kinds },
        low: isOnlyChoice && !line.optional ? low / servings : 0,
        high: (relation === 'alternative' ? alternativeHigh(line, mention) : high) / servings,
        isCertain: mention.isCertain && !line.optional,
      };
    }),
  );
}

/** The most that another choice weighs. */
function alternativeHigh(line: ParsedLine, { food, range }: LineMention): number {
  const main = line.food === null ? undefined : foodByKey(line.food.key);
  const same =
    main && otherChoices(line, main).find((other) => other.food.key === food?.key)?.range;
  return (range ?? same)?.high ?? Number.POSITIVE_INFINITY;
}
