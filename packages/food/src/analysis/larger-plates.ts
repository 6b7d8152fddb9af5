import {
  type PlateSize,
  plateSizes,
  smallMealBelow,
  type Weighed,
} from '../figures/plate-sizes.ts';
import type { DietType, MealType } from '../labels/diets.ts';
import { parseLine } from '../lines/line.ts';
import { languageOfLines } from '../mentions/scan.ts';
import { foodByKey } from '../table/table.ts';
import { analysisOfParsed, type RecipeAnalysis, type RecipeLines } from './analysis.ts';

/** More than two servings on one plate is another dish. */
const maxServings = 2;
/** How far a plate may be from its size, in kcal: sides are weighed in steps. */
const tolerance = 20;

interface Side {
  /** Key of the food table. */
  food: string;
  weighed: Weighed;
  /** Grams a plate. */
  min: number;
  max: number;
  step: number;
}

/** Simple foods that stand beside a dish: whole grains, pulses, fruit and nuts. */
export const sides: readonly Side[] = [
  { food: 'brown-rice', weighed: 'dry', min: 20, max: 80, step: 5 },
  { food: 'quinoa', weighed: 'dry', min: 20, max: 80, step: 5 },
  { food: 'bread-rye-wholegrain', weighed: 'asBought', min: 30, max: 120, step: 10 },
  { food: 'chickpeas-canned', weighed: 'drained', min: 50, max: 200, step: 10 },
  { food: 'lentils-canned', weighed: 'drained', min: 50, max: 200, step: 10 },
  { food: 'apple', weighed: 'asBought', min: 80, max: 200, step: 10 },
  { food: 'walnuts', weighed: 'asBought', min: 10, max: 40, step: 5 },
];

/** A plate as it is eaten, judged whole. */
export interface Plate {
  analysis: RecipeAnalysis;
  /** Labels of a serving that the plate does not earn: proven ones, and ones that are neither likely any more. */
  lost: DietType[];
}

export interface PlateOffer {
  size: PlateSize;
  /** More of the dish itself: `servings` of it on the plate. `null` where that would be too many. */
  more: (Plate & { servings: number }) | null;
  /** A serving with a side; those that cost the fewest labels first. */
  withSide: (Plate & { food: string; grams: number; weighed: Weighed })[];
}

export interface LargerPlates {
  /** kcal in a serving. */
  calories: number;
  offers: PlateOffer[];
}

const isMainMeal = (mealType: MealType | undefined) =>
  mealType === 'Lunch' || mealType === 'Dinner';

/**
 * What brings a small main meal to a usual size; `null` for any other dish. Figures, allergens and labels of each plate are
 * computed like those of the dish. Awaits `pause` between the plates.
 */
export async function largerPlates(
  recipe: RecipeLines,
  pause: () => Promise<unknown>,
): Promise<LargerPlates | null> {
  if (!isMainMeal(recipe.mealType)) return null;
  const language = recipe.language ?? languageOfLines(recipe.lines);
  const known = { ...recipe, language, servings: Math.max(1, recipe.servings) };
  const dish = { recipe: known, lines: known.lines.map((text) => parseLine(text, { language })) };
  const serving = analysisOfParsed(known, dish.lines);
  const calories = serving.nutrition.calories?.value;
  if (calories === undefined || calories <= 0 || calories >= smallMealBelow) return null;
  const offers: PlateOffer[] = [];
  for (const size of plateSizes) {
    await pause();
    const more = moreOf({ ...dish, serving, calories }, size);
    const withSide: PlateOffer['withSide'] = [];
    for (const side of sides) {
      await pause();
      const plate = withSideOf({ ...dish, serving, calories }, side, size);
      if (plate !== null) withSide.push(plate);
    }
    offers.push({
      size,
      more,
      withSide: withSide.toSorted((a, b) => a.lost.length - b.lost.length),
    });
  }
  return { calories, offers };
}

interface Dish {
  recipe: RecipeLines & { language: NonNullable<RecipeLines['language']> };
  lines: ReturnType<typeof parseLine>[];
  serving: RecipeAnalysis;
  calories: number;
}

function moreOf({ recipe, lines, serving, calories }: Dish, size: PlateSize): PlateOffer['more'] {
  const servings = size / calories;
  if (servings > maxServings) return null;
  // An analysis divides by one serving at least: twice the dish holds as many plates as its servings allow.
  const whole = { ...recipe, servings: (maxServings * recipe.servings) / servings };
  const twice = Array.from({ length: maxServings }, () => lines).flat();
  const analysis = analysisOfParsed(whole, twice);
  return { servings, analysis, lost: lostBetween(serving, analysis) };
}

function withSideOf(
  { recipe, lines, serving, calories }: Dish,
  { food, weighed, min, max, step }: Side,
  size: PlateSize,
): PlateOffer['withSide'][number] | null {
  const row = foodByKey(food);
  const perGram = (row?.per100.calories ?? 0) / 100;
  const grams = Math.round((size - calories) / perGram / step) * step;
  if (row === undefined || grams < min || grams > max) return null;
  if (Math.abs(calories + grams * perGram - size) > tolerance) return null;
  const { language, servings } = recipe;
  const line = parseLine(`${grams * servings} g ${row.names[language][0]}`, { language });
  const analysis = analysisOfParsed(recipe, [...lines, line]);
  return { food, grams, weighed, analysis, lost: lostBetween(serving, analysis) };
}

function lostBetween(before: RecipeAnalysis, after: RecipeAnalysis): DietType[] {
  const holds = (analysis: RecipeAnalysis, label: DietType) => {
    const found = analysis.labels.find((one) => one.label === label);
    if (found?.verdict === 'proven') return 2;
    return found?.isLikely ? 1 : 0;
  };
  return before.labels.flatMap(({ label }) =>
    holds(after, label) < holds(before, label) ? label : [],
  );
}
