import { listRequestLimit } from '@pomona/contract/constants';
import { listRecipes, type RecipeCard } from '@pomona/contract/recipes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FoundPage } from '#features/recipes/finding/found-page.ts';
import { ApiError } from '#platform/api/failures.ts';
import { useBrowserIdle } from '#platform/delivery/browser-idle.ts';
import { useApi } from '#platform/services.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import { useIsMounted } from '#ui/use-is-mounted.ts';
import { allRecipesQuery, firstRecipesQuery } from '../queries.ts';
import { isEverything, type Selection } from '../selection.ts';
import { requestOfFirst } from './address.ts';

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
  const showLoadFailure = useFailureToast();
  const t = useTranslations('recipe-list.page');
  const [request] = useState(() => requestOfFirst(selection) ?? {});
  const first = useQuery(firstRecipesQuery(api, request));
  const isLarge = (first.data?.inAll ?? 0) > listRequestLimit;
  const isOfAll = Object.keys(request).length === 0;
  const isWanted = useBrowserIdle() || !isOfAll || !isEverything(selection) || first.isError;
  const all = useQuery({
    ...allRecipesQuery(api),
    enabled: isWanted && !isLarge && !first.isLoading,
  });

  const refresh = useMutation({
    mutationFn: async () => {
      if (isLarge) return refreshFound();
      const query = { limit: listRequestLimit, fields: 'card', ...cacheBusting() } as const;
      const { readRecipeList } = await import('../read-recipe.ts');
      const cards = readRecipeList(
        await api.callUnchecked(listRecipes, { query, cache: 'reload' }),
      );
      queryClient.setQueryData(allRecipesQuery(api).queryKey, cards);
      return cards.length;
    },
    onSuccess: (count) => {
      if (count === 0) return showEmpty();
      const description = t('loadedText', { count });
      showToast({ title: t('loadedTitle'), description, tone: 'success' });
    },
    onError: showLoadFailure,
  });

  function showEmpty(): void {
    showToast({ title: t('emptyTitle'), description: t('databaseEmpty'), tone: 'destructive' });
  }

  async function refreshFound(): Promise<number> {
    await queryClient.resetQueries({ queryKey: ['recipes', 'found'] });
    const { inAll } = await queryClient.fetchQuery({
      ...firstRecipesQuery(api, request),
      staleTime: 0,
    });
    return inAll;
  }

  const failure = all.error;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language does not tell it again
  useEffect(() => {
    if (failure !== null) showLoadFailure(failure);
  }, [failure]);

  // They may be there before the page is taken over, which must begin with what the server rendered.
  const everyCard = useIsMounted() ? all.data : undefined;
  const cards = everyCard ?? (isOfAll ? first.data?.cards : undefined) ?? [];
  const isKnown = everyCard !== undefined || first.data !== undefined;
  const total = everyCard?.length ?? first.data?.inAll ?? 0;
  const isEmpty = total === 0 && (everyCard !== undefined || (isOfAll && first.data !== undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language does not tell it again
  useEffect(() => {
    if (isEmpty) showEmpty();
  }, [isEmpty]);
  const hasFailed = all.isError && first.data === undefined;
  return {
    status: isKnown ? 'loaded' : hasFailed ? 'failed' : 'loading',
    cards,
    total,
    isLarge,
    isEmpty,
    first: first.data === undefined ? null : { request, page: first.data },
    rest: everyCard !== undefined ? 'here' : all.isError && !all.isFetching ? 'failed' : 'coming',
    isRefreshing: refresh.isPending,
    refresh: () => refresh.mutate(),
    refreshQuietly: () =>
      void queryClient.invalidateQueries({ queryKey: allRecipesQuery(api).queryKey }),
  };
}

/** Parameters that no cache has seen (LIST-01). */
function cacheBusting() {
  return { t: Date.now(), random: Math.random().toString(36).slice(2) };
}

/** Shows why the list could not be loaded (LIST-02, LIST-03). */
export function useFailureToast(): (error: Error) => void {
  const t = useTranslations('recipe-list.page');
  return (error) => {
    const description =
      error instanceof ApiError
        ? t('failedText', { message: t('apiError', { status: String(error.status) }) })
        : t('failedLater');
    showToast({ title: t('failedTitle'), description, tone: 'destructive' });
  };
}
