import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Api } from '#platform/api/api.ts';
import { retryingImport } from '#platform/delivery/retrying-import.ts';
import { storedOffline } from '#platform/offline/reading/offline-meta.ts';
import { useApi } from '#platform/services.tsx';
import type { SearchMaker } from '../finding/finder.ts';

type Finding = typeof import('../finding/word-search.ts');

/** Who comes back to the list finds it as it was, at once. */
let known: Finding | undefined;

async function loadFinding(): Promise<Finding> {
  known = await import('../finding/word-search.ts');
  return known;
}

const minute = 60_000;

/** Foods by their names, and the recipes they are in. */
const searchWordsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['recipes', 'search-words'],
    meta: storedOffline('search-words'),
    staleTime: 10 * minute,
    retry: false,
    queryFn: async ({ signal }) => (await loadFinding()).readWords(api, signal),
  });

/** What finds among cards, fetched where something narrows the list or is about to. Without the foods it goes by words alone. */
export function useFinding(isNeeded: boolean): {
  finding: Finding | undefined;
  maker: SearchMaker | undefined;
} {
  const { data, isFetched } = useQuery({ ...searchWordsQuery(useApi()), enabled: isNeeded });
  const [finding, setFinding] = useState(known);
  useEffect(() => {
    if (isNeeded) void retryingImport(loadFinding).then(setFinding);
  }, [isNeeded]);
  const maker = useMemo(
    () => (isFetched ? finding?.searchMaker(data ?? null) : undefined),
    [isFetched, finding, data],
  );
  return { finding, maker };
}
