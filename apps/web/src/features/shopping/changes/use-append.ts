import { useTranslations } from 'use-intl';
import type { Appended } from '#platform/offline/changes/queue.ts';
import { useChangeQueue, useSession } from '#platform/services.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import type { ListMutation } from './list-mutation.ts';
import { mergeListChanges } from './merge.ts';
import { type ListToken, shoppingKind } from './stored-change.ts';
import { useMutationTitle } from './use-mutation-title.ts';

/** Appends changes of a list to the queue of the member; `null` once somebody else is signed in. */
export function useAppend(memberId: string, token: ListToken) {
  const t = useTranslations('shopping.failed');
  const queue = useChangeQueue();
  const isHere = useIsHere(memberId);
  const titleOf = useMutationTitle();
  return (mutation: ListMutation): Appended | null => {
    if (!isHere()) return null;
    const payload = { ...mutation, token };
    const appended = queue.append({ memberId, kind: shoppingKind, payload }, mergeListChanges);
    void appended.isAccepted.then((isAccepted) => {
      if (isAccepted || !isHere()) return;
      showToast({ title: titleOf(mutation), description: t('tooMany'), tone: 'destructive' });
    });
    return appended;
  };
}

/** Whether the session is still that of this member: a message may outlive it, and with it what it offers to do. */
export function useIsHere(memberId: string): () => boolean {
  const session = useSession();
  return () => {
    const state = session.state();
    return state.status === 'signed-in' && state.user.id === memberId;
  };
}
