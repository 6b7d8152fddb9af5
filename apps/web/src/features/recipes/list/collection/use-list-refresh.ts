import { listRequestLimit } from '@pomona/contract/constants';
import { listRecipes } from '@pomona/contract/recipes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#platform/services.tsx';
import { allRecipesQuery, firstRecipesQuery } from '../../queries.ts';
import { useListToasts } from './use-list-toasts.ts';

interface ListRefresh {
  isRefreshing: boolean;
  /** Requests the list again, past every cache, and shows the result (LIST-07). */
  refresh(): void;
}

/** `request`: the first recipes of a large collection. */
export function useListRefresh(
  isLarge: boolean,
  request: Readonly<Record<string, string>>,
): ListRefresh {
  const api = useApi();
  const queryClient = useQueryClient();
  const toasts = useListToasts();

  async function refreshAll(): Promise<number> {
    const query = { limit: listRequestLimit, fields: 'card', ...cacheBusting() } as const;
    const { readRecipeList } = await import('../../read-recipe.ts');
    const cards = readRecipeList(await api.callUnchecked(listRecipes, { query, cache: 'reload' }));
    queryClient.setQueryData(allRecipesQuery(api).queryKey, cards);
    return cards.length;
  }

  async function refreshFound(): Promise<number> {
    await queryClient.resetQueries({ queryKey: ['recipes', 'found'] });
    // The answer of the server alone, not one that is stored.
    const first = { ...firstRecipesQuery(api, request), staleTime: 0, meta: {} };
    return (await queryClient.fetchQuery(first)).inAll;
  }

  const mutation = useMutation({
    mutationFn: isLarge ? refreshFound : refreshAll,
    onSuccess: (count) => (count === 0 ? toasts.showEmpty() : toasts.showLoaded(count)),
    onError: toasts.showFailure,
  });
  return { isRefreshing: mutation.isPending, refresh: () => mutation.mutate() };
}

/** Parameters that no cache has seen (LIST-01). */
function cacheBusting() {
  return { t: Date.now(), random: Math.random().toString(36).slice(2) };
}
