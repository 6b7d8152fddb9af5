import { avoidedMask, dietMask } from '@pomona/contract/recipe-facets';
import type { AvoidableAllergen } from '@pomona/food/foods/allergens';
import type { DietType } from '@pomona/food/labels/diets';
import { type SQL, sql } from 'drizzle-orm';
import { recipeSearch as row } from '#database/tables/recipe-search.ts';
import type { FacetQuery, Filters } from '../facets.ts';

// Written into the statement: a number that is sent as a parameter has no type there.
const literal = (mask: number): SQL => sql.raw(String(mask));

const hasEvery = (mask: number) => sql`(${row.diets} & ${literal(mask)}) = ${literal(mask)}`;
const hasAny = (mask: number) => sql`(${row.diets} & ${literal(mask)}) <> 0`;
const isFreeOf = (avoided: readonly AvoidableAllergen[]) =>
  sql`(${row.allergens} & ${literal(avoidedMask(avoided))}) = 0`;

/** The filters as conditions on a row. */
export function conditionsOf(filters: Filters): SQL[] {
  const { diets, meal, cuisine, avoid, maxMinutes, maxCalories, maxLoad } = filters;
  const { favouritesOf, preferences } = filters;
  const maskOf = (of: readonly DietType[]) => dietMask(of, filters.withLikely);
  const conditions: SQL[] = [];
  if (meal !== null) conditions.push(sql`${row.mealType} = ${meal}`);
  if (cuisine !== null) conditions.push(sql`${row.cuisine} = ${cuisine}`);
  if (maxMinutes !== null) conditions.push(sql`${row.minutes} <= ${maxMinutes}`);
  if (maxCalories !== null) conditions.push(sql`${row.calories} <= ${maxCalories}`);
  if (maxLoad !== null) conditions.push(sql`${row.load} <= ${maxLoad}`);
  if (diets.length > 0)
    conditions.push(filters.isEveryDiet ? hasEvery(maskOf(diets)) : hasAny(maskOf(diets)));
  if (avoid.length > 0) conditions.push(isFreeOf(avoid));
  if (preferences !== null)
    conditions.push(hasEvery(maskOf(preferences.diets)), isFreeOf(preferences.avoid));
  if (favouritesOf !== null)
    conditions.push(
      sql`${row.recipeId} IN (SELECT recipe_id FROM favourites WHERE user_id = ${favouritesOf})`,
    );
  return conditions;
}

/** The facets as conditions for the index. */
export function indexedFacets({ all, any }: FacetQuery): SQL[] {
  const conditions: SQL[] = [];
  if (all.length > 0) conditions.push(sql`${row.facets} @> ${sql.param(all)}::integer[]`);
  if (any.length > 0) conditions.push(sql`${row.facets} && ${sql.param(any)}::integer[]`);
  return conditions;
}
