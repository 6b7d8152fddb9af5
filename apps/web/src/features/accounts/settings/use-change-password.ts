import { changePassword } from '@pomona/contract/accounts/security';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/api/failures.ts';
import { useApi } from '#platform/services.tsx';
import { showFailure } from '#product/show-failure.ts';
import { showToast } from '#ui/feedback/toast-message.ts';
import type { FieldErrors } from '../use-field-errors.ts';
import { sessionsKey } from './queries.ts';

export type PasswordField = 'current' | 'password';

/** What the server refuses of one field is shown there, anything else in a toast. */
export function useChangePassword(show: (errors: FieldErrors<PasswordField>) => void) {
  const t = useTranslations('settings.password');
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { current_password: string; new_password: string }) =>
      api.call(changePassword, { body }),
    onSuccess() {
      showToast({ tone: 'success', title: t('changed'), description: t('changedText') });
      void queryClient.invalidateQueries({ queryKey: sessionsKey });
    },
    onError(error) {
      const errors = fieldErrorsOf(error);
      show(errors);
      if (Object.keys(errors).length > 0) return;
      showFailure(error, { title: t('failed'), unreachable: t('unreachable') });
    },
  });
}

function fieldErrorsOf(error: Error): FieldErrors<PasswordField> {
  if (!(error instanceof ApiError) || error.detail === null) return {};
  if (error.code === 'wrong_password') return { current: error.detail };
  if (error.code === 'password_too_common') return { password: error.detail };
  return {};
}
