import { restoreEmail } from '@pomona/contract/accounts/recovery';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { showFailure } from '#product/show-failure.ts';
import { showToast } from '#ui/feedback/toast-message.ts';
import { isLinkDead } from './is-link-dead.ts';

/** Then the way leads on to a new password: the old one may be known to others. */
export function useRestoreEmail() {
  const t = useTranslations('recovery.restore');
  const words = useTranslations('accounts');
  const api = useApi();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (token: string) => api.call(restoreEmail, { body: { token } }),
    async onSuccess({ email, reset_token }) {
      showToast({ tone: 'success', title: t('done'), description: t('doneText', { email }) });
      await navigate({ to: '/reset-password', hash: reset_token, replace: true });
    },
    onError(error) {
      if (isLinkDead(error)) return;
      showFailure(error, { title: t('failed'), unreachable: words('networkError') });
    },
  });
}
