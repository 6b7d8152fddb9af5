import { eraseOwnUser } from '@pomona/contract/accounts/erasure';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/api/failures.ts';
import { useApi, useSession } from '#platform/services.tsx';
import { showFailure } from '#product/show-failure.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** When the account is erased that was deleted just now. */
    erasureAt?: string;
  }
}

/** Deletes the account, leaves, and opens the page that says until when the member can return. */
export function useDeleteAccount(onWrongPassword: (sentence: string) => void) {
  const t = useTranslations('settings.deletion');
  const api = useApi();
  const session = useSession();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (password: string) => api.call(eraseOwnUser, { body: { password } }),
    async onSuccess({ erasure_at }) {
      session.leave();
      await navigate({ to: '/login', state: { erasureAt: erasure_at }, replace: true });
    },
    onError(error) {
      if (error instanceof ApiError && error.code === 'wrong_password')
        return onWrongPassword(error.detail ?? '');
      showFailure(error, { title: t('failed'), unreachable: t('unreachable') });
    },
  });
}
