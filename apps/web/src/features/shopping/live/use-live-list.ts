import type { ShoppingList } from '@pomona/contract/shopping';
import { shoppingMessage, shoppingSocket } from '@pomona/contract/shopping/live';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { openLiveSocket } from '#platform/realtime/live-socket.ts';
import { withChanges } from './apply-message.ts';

interface LiveListParts {
  queryKey: QueryKey;
  /** Of the list in the cache; `undefined` until it was read. */
  revision: number | undefined;
  /** Whose list, and by which right. */
  credentials(): string[];
  /** Closed while it is not: a link that opens nothing is not tried again and again. */
  isOpen: boolean;
  onAccessEnded(): void;
}

/** Brings the changes that others make into the cached list (SHOP-09). */
export function useLiveList({ queryKey, revision, isOpen, ...parts }: LiveListParts): void {
  const queryClient = useQueryClient();
  /** The newest revision in any message of the server. */
  const newest = useRef(0);
  const readAgain = useEffectEvent(() => void queryClient.invalidateQueries({ queryKey }));
  const credentials = useEffectEvent(() => parts.credentials());
  const onAccessEnded = useEffectEvent(() => parts.onAccessEnded());

  const receive = useEffectEvent((data: unknown) => {
    const { data: message } = shoppingMessage.safeParse(data);
    if (message?.type !== 'ready' && message?.type !== 'changed') return;
    newest.current = Math.max(newest.current, message.revision);
    const list = queryClient.getQueryData<ShoppingList>(queryKey);
    if (list === undefined || list.revision >= message.revision) return;
    const next = message.type === 'changed' ? withChanges(list, message) : null;
    if (next === null) readAgain();
    else queryClient.setQueryData(queryKey, next);
  });

  // A list that was requested before a change may arrive after it.
  useEffect(() => {
    if (revision !== undefined && revision < newest.current) readAgain();
  }, [revision]);

  useEffect(() => {
    if (!isOpen) return;
    return openLiveSocket({
      path: shoppingSocket.path,
      protocols: () => [shoppingSocket.protocol, ...credentials()],
      onMessage: (message) => receive(message),
      onAccessEnded: () => onAccessEnded(),
    });
  }, [isOpen]);
}
