import type { MemberExport } from '@pomona/contract/accounts/member-export';
import { Download } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { useDownloadExport, useRequestExport } from './use-member-export.ts';

/** The archive waits for its member, for a while. */
export function ReadyExport({ archive }: { archive: MemberExport }) {
  const t = useTranslations('settings.export');
  const format = useFormatter();
  const download = useDownloadExport();
  const request = useRequestExport();
  const until = format.dateTime(new Date(archive.ready_until ?? archive.requested_at), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <div className="grid justify-items-start gap-4">
      <div>
        <p role="status" className="font-semibold">
          {t('ready')}
        </p>
        <p className="text-muted text-sm">
          {t('readyText', { size: sizeText(archive.bytes, format), until })}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          loading={download.isPending}
          onClick={() => download.mutate()}
          icon={<Download aria-hidden="true" className="size-5" />}
        >
          {t('download')}
        </Button>
        <Button variant="quiet" loading={request.isPending} onClick={() => request.mutate()}>
          {t('again')}
        </Button>
      </div>
    </div>
  );
}

function sizeText(bytes: number, format: ReturnType<typeof useFormatter>): string {
  const [value, unit] =
    bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return format.number(value, { style: 'unit', unit, maximumFractionDigits: 1 });
}
