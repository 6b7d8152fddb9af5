import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/api/failures.ts';
import { useApi } from '#platform/services.tsx';
import { showFailure } from '#product/show-failure.ts';
import { showToast } from '#ui/feedback/toast-message.ts';
import type { EntryKind } from './kinds.ts';
import { loggedKey } from './queries.ts';

/** Logs, corrects and deletes entries of one kind, each with a message and a way back (WELL-06). */
export function useEntryChanges<Entry extends { id: string }, Body extends { id: string }, Change>(
  kind: EntryKind<Entry, Body, Change, never>,
  nameOf: (entry: Entry) => string,
) {
  const api = useApi();
  const queryClient = useQueryClient();
  const t = useTranslations('wellness-diary.messages');
  const refresh = () => queryClient.invalidateQueries({ queryKey: loggedKey });
  const fail = (text: 'logFailed' | 'changeFailed' | 'deleteFailed') => (error: Error) => {
    const isGone = error instanceof ApiError && error.status === 404;
    if (isGone) void refresh();
    showFailure(error, { title: t('failed'), refused: t(text), unreachable: t(text) });
  };

  const log = useMutation({
    mutationFn: (body: Body) => kind.log(api, body),
    onSuccess: refresh,
    // Who has not agreed yet is asked, and loses nothing.
    onError: (error) => needsConsent(error) || fail('logFailed')(error),
  });
  const change = useMutation({
    mutationFn: ({ id, change: body }: { id: string; change: Change }) =>
      kind.change(api, id, body),
    onSuccess: refresh,
    onError: fail('changeFailed'),
  });
  const remove = useMutation({
    mutationFn: (entry: Entry) => kind.remove(api, entry.id),
    onSuccess(removed) {
      void refresh();
      const undo = () => log.mutate(kind.bodyOf(removed));
      showToast({
        title: t('deleted', { name: nameOf(removed) }),
        tone: 'success',
        action: { label: t('undo'), onPress: undo },
      });
    },
    onError: fail('deleteFailed'),
  });

  /** Says what was logged, and takes it back on request. */
  function confirm(entry: Entry): void {
    const undo = () => void kind.remove(api, entry.id).then(refresh, fail('deleteFailed'));
    showToast({
      title: t('logged', { name: nameOf(entry) }),
      tone: 'success',
      action: { label: t('undo'), onPress: undo },
    });
  }

  return { log, change, remove, confirm };
}

export const needsConsent = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'consent_needed';
