import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { recipeCard } from '../recipes.ts';

export const similarShown = 4;

export const listSimilarRecipes = defineEndpoint({
  name: 'listSimilarRecipes',
  feature: 'recipes',
  summary:
    'Recipes like this one, the most alike first and no two of a kind; a member gets none with an allergen of theirs',
  method: 'GET',
  path: '/api/recipes/:id/similar',
  access: 'visitor',
  params: z.object({ id: z.string().check(z.maxLength(128)) }),
  replies: { 200: z.array(recipeCard) },
  errors: ['recipe_not_found'],
});

export const similarEndpoints = [listSimilarRecipes] as const;
