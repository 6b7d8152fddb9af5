import {
  listImportRows,
  type RecipeImport,
  type RowState,
  readImportRow,
  readRecipeImport,
} from '@pomona/contract/admin/imports';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';

export const importKey = ['own', 'admin', 'recipe-import'] as const;
export const rowsKey = ['own', 'admin', 'recipe-import-rows'] as const;

/** A small archive is read within seconds, a large one takes minutes. */
const pollMilliseconds = { first: 2000, later: 10_000 };
const firstPolls = 10;

/** Something goes on in the background. */
export function isUnderWay(found: RecipeImport | null | undefined): boolean {
  return ['unpacking', 'reading', 'saving'].includes(found?.state ?? '');
}

/** One's own import; read again while something goes on. */
export function importQuery(api: Api) {
  return queryOptions({
    queryKey: importKey,
    queryFn: async ({ signal }): Promise<RecipeImport | null> =>
      (await api.call(readRecipeImport, { signal })).import,
    refetchInterval: ({ state }) => {
      if (!isUnderWay(state.data)) return false;
      return state.dataUpdateCount < firstPolls ? pollMilliseconds.first : pollMilliseconds.later;
    },
  });
}

const rowsAtOnce = 50;

/** Its recipes, of one state or all; another key for each step of the import. */
export function rowsQuery(api: Api, { id, state, counts }: RecipeImport, shown: RowState | null) {
  return infiniteQueryOptions({
    queryKey: [...rowsKey, id, state, counts.saved, shown],
    initialPageParam: null as number | null,
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      api.call(listImportRows, {
        params: { id },
        query: {
          limit: rowsAtOnce,
          ...(shown !== null && { state: shown }),
          ...(pageParam !== null && { after: pageParam }),
        },
        signal,
      }),
    getNextPageParam: ({ next_after: next }) => next,
  });
}

export function rowQuery(api: Api, { id }: Pick<RecipeImport, 'id'>, position: number) {
  return queryOptions({
    queryKey: [...rowsKey, id, 'row', position],
    queryFn: ({ signal }) => api.call(readImportRow, { params: { id, position }, signal }),
  });
}
