import { resetPassword } from '@pomona/contract/accounts/recovery';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/api/failures.ts';
import { useApi } from '#platform/services.tsx';
import { showFailure } from '#product/show-failure.ts';
import { showToast } from '#ui/feedback/toast-message.ts';
import { isLinkDead } from './is-link-dead.ts';

export type ResetPasswordMutation = ReturnType<typeof useResetPassword>;

/** Then the way leads to the sign-in page. */
export function useResetPassword() {
  const t = useTranslations('recovery.reset');
  const words = useTranslations('accounts');
  const api = useApi();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: { token: string; new_password: string }) =>
      api.call(resetPassword, { body }),
    async onSuccess() {
      showToast({ tone: 'success', title: t('done'), description: t('doneText') });
      await navigate({ to: '/login', replace: true });
    },
    onError(error) {
      if (isLinkDead(error) || weakness(error) !== undefined) return;
      showFailure(error, { title: t('failed'), unreachable: words('networkError') });
    },
  });
}

/** What is wrong with the password itself. */
export function weakness(error: Error | null): string | undefined {
  const isWeak = error instanceof ApiError && error.code === 'password_too_common';
  return isWeak ? (error.detail ?? undefined) : undefined;
}
