import { listRecipes } from '@pomona/contract/recipes';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { readFoundPage } from '#features/recipes/read-recipe.ts';
import type { Api } from '#platform/api/api.ts';
import type { FoundPage } from './found-page.ts';
import type { Person } from './rules.ts';

/** A whole number of rows of two and of three cards. */
const pageSize = 24;
const minute = 60_000;

/** What the answer depends on besides the selection: that part of the member's account which the selection asks for. */
export type OfAccount = Partial<Person> | null;

/**
 * What the server finds for a selection as the address has it, page by page. What was read is stored for who comes back, as
 * long as what it depends on in their account stays the same.
 */
export function foundRecipesQuery(
  api: Api,
  { selected, account }: { selected: Readonly<Record<string, string>>; account: OfAccount },
) {
  return infiniteQueryOptions({
    queryKey: ['recipes', 'found', account, selected],
    // What somebody likes and avoids does not stay for the next one at this screen.
    meta: { isOwn: account !== null },
    staleTime: 10 * minute,
    gcTime: 30 * minute,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam: cursor, signal }): Promise<FoundPage> => {
      const query = {
        // An order is a selection to the server, which answers with a page to it.
        sort: 'relevance',
        ...selected,
        limit: pageSize,
        fields: 'card',
        ...(cursor !== null && { cursor }),
      } as const;
      return readFoundPage(await api.callUnchecked(listRecipes, { query, signal }));
    },
    getNextPageParam: ({ cursor }) => cursor,
  });
}
