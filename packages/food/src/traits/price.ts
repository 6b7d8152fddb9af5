import type { RecipeAnalysis } from '../analysis/analysis.ts';
import type { MealType } from '../labels/diets.ts';
import { servedFoods } from '../labels/served-foods.ts';
import type { Food } from '../table/table.ts';
import { luxuries, pricesPerKilogram, seasoningPerKilogram, thriftyDay } from './price-data.ts';

/** Share of a day's cost up to which a meal is cheap; ours. */
const shareOfDay: Readonly<Record<MealType, number>> = {
  Breakfast: 0.25,
  Lunch: 0.35,
  Dinner: 0.35,
  Snack: 0.15,
};

/** Grams of a serving that may have no price. */
const maxUnpriced = 5;
/** Grams of what is added to taste. */
const pinch = 2;
const seasonings = new Set(['herb', 'spice', 'salt', 'acid', 'leavening', 'setting', 'aromatic']);

/** At most its share of the Thrifty Food Plan; not when the cost is unknown. */
export function isBudget(analysis: RecipeAnalysis): boolean {
  const cost = costOfServing(analysis);
  return cost !== null && cost <= thriftyDay * shareOfDay[analysis.mealType];
}

/** USD of September 2025, with every choice and all that is optional; `null` with a luxury, or where a food of weight has no price. */
export function costOfServing({ lines, servings, isReadWhole }: RecipeAnalysis): number | null {
  if (!isReadWhole) return null;
  let cost = 0;
  let unpriced = 0;
  for (const { food, high } of servedFoods(lines, servings)) {
    if (food === null || luxuries.has(food.key)) return null;
    const price = priceOf(food);
    const grams = Number.isFinite(high) || !isSeasoning(food) ? high : pinch;
    if (price === undefined) unpriced += grams;
    cost += ((price ?? seasoningPerKilogram) * grams) / 1000;
  }
  return unpriced > maxUnpriced || !Number.isFinite(cost) ? null : cost;
}

const priceOf = (food: Food): number | undefined =>
  pricesPerKilogram.get(food.key) ?? (isSeasoning(food) ? seasoningPerKilogram : undefined);

const isSeasoning = ({ roles }: Food): boolean =>
  roles.some((role) => seasonings.has(role)) && !roles.includes('protein');
