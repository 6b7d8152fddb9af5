import type { RecipeCard } from '@pomona/contract/recipes';
import {
  keepPreviousData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import {
  foundRecipesQuery,
  type OfAccount,
} from '#features/recipes/finding/found-recipes-query.ts';
import { useApi, useSessionState } from '#platform/services.tsx';
import { useSettled } from '#platform/use-settled.ts';
import type { Person } from '../finding/rules.ts';
import type { Selection } from '../selection.ts';
import { writtenSelection } from './address.ts';
import type { RecipeCollection } from './collection/use-recipe-collection.ts';
import { usePerson } from './use-person.ts';

/** Keys that follow each other sooner are one question. */
const settleMilliseconds = 200;

export interface FoundRecipes {
  status: 'loading' | 'failed' | 'found';
  cards: readonly RecipeCard[];
  total: number;
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
  const person = usePerson();
  const search = useSettled(selection.search.trim(), settleMilliseconds);
  const selected = writtenSelection({ ...selection, search });
  const isFirst = first !== null && JSON.stringify(first.request) === JSON.stringify(selected);
  const isPersonal = selection.isFavourite || selection.fitsMe;
  const found = useInfiniteQuery({
    ...foundRecipesQuery(api, { selected, account: accountIn(selection, person) }),
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
    status: statusOf(data !== undefined, found.isError),
    cards,
    total: page?.total ?? page?.inAll ?? 0,
    hasMore: page?.hasMore ?? false,
    isChanging: found.isPlaceholderData,
    moreStatus: moreStatusOf(found),
    tryAgain: () => void found.refetch(),
    loadMore: useCallback(() => {
      if (canGoOn) void fetchNextPage();
    }, [canGoOn, fetchNextPage]),
    tryMoreAgain: () => void fetchNextPage(),
  };
}

function statusOf(isFound: boolean, hasFailed: boolean): FoundRecipes['status'] {
  if (isFound) return 'found';
  return hasFailed ? 'failed' : 'loading';
}

type PageState = Pick<
  UseInfiniteQueryResult,
  'isFetchNextPageError' | 'isFetchingNextPage' | 'hasNextPage'
>;

function moreStatusOf(state: PageState): FoundRecipes['moreStatus'] {
  if (state.isFetchNextPageError) return 'failed';
  if (state.isFetchingNextPage) return 'loading';
  return state.hasNextPage ? 'idle' : 'end';
}

/** What a selection asks of the account: an answer holds until that changes. */
function accountIn({ isFavourite, fitsMe }: Selection, person: Person | null): OfAccount {
  if (person === null || (!isFavourite && !fitsMe)) return null;
  const { favourites, diets, avoid } = person;
  return { ...(isFavourite && { favourites }), ...(fitsMe && { diets, avoid }) };
}
