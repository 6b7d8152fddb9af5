import { featuredRequestLimit, listRequestLimit } from '@pomona/contract/constants';
import type { Recipe, RecipeCard } from '@pomona/contract/recipes';
import { listRecipes, readRecipe as readRecipeCall } from '@pomona/contract/recipes';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/api.ts';
import { ApiError } from '#platform/failures.ts';
import { readRecipe, readRecipeList } from './read-recipe.ts';

/** So many cards stand in the page that the server sends; the rest follows. */
export const firstCards = 12;

const minute = 60_000;

/** The first cards, best rated first, and how many recipes there are. */
export function firstRecipesQuery(api: Api) {
  return queryOptions({
    queryKey: ['recipes', 'first'],
    staleTime: 5 * minute,
    queryFn: async ({ signal }): Promise<{ cards: RecipeCard[]; total: number }> => {
      const query = { limit: firstCards, fields: 'card', page: 1 } as const;
      const answer = await api.callUnchecked(listRecipes, { query, signal });
      const cards = readRecipeList(answer);
      return { cards, total: 'total' in answer ? answer.total : cards.length };
    },
  });
}

/** Every recipe as a card; the browser revalidates it by its ETag (LIST-01). */
export function allRecipesQuery(api: Api) {
  return queryOptions({
    queryKey: ['recipes', 'all'],
    staleTime: minute,
    queryFn: async ({ signal }): Promise<RecipeCard[]> => {
      const query = { limit: listRequestLimit, fields: 'card' } as const;
      return readRecipeList(await api.callUnchecked(listRecipes, { query, signal }));
    },
  });
}

/** The best rated few, for the home page (HOME-05). */
export function featuredRecipesQuery(api: Api) {
  return queryOptions({
    queryKey: ['recipes', 'featured'],
    staleTime: 5 * minute,
    retry: false,
    queryFn: async ({ signal }): Promise<RecipeCard[]> => {
      const query = { limit: featuredRequestLimit, fields: 'card' } as const;
      return readRecipeList(await api.callUnchecked(listRecipes, { query, signal }));
    },
  });
}

/** One recipe; `null` where there is none (DETAIL-01). */
export function recipeQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['recipes', 'one', id],
    staleTime: minute,
    queryFn: async ({ signal }): Promise<Recipe | null> => {
      try {
        return readRecipe(await api.callUnchecked(readRecipeCall, { params: { id }, signal }));
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}
