import { bearerProtocol, shareProtocol } from '@pomona/contract/realtime/protocol';
import type { ShoppingItem } from '@pomona/contract/shopping';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { ApiError } from '#platform/api/failures.ts';
import { useApi, useSession } from '#platform/services.tsx';
import { afterMutation } from '../changes/list-mutation.ts';
import { useListChanges } from '../changes/use-list-changes.ts';
import { useLiveList } from '../live/use-live-list.ts';
import { sharedKey, sharedQuery } from '../queries.ts';

/** The list that a link opens, live, with what is on its way to the server done already. */
export function useSharedList(token: string, viewerId: string | null) {
  const api = useApi();
  const session = useSession();
  const list = useQuery(sharedQuery(api, token, viewerId));
  const { pending } = useListChanges(viewerId, token);
  const current = useMemo(
    () => list.data && pending.reduce<readonly ShoppingItem[]>(afterMutation, list.data.items),
    [pending, list.data],
  );
  const items = useDeferredValue(current);
  // Also where it was there a moment ago: who was shut out sees nothing any more.
  const isGone = list.error instanceof ApiError && list.error.status === 404;
  useLiveList({
    isOpen: list.data !== undefined && !isGone,
    queryKey: sharedKey(token, viewerId),
    revision: list.data?.revision,
    credentials() {
      const bearer = session.token();
      return [shareProtocol(token), ...(bearer === null ? [] : [bearerProtocol(bearer)])];
    },
    // The answer says whether the link is gone, or only the session.
    onAccessEnded: () => void list.refetch(),
  });
  return {
    list: isGone || items === undefined ? undefined : list.data,
    items: items ?? [],
    isGone,
    isFailed: list.isError && !isGone && list.data === undefined,
    retry: list.refetch,
  };
}
