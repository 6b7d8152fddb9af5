import type { AvoidableAllergen } from '@pomona/food/foods/allergens';
import type { Cuisine, DietType, MealType } from '@pomona/food/labels/diets';
import type { RecipeTrait } from '@pomona/food/traits/traits';
import { avoidedMask, dietMask } from '../recipe-facets.ts';
import { meetsTraits } from './trait-choice.ts';

/** What filters read of a recipe. */
export interface Judged {
  id: string;
  /** `labelMask` of it. */
  diets: number;
  /** `allergenMask` of all that is or may be in it: filters are as strict as labels (REC-10). */
  allergens: number;
  meal: MealType;
  cuisine: Cuisine | null;
  /** `totalMinutes` of it. */
  minutes: number;
  /** kcal per serving; infinite where they are unknown. */
  calories: number;
  /** Per serving; infinite where it is unknown. */
  load: number;
  traits: number;
}

export interface Choices {
  diets: readonly DietType[];
  isEveryDiet: boolean;
  withLikely: boolean;
  meal: MealType | null;
  cuisine: Cuisine | null;
  avoid: readonly AvoidableAllergen[];
  maxMinutes: number | null;
  maxCalories: number | null;
  maxLoad: number | null;
  traits: readonly RecipeTrait[];
}

export type Failure =
  | 'diets'
  | 'meal'
  | 'cuisine'
  | 'avoid'
  | 'minutes'
  | 'calories'
  | 'load'
  | 'traits';

export interface Filter {
  fails: Failure;
  passes(recipe: Judged): boolean;
}

const hasEvery = (mask: number) => (recipe: Judged) => (recipe.diets & mask) === mask;
const hasAny = (mask: number) => (recipe: Judged) => (recipe.diets & mask) !== 0;

/** The filters of some choices (LIST-10, LIST-16). What is unknown is not known to be low. */
export function filtersOf(choices: Choices): Filter[] {
  const { meal, cuisine, maxMinutes, maxCalories, maxLoad } = choices;
  const diets = dietMask(choices.diets, choices.withLikely);
  const avoided = avoidedMask(choices.avoid);
  const meets = meetsTraits(choices.traits);
  const filters: Filter[] = [];
  const add = (fails: Failure, passes: Filter['passes']) => void filters.push({ fails, passes });
  if (diets !== 0) add('diets', choices.isEveryDiet ? hasEvery(diets) : hasAny(diets));
  if (meal !== null) add('meal', (recipe) => recipe.meal === meal);
  if (cuisine !== null) add('cuisine', (recipe) => recipe.cuisine === cuisine);
  if (avoided !== 0) add('avoid', ({ allergens }) => (allergens & avoided) === 0);
  if (maxMinutes !== null) add('minutes', ({ minutes }) => minutes <= maxMinutes);
  if (maxCalories !== null) add('calories', ({ calories }) => calories <= maxCalories);
  if (maxLoad !== null) add('load', ({ load }) => load <= maxLoad);
  if (meets !== null) add('traits', ({ traits }) => meets(traits));
  return filters;
}

/** Whether a recipe has all diets of a person and nothing that the person avoids. */
export function fitsPerson(
  { diets, avoid }: { diets: readonly DietType[]; avoid: readonly AvoidableAllergen[] },
  withLikely: boolean,
): (recipe: Judged) => boolean {
  const own = dietMask(diets, withLikely);
  const avoided = avoidedMask(avoid);
  return (recipe) => (recipe.diets & own) === own && (recipe.allergens & avoided) === 0;
}
