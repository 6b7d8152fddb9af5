import type { ExportState } from '@pomona/contract/accounts/member-export';
import { exportKeptHours } from '@pomona/contract/constants';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { useRequestExport } from './use-member-export.ts';

/** `last`: what became of the last one. */
export function ExportRequest({ last }: { last: ExportState | null }) {
  const t = useTranslations('settings.export');
  const request = useRequestExport();
  const hasFailed = last === 'failed';
  const hours = exportKeptHours;
  return (
    <div className="grid justify-items-start gap-4">
      {hasFailed && (
        <p role="status" className="font-semibold text-berry">
          {t('failed')}
        </p>
      )}
      {last === 'expired' && <p>{t('expired', { hours })}</p>}
      {last === null && <p className="max-w-prose">{t('none', { hours })}</p>}
      <Button variant="secondary" loading={request.isPending} onClick={() => request.mutate()}>
        {hasFailed ? t('tryAgain') : t('prepare')}
      </Button>
    </div>
  );
}
