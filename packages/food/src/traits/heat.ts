import type { RecipeAnalysis } from '../analysis/analysis.ts';
import { servedFoods } from '../labels/served-foods.ts';
import type { Food } from '../table/table.ts';
import { hotProducts, mildProducts, scovilleUnits } from './heat-data.ts';
import { type Heat, heats } from './traits.ts';

/** Scoville units times dry grams of a serving from which it is medium, and hot; ours, between a mild curry and a hot one. */
const mediumFrom = 5000;
const hotFrom = 20_000;
/** Grams of a hot sauce or paste in a serving up to which it is mild. */
const spoonOfProduct = 5;

/** By its chilies; pepper, mustard and ginger do not count. `null` where a line was not read whole. */
export function heatOfRecipe(analysis: RecipeAnalysis): Heat | null {
  if (!analysis.isReadWhole) return null;
  const chilies = servedFoods(analysis.lines, analysis.servings).flatMap(({ food, low, high }) => {
    if (food === null || !isChili(food)) return [];
    return { food, grams: Number.isFinite(high) ? (low + high) / 2 : 0 };
  });
  const levels = chilies.map(({ food, grams }) => {
    if (mildProducts.has(food.key)) return 1;
    return hotProducts.has(food.key) && grams > spoonOfProduct ? 2 : 1;
  });
  const units = chilies.reduce((sum, { food, grams }) => sum + unitsOf(food, grams), 0);
  const byUnits = units >= hotFrom ? 3 : units >= mediumFrom ? 2 : 0;
  return heats[Math.max(0, byUnits, ...levels)] ?? null;
}

const isChili = ({ key }: Food) =>
  scovilleUnits.has(key) || mildProducts.has(key) || hotProducts.has(key);

function unitsOf({ key, per100 }: Food, grams: number): number {
  const { carbs = 0, protein = 0, fat = 0 } = per100;
  return (scovilleUnits.get(key) ?? 0) * grams * ((carbs + protein + fat) / 100);
}
