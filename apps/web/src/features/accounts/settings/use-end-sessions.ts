import { endOtherSessions, endSession, type Session } from '@pomona/contract/accounts/security';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/api/failures.ts';
import { useApi } from '#platform/services.tsx';
import { showFailure } from '#product/show-failure.ts';
import { showToast } from '#ui/feedback/toast-message.ts';
import { sessionsKey } from './queries.ts';

/** Signs out one session, or every other one. */
export function useEndSessions() {
  const t = useTranslations('settings.sessions');
  const api = useApi();
  const queryClient = useQueryClient();
  const onError = (error: Error) =>
    showFailure(error, { title: t('endFailed'), unreachable: t('unreachable') });
  const onSettled = () => queryClient.invalidateQueries({ queryKey: sessionsKey });
  const drop = (isEnded: (session: Session) => boolean) =>
    queryClient.setQueryData<Session[]>(sessionsKey, (known) =>
      known?.filter((session) => !isEnded(session)),
    );

  const one = useMutation({
    // Ended elsewhere meanwhile: that is what was meant.
    mutationFn: (id: string) => api.call(endSession, { params: { id } }).catch(ignoreNotFound),
    onSuccess(_, id) {
      drop((session) => session.id === id);
      showToast({ tone: 'success', title: t('ended') });
    },
    onError,
    onSettled,
  });
  const others = useMutation({
    mutationFn: () => api.call(endOtherSessions, {}),
    onSuccess() {
      drop(({ is_current }) => !is_current);
      showToast({ tone: 'success', title: t('othersEnded') });
    },
    onError,
    onSettled,
  });
  return { one, others };
}

function ignoreNotFound(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== 'session_not_found') throw error;
}
