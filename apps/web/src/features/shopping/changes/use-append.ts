import type { Appended } from '#platform/offline/changes/queue.ts';
import { useAppendChange } from '#product/changes/use-append-change.ts';
import type { ListMutation } from './list-mutation.ts';
import { mergeListChanges } from './merge.ts';
import { type ListToken, shoppingKind } from './stored-change.ts';
import { useMutationTitle } from './use-mutation-title.ts';

/** Appends changes of a list to the queue of the member; `null` once somebody else is signed in. */
export function useAppend(memberId: string, token: ListToken) {
  const append = useAppendChange(memberId);
  const titleOf = useMutationTitle();
  return (mutation: ListMutation): Appended | null =>
    append({
      kind: shoppingKind,
      payload: { ...mutation, token },
      merge: mergeListChanges,
      title: titleOf(mutation),
    });
}
