import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { languages } from '../languages.ts';
import { recipeCard, recipeListQuery } from '../recipes.ts';

export const maximumFoodsAtHome = 10;
export const cookableShown = 24;

const { diet, diets, likely, meal, cuisine, avoid, favorites, fits } = recipeListQuery.shape;
const { max_minutes, max_calories, max_load, traits } = recipeListQuery.shape;

export const cookableQuery = z.object({
  /** Keys of the food table, divided by commas. */
  have: z.string().check(z.regex(/^[a-z0-9-]{1,80}(?:,[a-z0-9-]{1,80}){0,9}$/)),
  language: z.optional(z.enum(languages)),
  ...{ diet, diets, likely, meal, cuisine, avoid },
  ...{ max_minutes, max_calories, max_load, traits, favorites, fits },
});
export type CookableQuery = z.infer<typeof cookableQuery>;

export const cookableRecipes = z.object({
  /** What is at home; an unknown key is left out. */
  foods: z.array(z.object({ key: z.string(), name: z.string() })),
  total: z.number(),
  recipes: z.array(
    z.object({
      recipe: recipeCard,
      /** Names of the foods that it takes beside those; salt, pepper, water and plain oils are never missing. */
      missing: z.array(z.string()),
    }),
  ),
});
export type CookableRecipes = z.infer<typeof cookableRecipes>;

export const listCookableRecipes = defineEndpoint({
  name: 'listCookableRecipes',
  feature: 'recipes',
  summary:
    'Recipes for up to ten foods that are at home: those that miss fewest others first, then those that use most of them',
  method: 'GET',
  path: '/api/what-i-have',
  access: 'visitor',
  query: cookableQuery,
  replies: { 200: cookableRecipes },
  errors: [],
});

export const whatIHaveEndpoints = [listCookableRecipes] as const;
