import type { RecipeCard } from '@pomona/contract/recipes';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useApi, useSessionState } from '#platform/services.tsx';
import { useSettled } from '#platform/use-settled.ts';
import { foundRecipesQuery } from '../found-recipes-query.ts';
import type { Selection } from '../selection.ts';
import { writtenSelection } from './address.ts';
import type { RecipeCollection } from './use-recipe-collection.ts';

/** Keys that follow each other sooner are one question. */
const settleMilliseconds = 200;

export interface FoundRecipes {
  status: 'loading' | 'failed' | 'found';
  cards: readonly RecipeCard[];
  total: number;
  /** Whether there are more than `total`. */
  hasMore: boolean;
  /** What is shown is of the selection before. */
  isChanging: boolean;
  moreStatus: 'idle' | 'loading' | 'failed' | 'end';
  tryAgain(): void;
  /** The next page, unless it comes already, failed, or there is none. */
  loadMore(): void;
  tryMoreAgain(): void;
}

/**
 * What the server finds for a selection, page by page. What was found before stays until the new comes; an answer to an
 * earlier question is never shown for a later one.
 */
export function useFoundRecipes(
  selection: Selection,
  first: RecipeCollection['first'],
): FoundRecipes {
  const api = useApi();
  const state = useSessionState();
  const reader = state.status === 'signed-in' ? state.user.id : null;
  const search = useSettled(selection.search.trim(), settleMilliseconds);
  const selected = writtenSelection({ ...selection, search });
  const isFirst = first !== null && JSON.stringify(first.asked) === JSON.stringify(selected);
  const isPersonal = selection.isFavourite || selection.fitsMe;
  const found = useInfiniteQuery({
    ...foundRecipesQuery(api, { selected, reader: isPersonal ? reader : null }),
    ...(isFirst && { initialData: { pages: [first.page], pageParams: [null] } }),
    enabled: !isPersonal || state.status !== 'checking',
    placeholderData: keepPreviousData,
  });

  const { data, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage } = found;
  const cards = useMemo(() => {
    const all = data?.pages.flatMap((page) => page.cards) ?? [];
    // One whose rating changed between two pages may stand on both.
    return [...new Map(all.map((card) => [card.id, card])).values()];
  }, [data]);
  const isIdle = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const canGoOn = isIdle && !found.isPlaceholderData;
  const [page] = data?.pages ?? [];
  return {
    status: data !== undefined ? 'found' : found.isError ? 'failed' : 'loading',
    cards,
    total: page?.total ?? page?.inAll ?? 0,
    hasMore: page?.hasMore ?? false,
    isChanging: found.isPlaceholderData,
    moreStatus: isFetchNextPageError
      ? 'failed'
      : isFetchingNextPage
        ? 'loading'
        : hasNextPage
          ? 'idle'
          : 'end',
    tryAgain: () => void found.refetch(),
    loadMore: useCallback(() => {
      if (canGoOn) void fetchNextPage();
    }, [canGoOn, fetchNextPage]),
    tryMoreAgain: () => void fetchNextPage(),
  };
}
