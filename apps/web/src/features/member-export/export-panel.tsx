import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { ExportProgress } from './export-progress.tsx';
import { ExportRequest } from './export-request.tsx';
import { isBeingMade, memberExportQuery } from './queries.ts';
import { ReadyExport } from './ready-export.tsx';

/** One file with everything that Pomona has of the member: asked for, being made, ready for a day (AUTH-11). */
export function ExportPanel() {
  const t = useTranslations('settings.export');
  const query = useQuery(memberExportQuery(useApi()));
  const { data: archive } = query;
  if (archive === undefined && query.isError) {
    return (
      <div className="grid justify-items-start gap-3">
        <p>{t('notLoaded')}</p>
        <Button variant="secondary" loading={query.isFetching} onClick={() => void query.refetch()}>
          {t('tryAgain')}
        </Button>
      </div>
    );
  }
  if (archive === undefined) return <Skeleton className="h-14" />;
  if (archive?.state === 'ready') return <ReadyExport archive={archive} />;
  if (archive && isBeingMade(archive)) return <ExportProgress progress={archive.progress} />;
  return <ExportRequest last={archive?.state ?? null} />;
}
