import type { ShoppingList } from '@pomona/contract/shopping';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';
import type { Change } from '#platform/offline/changes/change.ts';
import type { Sender } from '#platform/offline/changes/sending/sender.ts';
import { sharedKey, shoppingKey } from '../queries.ts';
import { afterAnswer } from './list-mutation.ts';
import { type SentAnswer, sendListChange } from './send.ts';
import { listChangeOf } from './stored-change.ts';

/** Sends queued changes of lists, and puts the answers into the cached lists. */
export function createShoppingSender(parts: { api: Api; queryClient: QueryClient }): Sender {
  const { api, queryClient } = parts;
  return {
    send: (change, signal) =>
      sendListChange({ api, signal, idempotencyKey: change.id }, listChangeOf(change)),
    async apply(change, answer) {
      const queryKey = listKeyOf(change);
      // A list that was requested before would come without it.
      const isFetching = queryClient.isFetching({ queryKey }) > 0;
      if (isFetching) await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<ShoppingList>(
        queryKey,
        (list) => list && afterAnswer(list, answer as SentAnswer),
      );
      if (isFetching) void queryClient.invalidateQueries({ queryKey });
    },
    onRefused: (change) => void queryClient.invalidateQueries({ queryKey: listKeyOf(change) }),
  };
}

function listKeyOf(change: Change) {
  const { token } = listChangeOf(change);
  return token === null ? shoppingKey(change.memberId) : sharedKey(token, change.memberId);
}
