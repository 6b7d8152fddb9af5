import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '#platform/services.tsx';
import { afterDiaryChange } from '../changes/diary-change.ts';
import { usePending } from '../changes/use-pending.ts';
import { type DiaryEntry, type EntryKind, type EntrySelection, isSelected } from './kinds.ts';
import { entriesQuery } from './queries.ts';

/** The entries of a selection that are loaded, with what is on its way to the server; and how many are not loaded yet. */
export function useLoggedEntries<Entry extends DiaryEntry, Body, Change, Type>(
  kind: EntryKind<Entry, Body, Change, Type>,
  selection: EntrySelection<Type>,
) {
  const query = useInfiniteQuery(entriesQuery(useApi(), kind, selection));
  const { pending } = usePending(kind);
  const loaded = query.data?.pages.flatMap((page) => page.entries) ?? [];
  const entries = pending
    .reduce<readonly Entry[]>((now, change) => afterDiaryChange(kind, now, change), loaded)
    .filter((entry) => isSelected(entry, selection))
    .sort(kind.compare);
  const total = query.data?.pages.at(-1)?.total ?? 0;
  const more = {
    left: query.hasNextPage ? Math.max(total - loaded.length, 1) : 0,
    isLoading: query.isFetchingNextPage,
    load: () => void query.fetchNextPage(),
  };
  return { query, entries, more };
}

/** Entries that are not loaded yet. */
export type MoreEntries = ReturnType<typeof useLoggedEntries>['more'];
