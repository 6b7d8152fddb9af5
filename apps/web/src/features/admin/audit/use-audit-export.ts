import { exportAudit } from '@pomona/contract/admin/audit';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useDownload } from '#platform/api/download.ts';
import { showFailure } from '#product/show-failure.ts';
import { type AuditFilter, auditSelectionOf } from './queries.ts';

/** Saves what the filter selects as a CSV file (ADMIN-08). */
export function useAuditExport(filter: AuditFilter) {
  const t = useTranslations('admin.audit');
  const download = useDownload();
  const { isPending, mutate } = useMutation({
    mutationFn: () => download(exportAudit, { query: auditSelectionOf(filter) }),
    onError: (error) =>
      showFailure(error, {
        ...{ title: t('exportFailed'), unreachable: t('unreachable') },
        retry: { label: t('tryAgain'), onPress: () => mutate() },
      }),
  });
  return { isPending, save: () => mutate() };
}
