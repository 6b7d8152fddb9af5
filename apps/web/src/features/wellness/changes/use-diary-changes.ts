import { useTranslations } from 'use-intl';
import { useAppendChange } from '#product/changes/use-append-change.ts';
import { useUndoToast } from '#product/changes/use-undo-toast.ts';
import { type DiaryChange, type DiaryKind, mergeDiaryChanges } from './diary-change.ts';
import { useMemberId } from './use-pending.ts';

/** Ways to change one kind of entries: shown at once, and sent when the server can be reached (WELL-06). */
export function useDiaryChanges<Entry extends { id: string }, Body, Change>(
  kind: DiaryKind<Entry, Body, Change>,
  nameOf: (entry: Entry) => string,
) {
  const t = useTranslations('wellness.changes');
  const memberId = useMemberId();
  const appendChange = useAppendChange(memberId);
  const showUndo = useUndoToast(memberId);
  const merge = mergeDiaryChanges(kind);

  const append = (payload: DiaryChange<Entry, Body, Change>) =>
    appendChange({
      ...{ kind: kind.name, payload, merge },
      title: t(`failed.${payload.kind}`, { name: nameOf(payload.entry) }),
    });

  return {
    append,
    /** `message`: that it was logged, with a way back; `onUndone` follows that. */
    log(
      { body, entry }: { body: Body; entry: Entry },
      message: { title: string; description?: string; onUndone?: () => void },
    ): void {
      const appended = append({ kind: 'log', body, entry });
      const { onUndone, ...text } = message;
      if (appended === null) return;
      showUndo(appended, {
        ...{ ...text, tone: 'success' },
        revert: () => append({ kind: 'remove', entry }),
        ...(onUndone && { onUndone }),
      });
    },
    change: (entry: Entry, change: Change) => void append({ kind: 'change', entry, change }),
    remove(entry: Entry): void {
      const appended = append({ kind: 'remove', entry });
      if (appended === null) return;
      showUndo(appended, {
        ...{ title: t('deleted', { name: nameOf(entry) }), tone: 'success' },
        revert: () => append({ kind: 'restore', entry }),
      });
    },
  };
}
