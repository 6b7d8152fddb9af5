import type { Condition, RuleFigure } from '@pomona/food/labels/label-rules';
import { measured } from './amounts.ts';
import type { AvailableFood } from './available-food.ts';
import { highOf, isQuotient, lowOf, type Sums, sumOf } from './figures.ts';
import type { Aims } from './label-gap.ts';

const usualCalories = 450;

/**
 * What a usual amount of a food costs against the conditions of the request: above 0 it makes them harder to meet,
 * below 0 it helps.
 */
export function costOf(stock: AvailableFood, aims: Aims, share = 1): number {
  const amount = measured(stock, stock.traits.servingGrams.usual * share);
  const parts = [{ food: stock.food, measured: amount }];
  const figures: Sums = { all: sumOf(parts), servings: 1, margin: 0 };
  const calories = ((stock.food.per100.calories ?? 0) * amount.grams) / 100;
  const weight = Math.min(1, calories / usualCalories);
  let cost = 0;
  for (const condition of aims.conditions)
    cost += costAgainst(condition, { stock, figures, weight, aims });
  const { minProtein, minFiber, maxNetCarbs, maxGlycemicLoad, maxSodiumMilligrams } = aims.targets;
  if (minProtein !== undefined) cost -= 0.5 * Math.min(1, lowOf('protein', figures) / minProtein);
  if (minFiber !== undefined) cost -= 0.5 * Math.min(1, lowOf('fiber', figures) / minFiber);
  if (maxNetCarbs !== undefined) cost += tooMuch(highOf('netCarbs', figures) / maxNetCarbs);
  if (maxGlycemicLoad !== undefined)
    cost += tooMuch(highOf('glycemicLoad', figures) / maxGlycemicLoad);
  if (maxSodiumMilligrams !== undefined)
    cost += tooMuch(highOf('sodium', figures) / maxSodiumMilligrams);
  return cost;
}

const tooMuch = (share: number) => (share > 0.4 ? (share - 0.4) * 3 : 0);

type FigureCondition = Extract<Condition, { figure: RuleFigure }>;

interface Usual {
  stock: AvailableFood;
  figures: Sums;
  weight: number;
  aims: Aims;
}

function costAgainst(condition: Condition, { stock, figures, weight, aims }: Usual): number {
  switch (condition.kind) {
    case 'atMost':
      return costAbove(condition, { stock, figures, weight, aims });
    case 'atLeast':
      return costBelow(condition, { stock, figures, weight, aims });
    case 'withoutRole':
      return stock.food.roles.includes(condition.role) ? 10 : 0;
    case 'roleAtMost':
      return stock.food.roles.includes(condition.role) ? 2 : 0;
    case 'mainFat':
      return isOtherFat(stock, condition.role) ? 3 : 0;
    case 'some':
      return condition.groups.some(({ roles }) =>
        stock.food.roles.some((role) => roles.includes(role)),
      )
        ? -0.3
        : 0;
    case 'without':
    case 'withoutFoods':
    case 'withoutTransFat':
      return 0;
  }
}

function costAbove(condition: FigureCondition, { figures, weight, aims }: Usual): number {
  const limit = aims.mealType === 'Snack' ? (condition.snack ?? condition.limit) : condition.limit;
  const share = highOf(condition.figure, figures) / limit;
  if (!isQuotient(condition.figure)) return tooMuch(share);
  return Math.min(3, Math.max(0, share - 1)) * weight;
}

function costBelow(condition: FigureCondition, { figures, weight }: Usual): number {
  const share = lowOf(condition.figure, figures) / condition.limit;
  if (!isQuotient(condition.figure)) return -0.5 * Math.min(1, share);
  return Math.max(-1, 1 - share) * weight;
}

const isOtherFat = ({ food }: AvailableFood, role: AvailableFood['food']['roles'][number]) =>
  food.roles.some((one) => one === 'oil' || one === 'butter-cream') && !food.roles.includes(role);
