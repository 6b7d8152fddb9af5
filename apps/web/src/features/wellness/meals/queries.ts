import { listRecipes, type RecipeCard } from '@pomona/contract/recipes';
import { listRecentMeals } from '@pomona/contract/wellness/meals';
import { readMealRanges } from '@pomona/contract/wellness/ranges';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';
import { storedOffline } from '#platform/offline/reading/offline-meta.ts';
import { offlineGroup, wellnessKey } from '../queries.ts';

export const recentMealsKey = [...wellnessKey, 'recent'] as const;

/** The last different meals, to log one again. */
export function recentMealsQuery(api: Api) {
  return queryOptions({
    queryKey: recentMealsKey,
    meta: storedOffline(`${offlineGroup}recent`),
    queryFn: async ({ signal }) => (await api.call(listRecentMeals, { signal })).meals,
  });
}

export const rangesKey = [...wellnessKey, 'ranges'] as const;

/** The member's own ranges of a day. */
export function rangesQuery(api: Api) {
  return queryOptions({
    queryKey: rangesKey,
    meta: storedOffline(`${offlineGroup}ranges`),
    queryFn: ({ signal }) => api.call(readMealRanges, { signal }),
  });
}

const maxDishes = 8;

/** Dishes that a text finds. */
export function dishesQuery(api: Api, text: string) {
  return queryOptions({
    queryKey: ['recipes', 'dishes', text],
    queryFn: async ({ signal }): Promise<RecipeCard[]> => {
      const query = { q: text, limit: maxDishes, page: 1, fields: 'card' } as const;
      const answer = await api.call(listRecipes, { query, signal });
      return Array.isArray(answer) ? answer : answer.recipes;
    },
  });
}
