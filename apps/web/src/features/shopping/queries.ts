import type { Language } from '@pomona/contract/languages';
import { readShoppingLine, readShoppingList, type ShoppingList } from '@pomona/contract/shopping';
import { readSharedShoppingList, readShoppingShare } from '@pomona/contract/shopping/sharing';
import { queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';
import { storedOffline } from '#platform/offline/reading/offline-meta.ts';

/** The member's own, so it goes with them. */
export const shoppingKey = (memberId: string) => ['own', 'shopping', memberId] as const;

/** Other devices may have changed it: every visit of the list requests it again. */
export function shoppingQuery(api: Api, memberId: string) {
  return queryOptions({
    queryKey: shoppingKey(memberId),
    meta: storedOffline('shopping'),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    structuralSharing: newerList,
    queryFn: ({ signal }) => api.call(readShoppingList, { signal }),
  });
}

/** A list that was requested before a change may arrive after it: the newer one stays. */
export function newerList(known: unknown, arrived: unknown): unknown {
  const isOlder = isList(known) && isList(arrived) && arrived.revision < known.revision;
  return isOlder ? known : replaceEqualDeep(known, arrived);
}

const isList = (value: unknown): value is Pick<ShoppingList, 'revision'> =>
  typeof value === 'object' && value !== null && 'revision' in value;

/** What a line would add (SHOP-06). */
export function readingQuery(api: Api, language: Language, text: string) {
  return queryOptions({
    queryKey: ['own', 'shopping-reading', language, text],
    staleTime: 60 * 60_000,
    retry: false,
    queryFn: ({ signal }) => api.call(readShoppingLine, { body: { text, language }, signal }),
  });
}

export const shareKey = (memberId: string) => ['own', 'shopping-share', memberId] as const;

export function shareQuery(api: Api, memberId: string) {
  return queryOptions({
    queryKey: shareKey(memberId),
    queryFn: async ({ signal }) => (await api.call(readShoppingShare, { signal })).share,
  });
}

/** Who reads decides what they may do: each has an answer of their own. */
export const sharedKey = (token: string, viewerId: string | null) =>
  ['own', 'shared-list', token, viewerId] as const;

export function sharedQuery(api: Api, token: string, viewerId: string | null) {
  return queryOptions({
    queryKey: sharedKey(token, viewerId),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    structuralSharing: newerList,
    queryFn: ({ signal }) => api.call(readSharedShoppingList, { params: { token }, signal }),
  });
}
