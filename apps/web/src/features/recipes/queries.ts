import { featuredRequestLimit, listRequestLimit } from '@pomona/contract/constants';
import type { Recipe, RecipeCard } from '@pomona/contract/recipes';
import { listRecipes, readRecipe as readRecipeCall } from '@pomona/contract/recipes';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';
import { ApiError } from '#platform/api/failures.ts';
import { storedOffline } from '#platform/offline/reading/offline-meta.ts';
import type { FoundPage } from './finding/found-page.ts';

/** Cards in the HTML of the server; the rest follows. */
export const firstCards = 12;

/** Its script comes while the server answers: hydration does not need it. */
const reader = () => import('./read-recipe.ts');

const minute = 60_000;
/** Those opened last can be opened without a network. */
const offlineRecipes = 50;

/** The first cards of a selection as the address has it; of nothing, the best rated. */
export function firstRecipesQuery(api: Api, selected: Readonly<Record<string, string>> = {}) {
  return queryOptions({
    queryKey: ['recipes', 'first', selected],
    meta: storedOffline('first', 3),
    staleTime: 5 * minute,
    queryFn: async ({ signal }): Promise<FoundPage> => {
      const query = { ...selected, limit: firstCards, fields: 'card', page: 1 } as const;
      const call = api.callUnchecked(listRecipes, { query, signal });
      const [answer, { readFoundPage }] = await Promise.all([call, reader()]);
      return readFoundPage(answer);
    },
  });
}

/** Every recipe as a card; the browser revalidates it by its ETag (LIST-01). */
export function allRecipesQuery(api: Api) {
  return queryOptions({
    queryKey: ['recipes', 'all'],
    meta: storedOffline('all'),
    staleTime: minute,
    queryFn: async ({ signal }): Promise<RecipeCard[]> => {
      const query = { limit: listRequestLimit, fields: 'card' } as const;
      const call = api.callUnchecked(listRecipes, { query, signal });
      const [answer, { readRecipeList }] = await Promise.all([call, reader()]);
      return readRecipeList(answer);
    },
  });
}

/** The best rated few, for the home page (HOME-05). */
export function featuredRecipesQuery(api: Api) {
  return queryOptions({
    queryKey: ['recipes', 'featured'],
    meta: storedOffline('featured'),
    staleTime: 5 * minute,
    retry: false,
    queryFn: async ({ signal }): Promise<RecipeCard[]> => {
      const query = { limit: featuredRequestLimit, fields: 'card' } as const;
      const call = api.callUnchecked(listRecipes, { query, signal });
      const [answer, { readRecipeList }] = await Promise.all([call, reader()]);
      return readRecipeList(answer);
    },
  });
}

export const recipeKey = (id: string | undefined, text?: 'original') =>
  ['recipes', 'one', id, ...(text ? [text] : [])] as const;

/** One recipe, in the language of the page or as it was written; `null` where there is none (DETAIL-01). */
export function recipeQuery(api: Api, id: string, text?: 'original') {
  return queryOptions({
    queryKey: recipeKey(id, text),
    meta: storedOffline('recipes', offlineRecipes),
    staleTime: minute,
    queryFn: async ({ signal }): Promise<Recipe | null> => {
      try {
        const call = api.callUnchecked(readRecipeCall, { params: { id }, query: { text }, signal });
        const [answer, { readRecipe }] = await Promise.all([call, reader()]);
        return readRecipe(answer);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}
