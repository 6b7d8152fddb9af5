import { listRequestLimit } from '@pomona/contract/constants';
import type { RecipeCard } from '@pomona/contract/recipes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FoundPage } from '#features/recipes/finding/found-page.ts';
import { useBrowserIdle } from '#platform/delivery/browser-idle.ts';
import { useApi } from '#platform/services.tsx';
import { useIsMounted } from '#ui/use-is-mounted.ts';
import { allRecipesQuery, firstRecipesQuery } from '../../queries.ts';
import { isEverything, type Selection } from '../../selection.ts';
import { requestOfFirst } from '../address.ts';
import { useListRefresh } from './use-list-refresh.ts';
import { useListToasts } from './use-list-toasts.ts';

export interface RecipeCollection {
  status: 'loading' | 'failed' | 'loaded';
  cards: readonly RecipeCard[];
  total: number;
  /** Whether there are more than are ever loaded: then the server searches (LIST-17). */
  isLarge: boolean;
  /** There is not a single one (LIST-04). */
  isEmpty: boolean;
  /** What the server found for the selection that the page began with. */
  first: { request: Readonly<Record<string, string>>; page: FoundPage } | null;
  /** The cards beyond the first: on their way, not to be had, or here with them. */
  rest: 'coming' | 'failed' | 'here';
  isRefreshing: boolean;
  /** Requests it again, past every cache, and shows the result (LIST-07). */
  refresh(): void;
  /** Requests it again in the background: somebody signed in or out. */
  refreshQuietly(): void;
}

/**
 * All recipes, unless there are too many; the first of the selection stand in the page already. The rest is fetched when
 * the browser is idle, at once where something is selected.
 */
export function useRecipeCollection(selection: Selection): RecipeCollection {
  const api = useApi();
  const queryClient = useQueryClient();
  const toasts = useListToasts();
  const [request] = useState(() => requestOfFirst(selection) ?? {});
  const first = useQuery(firstRecipesQuery(api, request));
  const isLarge = (first.data?.inAll ?? 0) > listRequestLimit;
  const isOfAll = Object.keys(request).length === 0;
  const isNeeded = useBrowserIdle() || !isOfAll || !isEverything(selection) || first.isError;
  const all = useQuery({
    ...allRecipesQuery(api),
    enabled: isNeeded && !isLarge && !first.isLoading,
  });

  const refresh = useListRefresh(isLarge, request);
  const failure = all.error;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language shows nothing again
  useEffect(() => {
    if (failure !== null) toasts.showFailure(failure);
  }, [failure]);

  // They may be there before hydration, which must begin with what the server rendered.
  const everyCard = useIsMounted() ? all.data : undefined;
  const shown = shownCards(everyCard, first.data, isOfAll);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language shows nothing again
  useEffect(() => {
    if (shown.isEmpty) toasts.showEmpty();
  }, [shown.isEmpty]);
  return {
    ...shown,
    ...refresh,
    status: statusOf(shown.isKnown, all.isError && first.data === undefined),
    isLarge,
    first: first.data === undefined ? null : { request, page: first.data },
    rest: everyCard !== undefined ? 'here' : all.isError && !all.isFetching ? 'failed' : 'coming',
    refreshQuietly: () =>
      void queryClient.invalidateQueries({ queryKey: allRecipesQuery(api).queryKey }),
  };
}

function shownCards(
  everyCard: readonly RecipeCard[] | undefined,
  first: FoundPage | undefined,
  isOfAll: boolean,
) {
  const total = everyCard?.length ?? first?.inAll ?? 0;
  const isCounted = everyCard !== undefined || (isOfAll && first !== undefined);
  return {
    cards: everyCard ?? (isOfAll ? first?.cards : undefined) ?? [],
    total,
    isKnown: everyCard !== undefined || first !== undefined,
    isEmpty: total === 0 && isCounted,
  };
}

function statusOf(isKnown: boolean, hasFailed: boolean): RecipeCollection['status'] {
  if (isKnown) return 'loaded';
  return hasFailed ? 'failed' : 'loading';
}
