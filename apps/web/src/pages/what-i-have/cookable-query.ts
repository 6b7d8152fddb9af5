import type { Language } from '@pomona/contract/languages';
import { listCookableRecipes } from '@pomona/contract/recipes/what-i-have';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { writtenSelection } from '#features/recipes/list/address.ts';
import type { Selection } from '#features/recipes/selection.ts';
import type { Api } from '#platform/api/api.ts';

interface Cookable {
  have: readonly string[];
  selection: Selection;
  language: Language;
  /** The member whose account the selection goes by. */
  memberId: string | null;
}

const minute = 60_000;

/** The recipes that miss least beside some foods; nothing is asked for without one. */
export function cookableQuery(api: Api, { have, selection, language, memberId }: Cookable) {
  const isOwn = selection.isFavourite || selection.fitsMe;
  const { q: _words, sort: _sort, ...filters } = writtenSelection(selection);
  return queryOptions({
    queryKey: ['recipes', 'cookable', isOwn ? memberId : null, language, have, filters],
    meta: { isOwn },
    enabled: have.length > 0,
    staleTime: minute,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.call(listCookableRecipes, {
        query: { ...filters, have: have.join(','), language },
        signal,
      }),
  });
}
