import { useTranslations } from 'use-intl';
import type { Change, MergePayloads } from '#platform/offline/changes/change.ts';
import type { Appended } from '#platform/offline/changes/queue.ts';
import { useChangeQueue, useSession } from '#platform/services.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';

interface NewChange extends Pick<Change, 'kind' | 'payload'> {
  merge: MergePayloads;
  /** Says which change was not made. */
  title: string;
}

/** Appends changes to the queue of the member; `null` once somebody else is signed in. */
export function useAppendChange(memberId: string) {
  const t = useTranslations('changes');
  const queue = useChangeQueue();
  const isHere = useIsHere(memberId);
  return ({ kind, payload, merge, title }: NewChange): Appended | null => {
    if (!isHere()) return null;
    const appended = queue.append({ memberId, kind, payload }, merge);
    void appended.isAccepted.then((isAccepted) => {
      if (!isAccepted && isHere())
        showToast({ title, description: t('tooMany'), tone: 'destructive' });
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
