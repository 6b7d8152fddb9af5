import { grantAdmin } from '@pomona/contract/admin/grants';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ApiError, isUnreachable } from '#platform/api/failures.ts';
import { useApi } from '#platform/services.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';

const reloadAfterMilliseconds = 2000;

/** Redeems the right that waits for this account (GRANT-01); afterwards the page is loaded anew with it. */
export function useGrant(email: string) {
  const t = useTranslations('admin.grant');
  const api = useApi();
  return useMutation({
    mutationFn: () => api.call(grantAdmin, { params: { email } }),
    onSuccess() {
      showToast({ tone: 'success', title: t('done'), description: t('doneText') });
      setTimeout(() => location.reload(), reloadAfterMilliseconds);
    },
    onError(error) {
      const isBusy = error instanceof ApiError && error.status === 429;
      const refused = isBusy ? (error.detail ?? t('failedText')) : t('failedText');
      const description = isUnreachable(error) ? t('network') : refused;
      showToast({ tone: 'destructive', title: t('failed'), description });
    },
  });
}
