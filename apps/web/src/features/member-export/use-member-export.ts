import { downloadMemberExport, requestMemberExport } from '@pomona/contract/accounts/member-export';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useDownload } from '#platform/api/download.ts';
import { useApi } from '#platform/services.tsx';
import { showFailure } from '#product/show-failure.ts';
import { memberExportKey } from './queries.ts';

/** Has the archive made. */
export function useRequestExport() {
  const t = useTranslations('settings.export');
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(requestMemberExport, {}),
    onSuccess: (reply) => queryClient.setQueryData(memberExportKey, reply.export),
    onError: (error) =>
      showFailure(error, { title: t('requestFailed'), unreachable: t('unreachable') }),
  });
}

/** Saves the archive. */
export function useDownloadExport() {
  const t = useTranslations('settings.export');
  const download = useDownload();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => download(downloadMemberExport, {}),
    onError(error) {
      showFailure(error, { title: t('downloadFailed'), unreachable: t('unreachable') });
      // It may have expired.
      void queryClient.invalidateQueries({ queryKey: memberExportKey });
    },
  });
}
