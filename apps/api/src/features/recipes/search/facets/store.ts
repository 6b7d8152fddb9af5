import {
  type AvoidableAllergen,
  allergensBehind,
  type DetailedAllergen,
  detailedAllergens,
} from '@pomona/food/foods/allergens';
import {
  type Cuisine,
  cuisines,
  type DietType,
  dietTypes,
  type MealType,
  mealTypes,
} from '@pomona/food/labels/diets';
import { type SQL, sql } from 'drizzle-orm';
import { recipeSearch as row } from '#database/tables/recipe-search.ts';

/** What a recipe must be, its words aside. */
export interface Filters {
  diets: readonly DietType[];
  isEveryDiet: boolean;
  meal: MealType | null;
  cuisine: Cuisine | null;
  avoid: readonly AvoidableAllergen[];
  maxMinutes: number | null;
  maxCalories: number | null;
  maxLoad: number | null;
  /** Among the favourites of this member. */
  favouritesOf: string | null;
  /** Every one of these diets and none of these allergens, not even perhaps. */
  preferences: Preferences | null;
}

export interface Preferences {
  diets: readonly DietType[];
  avoid: readonly AvoidableAllergen[];
}

// Written into the statement: a number that is sent beside it has no type there.
const bits = <T>(known: readonly T[], chosen: readonly T[]): SQL =>
  sql.raw(String(chosen.reduce((sum, item) => sum | (1 << known.indexOf(item)), 0)));

const hasEvery = (diets: readonly DietType[]) =>
  sql`(${row.diets} & ${bits(dietTypes, diets)}) = ${bits(dietTypes, diets)}`;
const hasAny = (diets: readonly DietType[]) => sql`(${row.diets} & ${bits(dietTypes, diets)}) <> 0`;
const isFreeOf = (avoided: readonly AvoidableAllergen[]) =>
  sql`(${row.allergens} & ${bits(detailedAllergens, allergensBehind(avoided))}) = 0`;

/** The filters as questions to a row. */
export function conditionsOf(filters: Filters): SQL[] {
  const { diets, meal, cuisine, avoid, maxMinutes, maxCalories, maxLoad } = filters;
  const { favouritesOf, preferences } = filters;
  const conditions: SQL[] = [];
  if (meal !== null) conditions.push(sql`${row.mealType} = ${meal}`);
  if (cuisine !== null) conditions.push(sql`${row.cuisine} = ${cuisine}`);
  if (maxMinutes !== null) conditions.push(sql`${row.minutes} <= ${maxMinutes}`);
  if (maxCalories !== null) conditions.push(sql`${row.calories} <= ${maxCalories}`);
  if (maxLoad !== null) conditions.push(sql`${row.load} <= ${maxLoad}`);
  if (diets.length > 0) conditions.push(filters.isEveryDiet ? hasEvery(diets) : hasAny(diets));
  if (avoid.length > 0) conditions.push(isFreeOf(avoid));
  if (preferences !== null)
    conditions.push(hasEvery(preferences.diets), isFreeOf(preferences.avoid));
  if (favouritesOf !== null)
    conditions.push(
      sql`${row.recipeId} IN (SELECT recipe_id FROM favourites WHERE user_id = ${favouritesOf})`,
    );
  return conditions;
}

// Numbers of `search_facets` of the database.
const dietFacet = (diet: DietType) => 1000 + dietTypes.indexOf(diet);
const freeFacet = (allergen: DetailedAllergen) => 2000 + detailedAllergens.indexOf(allergen);
const mealFacet = (meal: MealType) => 3001 + mealTypes.indexOf(meal);
const cuisineFacet = (cuisine: Cuisine) => 4001 + cuisines.indexOf(cuisine);

/** The limits that have a number; one between two is near the higher one. */
const steps = {
  minutes: { from: 10_000, limits: [15, 20, 30, 45, 60, 90] },
  calories: { from: 20_000, limits: [200, 300, 400, 500, 600, 800] },
  load: { from: 30_000, limits: [5, 10, 15, 20] },
} as const;

function limitFacets(figure: keyof typeof steps, limit: number | null): number[] {
  const { from, limits } = steps[figure];
  const step = limit === null ? undefined : limits.find((each) => each >= limit);
  return step === undefined ? [] : [from + step];
}

/** Facets that a recipe must have: all of some, and any of others where there are others. */
export interface AskedFacets {
  all: number[];
  any: number[];
}

/** The facets of everything that the filters let through, and of little else. */
export function facetsOf(filters: Filters): AskedFacets {
  const { diets, meal, cuisine, maxMinutes, maxCalories, maxLoad, preferences } = filters;
  const isAll = filters.isEveryDiet || diets.length === 1;
  return {
    all: [
      ...(meal === null ? [] : [mealFacet(meal)]),
      ...(cuisine === null ? [] : [cuisineFacet(cuisine)]),
      ...[...(isAll ? diets : []), ...(preferences?.diets ?? [])].map(dietFacet),
      ...allergensBehind([...filters.avoid, ...(preferences?.avoid ?? [])]).map(freeFacet),
      ...limitFacets('minutes', maxMinutes),
      ...limitFacets('calories', maxCalories),
      ...limitFacets('load', maxLoad),
    ],
    any: isAll ? [] : diets.map(dietFacet),
  };
}

/** The facets as questions to the index. */
export function indexedFacets({ all, any }: AskedFacets): SQL[] {
  const asked: SQL[] = [];
  if (all.length > 0) asked.push(sql`${row.facets} @> ${sql.param(all)}::integer[]`);
  if (any.length > 0) asked.push(sql`${row.facets} && ${sql.param(any)}::integer[]`);
  return asked;
}
