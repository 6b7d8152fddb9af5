import { folded } from '@pomona/food/foods/names';
import type { DietType, MealType } from '@pomona/food/labels/diets';
import { type Condition, labelRules } from '@pomona/food/labels/label-rules';
import type { Targets } from '../brief.ts';
import type { RecipeRequest } from '../request.ts';
import { goalWords } from './goal-words-data.ts';

export function targetsOf(request: RecipeRequest): Targets {
  const { diets, mealType, goals, followUps } = request;
  const text = folded(goals);
  const all: Targets[] = [
    ...diets.map((diet) => targetsOfDiet(diet, mealType)),
    ...goalWords.flatMap(({ words, targets }) =>
      words.test(text) ? [forMeal(targets, mealType)] : [],
    ),
    ...(followUps.includes('less_carbs') ? [{ maxNetCarbs: mealType === 'Snack' ? 10 : 20 }] : []),
    ...(followUps.includes('more_protein') ? [{ minProtein: mealType === 'Snack' ? 12 : 30 }] : []),
  ];
  return all.reduce(tighter, {});
}

/** A snack is a third of a meal. */
function forMeal(targets: Targets, mealType: MealType): Targets {
  if (mealType !== 'Snack') return targets;
  return Object.fromEntries(
    Object.entries(targets).map(([key, value]: [string, number]) => [key, Math.round(value / 2.5)]),
  );
}

function targetsOfDiet(diet: DietType, mealType: MealType): Targets {
  const conditions = labelRules.find(({ label }) => label === diet)?.conditions ?? [];
  return conditions.map((condition) => targetOf(condition, mealType)).reduce(tighter, {});
}

function targetOf(condition: Condition, mealType: MealType): Targets {
  if (condition.kind !== 'atMost' && condition.kind !== 'atLeast') return {};
  const { kind, figure, limit, snack = limit } = condition;
  const meal = mealType === 'Snack' ? snack : limit;
  switch (figure) {
    case 'protein':
      return kind === 'atLeast' ? { minProtein: meal } : {};
    case 'fiber':
      return kind === 'atLeast' ? { minFiber: meal } : {};
    case 'carbs':
    case 'netCarbs':
      return { maxNetCarbs: meal };
    case 'glycemicLoad':
      return { maxGlycemicLoad: meal };
    case 'saturatedFat':
      return { maxSaturatedFat: meal };
    case 'sodium':
      return { maxSodiumMilligrams: meal };
    default:
      return {};
  }
}

function tighter(one: Targets, other: Targets): Targets {
  const result: Targets = { ...one };
  for (const key of ['minProtein', 'minFiber'] as const) {
    const value = other[key];
    if (value !== undefined) result[key] = Math.max(result[key] ?? 0, value);
  }
  for (const key of [
    'maxNetCarbs',
    'maxGlycemicLoad',
    'maxSaturatedFat',
    'maxSodiumMilligrams',
  ] as const) {
    const value = other[key];
    if (value !== undefined) result[key] = Math.min(result[key] ?? Number.POSITIVE_INFINITY, value);
  }
  return result;
}
