import type { RecipeAnalysis } from '@pomona/food/analysis/analysis';
import type { Role } from '@pomona/food/foods/food-row';
import type { ParsedLine } from '@pomona/food/lines/line';
import { type Food, foodByKey } from '@pomona/food/table/table';
import type { Problem } from './problem.ts';

interface Bound {
  roles: readonly Role[];
  /** Eaten grams per serving. */
  max: number;
  /** Not of what fills a plate as well: chorizo counts as a spice and as meat. */
  isSeasoning?: true;
}

/** The first that fits a food counts; far above what cooks use, far below what harms or spoils a dish. */
const bounds: readonly Bound[] = [
  { roles: ['leavening', 'setting'], max: 10 },
  { roles: ['turmeric-ginger'], max: 25 },
  { roles: ['spice'], max: 15, isSeasoning: true },
  { roles: ['oil', 'oliveoil'], max: 45 },
  { roles: ['butter-cream'], max: 120 },
  { roles: ['sugar'], max: 60 },
  { roles: ['herb'], max: 60, isSeasoning: true },
  { roles: ['acid', 'aromatic'], max: 200 },
  { roles: ['nut', 'seed'], max: 120 },
  { roles: ['liquid'], max: 900 },
  { roles: ['starch', 'wholegrain'], max: 500 },
];
const maxOfOthers = 700;
/** Of table salt; what a person should eat in a whole day is 5 g (WHO). */
const maxSaltGrams = 3;

const minServingGrams = { meal: 90, snack: 20 } as const;
const maxServingGrams = 1600;
const maxServingCalories = 1500;

export function amountProblems(analysis: RecipeAnalysis): Problem[] {
  const { lines, servings } = analysis;
  const odd = lines.flatMap((line, position): Problem[] => {
    const food = line.food === null ? undefined : foodByKey(line.food.key);
    if (food === undefined || line.grams === null) return [];
    const gramsPerServing = line.grams / servings;
    if (gramsPerServing <= maxOf(food) && !isNothing(line)) return [];
    return [{ kind: 'odd_amount', line: position, gramsPerServing }];
  });
  return [...odd, ...servingProblems(analysis)];
}

const isNothing = ({ grams, amount, discarded }: ParsedLine) =>
  !discarded && (grams === 0 || amount === 0);

function maxOf(food: Food): number {
  if (food.roles.includes('salt') && (food.per100.sodium ?? 0) > 20_000) return maxSaltGrams;
  const isFilling = food.roles.includes('protein') || food.roles.includes('vegetable');
  const own = bounds.filter(({ isSeasoning }) => !(isFilling && isSeasoning === true));
  return (
    own.find(({ roles }) => food.roles.some((role) => roles.includes(role)))?.max ?? maxOfOthers
  );
}

function servingProblems({ totalGrams, servings, mealType, nutrition }: RecipeAnalysis): Problem[] {
  const grams = totalGrams / servings;
  const min = mealType === 'Snack' ? minServingGrams.snack : minServingGrams.meal;
  if (grams < min || grams > maxServingGrams)
    return [{ kind: 'shape', detail: `${Math.round(grams)} g per serving` }];
  const calories = nutrition.calories?.value ?? 0;
  return calories > maxServingCalories
    ? [{ kind: 'shape', detail: `${Math.round(calories)} kcal per serving` }]
    : [];
}
