import { useQueries } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { versionQuery } from './queries.ts';
import { VersionChanges } from './version-changes.tsx';

interface Props {
  id: string;
  older: number;
  newer: number;
}

/** Loads two versions and shows what changed between them. */
export function ComparedVersions({ id, older, newer }: Props) {
  const t = useTranslations('admin-recipes.versions');
  const api = useApi();
  const [before, after] = useQueries({
    queries: [versionQuery(api, id, older), versionQuery(api, id, newer)],
  });
  if (before.data && after.data)
    return <VersionChanges before={before.data.text} after={after.data.text} />;
  if (before.isError || after.isError)
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p className="text-berry">{t('compareFailed')}</p>
        <Button
          variant="secondary"
          size="small"
          onClick={() => void Promise.all([before.refetch(), after.refetch()])}
        >
          {t('tryAgain')}
        </Button>
      </div>
    );
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-6 w-3/5" />
      <Skeleton className="h-6 w-4/5" />
    </div>
  );
}
