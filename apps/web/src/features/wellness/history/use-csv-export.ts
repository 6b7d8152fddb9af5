import { exportWellness } from '@pomona/contract/wellness/history';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useDownload } from '#platform/api/download.ts';
import { showFailure } from '#product/show-failure.ts';

/** Saves everything that was logged as a CSV file (WELL-11). */
export function useCsvExport() {
  const t = useTranslations('wellness-diary.messages');
  const download = useDownload();
  const { isPending, mutate } = useMutation({
    mutationFn: () => download(exportWellness, {}),
    onError: (error) =>
      showFailure(error, {
        ...{ title: t('failed'), refused: t('exportFailed'), unreachable: t('exportFailed') },
        retry: { label: t('tryAgain'), onPress: () => mutate() },
      }),
  });
  return { isPending, save: () => mutate() };
}
