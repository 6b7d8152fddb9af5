import { useTranslations } from 'use-intl';
import type { Appended } from '#platform/offline/changes/queue.ts';
import { useChangeQueue } from '#platform/services.tsx';
import { showToast, type ToastMessage } from '#ui/feedback/toast-message.ts';
import { useIsHere } from './use-append-change.ts';

interface UndoableMessage extends Omit<ToastMessage, 'action'> {
  revert: () => void;
  onUndone?: () => void;
}

/** Says what was done, and takes it back on request: from the queue, or by what `revert` appends to it. */
export function useUndoToast(memberId: string) {
  const t = useTranslations('changes');
  const queue = useChangeQueue();
  const isHere = useIsHere(memberId);
  return (
    { id }: Pick<Appended, 'id'>,
    { revert, onUndone, ...message }: UndoableMessage,
  ): void => {
    async function undo(): Promise<void> {
      if (!isHere()) return;
      if (!(await queue.cancel(id))) revert();
      onUndone?.();
    }
    showToast({ ...message, action: { label: t('undo'), onPress: () => void undo() } });
  };
}
