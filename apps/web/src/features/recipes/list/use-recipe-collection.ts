import { listRequestLimit } from '@pomona/contract/constants';
import { listRecipes, type RecipeCard } from '@pomona/contract/recipes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/failures.ts';
import { useHasActed } from '#platform/first-act.ts';
import { useApi } from '#platform/services.tsx';
import { showToast } from '#ui/toast-message.ts';
import { useIsMounted } from '#ui/use-is-mounted.ts';
import { allRecipesQuery, firstRecipesQuery } from '../queries.ts';

export interface RecipeCollection {
  status: 'loading' | 'failed' | 'loaded';
  cards: readonly RecipeCard[];
  total: number;
  /** Whether more cards than these are on their way. */
  isPartial: boolean;
  isRefreshing: boolean;
  /** Asks the server anew, past every cache, and says how it went (LIST-07). */
  refresh(): void;
  /** Asks again without a word: somebody signed in or out. */
  refreshQuietly(): void;
}

/**
 * All recipes; the first of them stand in the page already. The rest is fetched when the reader first does anything, at
 * once if the page `needsAll`: a selection in the address cannot be told from a few.
 */
export function useRecipeCollection({ needsAll }: { needsAll: boolean }): RecipeCollection {
  const api = useApi();
  const queryClient = useQueryClient();
  const tellFailure = useFailureToast();
  const t = useTranslations('collection.list');
  const first = useQuery(firstRecipesQuery(api));
  const isWanted = useHasActed() || needsAll || first.isError;
  const all = useQuery({ ...allRecipesQuery(api), enabled: isWanted });

  const refresh = useMutation({
    mutationFn: async () => {
      const query = { limit: listRequestLimit, fields: 'card', ...cacheBusting() } as const;
      const { readRecipeList } = await import('../read-recipe.ts');
      return readRecipeList(await api.callUnchecked(listRecipes, { query, cache: 'reload' }));
    },
    onSuccess: (cards) => {
      queryClient.setQueryData(allRecipesQuery(api).queryKey, cards);
      if (cards.length === 0) {
        showToast({ title: t('emptyTitle'), description: t('databaseEmpty'), tone: 'destructive' });
        return;
      }
      const description = t('loadedText', { count: cards.length });
      showToast({ title: t('loadedTitle'), description, tone: 'success' });
    },
    onError: tellFailure,
  });

  const failure = all.error;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language does not tell it again
  useEffect(() => {
    if (failure !== null) tellFailure(failure);
  }, [failure]);

  // They may be there before the page is taken over, which must begin with what the server drew.
  const everyCard = useIsMounted() ? all.data : undefined;
  const cards = everyCard ?? first.data?.cards ?? [];
  const isKnown = everyCard !== undefined || first.data !== undefined;
  const hasFailed = all.isError && first.data === undefined;
  return {
    status: isKnown ? 'loaded' : hasFailed ? 'failed' : 'loading',
    cards,
    total: everyCard?.length ?? first.data?.total ?? 0,
    isPartial: everyCard === undefined && !all.isError,
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

/** Says why the list could not be loaded (LIST-02, LIST-03). */
export function useFailureToast(): (error: Error) => void {
  const t = useTranslations('collection.list');
  return (error) => {
    const description =
      error instanceof ApiError
        ? t('failedText', { message: t('apiError', { status: String(error.status) }) })
        : t('failedLater');
    showToast({ title: t('failedTitle'), description, tone: 'destructive' });
  };
}
