import { changeOwnUser } from '@pomona/contract/accounts/profile';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/api/failures.ts';
import { useApi, useSession } from '#platform/services.tsx';
import { showFailure } from '#product/show-failure.ts';
import { showToast } from '#ui/feedback/toast-message.ts';
import type { FieldErrors } from '../use-field-errors.ts';

export type EmailField = 'email' | 'current';

/** What the server refuses of one field is shown there, anything else in a toast. */
export function useChangeEmail(show: (errors: FieldErrors<EmailField>) => void) {
  const t = useTranslations('settings.email');
  const api = useApi();
  const session = useSession();
  return useMutation({
    mutationFn: (body: { email: string; current_password: string }) =>
      api.call(changeOwnUser, { body }),
    onSuccess(saved) {
      session.updateUser(saved);
      const description = t('changedText', { email: saved.email });
      showToast({ tone: 'success', title: t('changed'), description });
    },
    onError(error) {
      const errors = fieldErrorsOf(error);
      show(errors);
      if (Object.keys(errors).length > 0) return;
      showFailure(error, { title: t('failed'), unreachable: t('unreachable') });
    },
  });
}

function fieldErrorsOf(error: Error): FieldErrors<EmailField> {
  if (!(error instanceof ApiError)) return {};
  const { code, detail, problems } = error;
  if (code === 'wrong_password' && detail) return { current: detail };
  if (code === 'email_taken' && detail) return { email: detail };
  const named = problems.find(({ path }) => path.endsWith('.email'));
  return named ? { email: named.message } : {};
}
