import { type settledKinds, settleFindings } from '@pomona/contract/admin/quality';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { showFailure } from '#product/show-failure.ts';
import { showToast } from '#ui/feedback/toast-message.ts';

export type SettledKind = (typeof settledKinds)[number];

/** What was looked at leaves the board. */
export function useSettle(id: string) {
  const t = useTranslations('data-quality');
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (kind: SettledKind) => api.call(settleFindings, { params: { id }, body: { kind } }),
    onSuccess: () => showToast({ tone: 'success', title: t('settled') }),
    onError: (error) =>
      showFailure(error, { title: t('settleFailed'), unreachable: t('unreachable') }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['own', 'admin'] }),
  });
}
