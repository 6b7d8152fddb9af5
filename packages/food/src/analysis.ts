import {
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
import type { RuleFigure } from './label-rules.ts';
import { type JudgedServing, judgedLabels, type LabelVerdict } from './labels.ts';
import { type ParsedLine, parseLine } from './line.ts';
import { type Food, foodByKey } from './table.ts';

export interface RecipeLines {
  lines: readonly string[];
  servings: number;
  mealType?: MealType;
}

export interface RecipeAnalysis {
  lines: ParsedLine[];
  /** Per serving. A figure that too much is missing for is absent. */
  nutrition: Partial<Record<FigureKey, Figure>>;
  /** Share (0–1) of the weight whose food was recognised; each unrecognised line counts as the mean of the others. */
  coverage: number;
  /** Per serving. */
  glycemicLoad: GlycemicLoad;
  allergens: { profile: ProfileAllergen[]; detailed: DetailedAllergen[] };
  labels: LabelVerdict[];
  sources: { food: string; source: string; row: string }[];
  /** Of the whole dish, as bought. */
  totalGrams: number;
}

/** What may be missing of a figure before it is left out: this share of it, or this little. */
const missingShare = 0.1;
const missingAmount = 0.5;

/** Everything that follows from the lines of a recipe. Pure; the same lines always give the same answer. */
export function analyseRecipe({
  lines: texts,
  servings,
  mealType = 'Dinner',
}: RecipeLines): RecipeAnalysis {
  const lines = texts.map(parseLine);
  const by = Math.max(servings, 1);
  const figures = perServing(dishFigures(lines), by);
  const load = dishGlycemicLoad(lines);
  const glycemicLoad = {
    value: load.value === null ? null : load.value / by,
    low: load.low / by,
    high: load.high / by,
  };
  const totalGrams = lines.reduce((total, { grams }) => total + (grams ?? 0), 0);
  const serving = {
    mealType,
    figures: ruleFigures(figures, glycemicLoad, totalGrams / by),
    foods: servedFoods(lines, by),
    isComplete: lines.every(isRecognised),
  };
  return {
    lines,
    nutrition: shownFigures(figures, lines, by),
    coverage: coverageOf(lines),
    glycemicLoad,
    allergens: allergensOf(lines),
    labels: judgedLabels(serving),
    sources: sourcesOf(lines),
    totalGrams,
  };
}

const isRecognised = (line: ParsedLine) => line.food !== null && line.grams !== null;

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

function allergensOf(lines: readonly ParsedLine[]): RecipeAnalysis['allergens'] {
  const traits = new Set<string>(servedFoods(lines, 1).flatMap((served) => served.traits));
  const detailed = detailedAllergens.filter((allergen) => traits.has(allergen));
  // Oats and the like are told as gluten unless stated free of it: a warning too many is the safer fault.
  const hasGluten = traits.has('maybe-gluten');
  const profile = profileAllergens.filter(
    (allergen) =>
      profileAllergenGroups[allergen].some((group) => traits.has(group)) ||
      (allergen === 'Gluten' && hasGluten),
  );
  return {
    profile,
    detailed: hasGluten && !detailed.includes('gluten') ? [...detailed, 'gluten'] : detailed,
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
      const isAlternative = index === 1;
      const traits = traitsIn(line, food);
      const least = isAlternative || line.alternative !== null ? 0 : low;
      return [{ food, traits, low: least / servings, high: high / servings, isAlternative }];
    });
  });
}

/** Oats that are stated free of gluten no longer may contain it. */
function traitsIn(line: ParsedLine, food: Food): Food['traits'] {
  return line.statedGlutenFree
    ? food.traits.filter((trait) => trait !== 'maybe-gluten')
    : food.traits;
}

/** Pessimistic quotient: the low end over the high end, and the other way round. */
function ratio(above: Figure, below: Figure, factor: number): Figure {
  const divide = (a: number, b: number) =>
    b > 0 ? (a * factor) / b : a > 0 ? Number.POSITIVE_INFINITY : 0;
  return {
    value: divide(above.value, below.value),
    low: divide(above.low, below.high),
    high: divide(above.high, below.low),
  };
}

function ruleFigures(
  figures: Figures,
  load: GlycemicLoad,
  grams: number,
): Record<RuleFigure, Figure> {
  const net = figures.net_carbs;
  const weight = { value: grams, low: grams, high: grams };
  return {
    glycemicLoad: { ...load, value: load.value ?? (load.low + load.high) / 2 },
    fiber: figures.fiber,
    protein: figures.protein,
    carbs: figures.carbs,
    netCarbs: net,
    sugars: figures.sugars,
    addedSugars: figures.added_sugars,
    saturatedFat: figures.saturated_fat,
    sodium: figures.sodium,
    omega3: figures.omega3,
    sugarsPer100g: ratio(figures.sugars, weight, 100),
    fiberPer1000kcal: ratio(figures.fiber, figures.calories, 1000),
    saturatedFatEnergy: ratio(figures.saturated_fat, figures.calories, 9),
    netCarbsEnergy: ratio(net, figures.calories, 4),
    fatEnergy: ratio(figures.fat, figures.calories, 9),
    proteinEnergy: ratio(figures.protein, figures.calories, 4),
  };
}
