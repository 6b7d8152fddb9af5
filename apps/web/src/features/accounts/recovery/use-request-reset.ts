import { requestPasswordReset } from '@pomona/contract/accounts/recovery';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { showFailure } from '#product/show-failure.ts';

/** The page then says that a mail is on its way. */
export function useRequestReset() {
  const t = useTranslations('recovery.forgot');
  const words = useTranslations('accounts');
  const api = useApi();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (email: string) => api.call(requestPasswordReset, { body: { email } }),
    onSuccess: () => navigate({ to: '/forgot-password', search: { sent: 'yes' }, replace: true }),
    onError: (error) =>
      showFailure(error, { title: t('failed'), unreachable: words('networkError') }),
  });
}
