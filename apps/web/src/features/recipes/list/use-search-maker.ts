import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Api } from '#platform/api/api.ts';
import { storedOffline } from '#platform/offline/reading/offline-meta.ts';
import { useApi } from '#platform/services.tsx';
import type { SearchMaker } from '../finding/finder.ts';

const loadSearch = () => import('../finding/word-search.ts');
type Loaded = Awaited<ReturnType<typeof loadSearch>>;

const minute = 60_000;

/** Foods by their names, and the recipes they are in; the script comes with them. */
const searchWordsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['recipes', 'search-words'],
    meta: storedOffline('search-words'),
    staleTime: 10 * minute,
    retry: false,
    queryFn: async ({ signal }) => (await loadSearch()).readWords(api, signal),
  });

/** The search by words, once it is needed. Without its foods it goes by words alone. */
export function useSearchMaker(isNeeded: boolean): {
  maker: SearchMaker | undefined;
  isPending: boolean;
} {
  const words = useQuery({ ...searchWordsQuery(useApi()), enabled: isNeeded });
  const [loaded, setLoaded] = useState<Loaded | 'failed'>();
  useEffect(() => {
    if (isNeeded)
      loadSearch().then(
        (module) => setLoaded(() => module),
        () => setLoaded('failed'),
      );
  }, [isNeeded]);
  const isSettled = words.isSuccess || words.isError;
  const { data = null } = words;
  const maker = useMemo(
    () =>
      isSettled && loaded !== undefined && loaded !== 'failed'
        ? loaded.searchMaker(data)
        : undefined,
    [isSettled, loaded, data],
  );
  return { maker, isPending: isNeeded && maker === undefined && loaded !== 'failed' };
}
