import type { DetailedAllergen } from '@pomona/food/foods/allergens';
import type { Trait } from '@pomona/food/foods/food-row';
import type { DietType, MealType } from '@pomona/food/labels/diets';
import { type Condition, labelRules, type RuleFigure } from '@pomona/food/labels/label-rules';
import type { Food } from '@pomona/food/table/table';
import type { LeftOutReason } from '../brief.ts';
import { smallPortion } from './portions.ts';

interface Limits {
  diets: readonly DietType[];
  allergens: readonly DetailedAllergen[];
  mealType: MealType;
  isExcluded: (food: Food) => boolean;
}

/** Why a food stays out, by certain and possible contents; `null` where it may be used. */
export function reasonAgainst(food: Food, limits: Limits): LeftOutReason | null {
  const contents = allTraits(food);
  const allergen = limits.allergens.find((one) => contents.has(one));
  if (allergen !== undefined) return { kind: 'allergen', allergen };
  if (limits.isExcluded(food)) return { kind: 'without' };
  const diet = limits.diets.find((one) => contradicts(food, one, limits.mealType));
  return diet === undefined ? null : { kind: 'diet', diet };
}

/** Certain and possible ones; oats count as gluten. */
export function allTraits({ traits, may = [] }: Pick<Food, 'traits' | 'may'>): Set<Trait> {
  const all = new Set<Trait>([...traits, ...may.map(({ trait }) => trait)]);
  if (all.has('maybe-gluten')) all.add('gluten');
  return all;
}

/** Traits that a diet excludes by its rule. */
export function excludedTraits(diets: readonly DietType[]): Set<Trait> {
  const conditions = labelRules.flatMap((rule) =>
    diets.includes(rule.label) ? rule.conditions : [],
  );
  return new Set(
    conditions.flatMap((one) =>
      one.kind === 'without' ? [...one.traits, ...(one.unsure ?? [])] : [],
    ),
  );
}

function contradicts(food: Food, diet: DietType, mealType: MealType): boolean {
  const rule = labelRules.find(({ label }) => label === diet);
  return rule?.conditions.some((condition) => breaks(food, condition, mealType)) ?? false;
}

const mayBeHydrogenated = /margarine|shortening|hydrogenated/i;

function breaks(food: Food, condition: Condition, mealType: MealType): boolean {
  switch (condition.kind) {
    case 'without': {
      const contents = allTraits(food);
      return [...condition.traits, ...(condition.unsure ?? [])].some((trait) =>
        contents.has(trait),
      );
    }
    case 'withoutRole':
      return food.roles.includes(condition.role);
    case 'withoutFoods':
      return condition.foods.includes(food.key);
    case 'withoutTransFat':
      return mayBeHydrogenated.test(food.passport.description);
    case 'roleAtMost':
      return food.roles.includes(condition.role) && smallPortion(food) > condition.grams;
    case 'atMost':
      return isTooMuch(food, condition, mealType);
    case 'atLeast':
    case 'mainFat':
    case 'some':
      return false;
  }
}

/** Even a small portion alone passes the limit of a serving. */
function isTooMuch(
  { per100, gi, ...food }: Food,
  { figure, limit, snack = limit }: Extract<Condition, { figure: RuleFigure }>,
  mealType: MealType,
): boolean {
  const share = smallPortion({ per100, ...food }) / 100;
  const max = mealType === 'Snack' ? snack : limit;
  const netCarbs = Math.max(0, (per100.carbs ?? 0) - (per100.fiber ?? 0));
  const isSugar = food.roles.includes('sugar');
  switch (figure) {
    case 'carbs':
      return (per100.carbs ?? 0) * share > max;
    case 'netCarbs':
      return netCarbs * share > max;
    case 'glycemicLoad':
      return ((gi?.value ?? 0) / 100) * netCarbs * share > max;
    case 'addedSugars':
      return isSugar && (per100.sugars ?? 0) * share > max;
    case 'saturatedFat':
      return (per100.saturated_fat ?? 0) * share > max;
    case 'sodium':
      return (per100.sodium ?? 0) * share > max;
    default:
      return false;
  }
}
