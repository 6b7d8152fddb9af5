import type { Role } from '@pomona/food/foods/food-row';
import type { DietType, MealType } from '@pomona/food/labels/diets';
import {
  type Condition,
  type Group,
  labelRules,
  type RuleFigure,
} from '@pomona/food/labels/label-rules';
import type { Targets } from '../brief.ts';
import { highOf, lowOf, type Sums, type Weighing } from './figures.ts';

/** What a dish is measured against: conditions of the labels, then the aims of the request. */
export interface Aims {
  conditions: readonly Condition[];
  targets: Targets;
  mealType: MealType;
  isDrink: boolean;
}

export function aimsOf(
  diets: readonly DietType[],
  targets: Targets,
  mealType: MealType,
  isDrink: boolean,
): Aims {
  const conditions = labelRules
    .filter(({ label }) => diets.includes(label))
    .flatMap((rule) => rule.conditions)
    .filter(({ kind }) => !byStock.includes(kind));
  return { conditions, targets, mealType, isDrink };
}

/** The foods to choose from meet them already. */
const byStock: readonly Condition['kind'][] = ['without', 'withoutFoods', 'withoutTransFat'];

export interface Serving extends Sums {
  parts: readonly Weighing[];
  aims: Aims;
}

/** Added to every limit, so that rounding and spread do not break what the search found. */
const safety = 0.03;

/** How far a serving is from the conditions, as a sum of shares of their limits; 0 where all hold. */
export function gapOf(serving: Serving): number {
  let gap = gapOfTargets(serving.aims.targets, serving);
  for (const condition of serving.aims.conditions) gap += gapOfCondition(condition, serving);
  return gap;
}

/** A request without diets and aims accepts every dish. */
export const isFree = ({ conditions, targets }: Aims) =>
  conditions.length === 0 && Object.keys(targets).length === 0;

function gapOfCondition(condition: Condition, serving: Serving): number {
  switch (condition.kind) {
    case 'atMost':
      return above(highOf(condition.figure, serving), limitOf(condition, serving));
    case 'atLeast':
      return below(lowOf(condition.figure, serving), limitOf(condition, serving));
    case 'withoutRole':
      return gramsOfRoles(serving, [condition.role]).high > 0 ? 2 : 0;
    case 'roleAtMost':
      return above(gramsOfRoles(serving, [condition.role]).high, condition.grams);
    case 'mainFat':
      return gapOfMainFat(serving, condition);
    case 'some':
      return gapOfGroups(serving, condition);
    case 'without':
    case 'withoutFoods':
    case 'withoutTransFat':
      return 0;
  }
}

function limitOf(condition: Extract<Condition, { figure: RuleFigure }>, { aims }: Serving): number {
  if (condition.drink !== undefined && aims.isDrink) return condition.drink;
  return aims.mealType === 'Snack' ? (condition.snack ?? condition.limit) : condition.limit;
}

const above = (high: number, limit: number) =>
  Math.max(0, (high - limit * (1 - safety)) / Math.max(limit, 0.01));
const below = (low: number, limit: number) =>
  Math.max(0, (limit * (1 + safety) - low) / Math.max(limit, 0.01));

function gramsOfRoles({ parts, servings }: Serving, roles: readonly Role[], isDry = false) {
  let low = 0;
  let high = 0;
  for (const { food, measured } of parts) {
    if (!food.roles.some((role) => roles.includes(role))) continue;
    const share = isDry ? Math.min(1, (food.per100.carbs ?? 0) / carbsOfDryGrain) : 1;
    low += measured.low * share;
    high += measured.high * share;
  }
  return { low: low / servings, high: high / servings };
}

/** As in the label rules: grain counts by its dry weight. */
const carbsOfDryGrain = 64;

function gapOfMainFat(
  serving: Serving,
  { role, grams }: Extract<Condition, { kind: 'mainFat' }>,
): number {
  const main = gramsOfRoles(serving, [role]);
  const all = gramsOfRoles(serving, ['oil', 'butter-cream']);
  const others = all.high - main.high;
  if (main.low === 0) return 1;
  return Math.max(below(main.low, grams), main.low > others ? 0 : Math.min(1, others / main.low));
}

function gapOfGroups(
  serving: Serving,
  { count, groups }: Extract<Condition, { kind: 'some' }>,
): number {
  const gaps = groups.map((group) => gapOfGroup(group, serving)).toSorted((a, b) => a - b);
  return gaps.slice(0, count).reduce((total, gap) => total + gap, 0);
}

function gapOfGroup({ roles, grams, isDry, orFigure }: Group, serving: Serving): number {
  const { low } = gramsOfRoles(serving, roles, isDry);
  const byGrams = below(low, grams);
  if (orFigure === undefined) return Math.min(1, byGrams);
  return Math.min(1, byGrams, below(lowOf(orFigure.figure, serving), orFigure.limit));
}

function gapOfTargets(targets: Targets, sums: Sums): number {
  const { minProtein, minFiber, maxNetCarbs, maxGlycemicLoad } = targets;
  const { maxSaturatedFat, maxSodiumMilligrams } = targets;
  let gap = 0;
  if (minProtein !== undefined) gap += below(lowOf('protein', sums), minProtein);
  if (minFiber !== undefined) gap += below(lowOf('fiber', sums), minFiber);
  if (maxNetCarbs !== undefined) gap += above(highOf('netCarbs', sums), maxNetCarbs);
  if (maxGlycemicLoad !== undefined) gap += above(highOf('glycemicLoad', sums), maxGlycemicLoad);
  if (maxSaturatedFat !== undefined) gap += above(highOf('saturatedFat', sums), maxSaturatedFat);
  if (maxSodiumMilligrams !== undefined) gap += above(highOf('sodium', sums), maxSodiumMilligrams);
  return gap;
}
