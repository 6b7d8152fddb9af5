import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '#platform/services.tsx';
import type { EntryKind, EntrySelection } from './kinds.ts';
import { entriesQuery } from './queries.ts';

/** The entries of a selection that are loaded, and how many are not yet. */
export function useLoggedEntries<Entry extends { id: string }, Body, Change, Type>(
  kind: EntryKind<Entry, Body, Change, Type>,
  selection: EntrySelection<Type>,
) {
  const query = useInfiniteQuery(entriesQuery(useApi(), kind, selection));
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  const total = query.data?.pages.at(-1)?.total ?? 0;
  const more = {
    left: query.hasNextPage ? Math.max(total - entries.length, 1) : 0,
    isLoading: query.isFetchingNextPage,
    load: () => void query.fetchNextPage(),
  };
  return { query, entries, more };
}

/** Entries that are not loaded yet. */
export type MoreEntries = ReturnType<typeof useLoggedEntries>['more'];
