import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { DraftProps } from './draft.ts';
import { ModelCard } from './model-card.tsx';
import { siteSettingsQuery } from './queries.ts';
import { SettingsForm } from './settings-form.tsx';

/** What administrators can switch for everybody (ADMIN-11). */
export function SiteSettings(props: DraftProps) {
  const t = useTranslations('site-settings');
  return (
    <section aria-labelledby="site-settings">
      <h2 id="site-settings" className="text-2xl">
        {t('heading')}
      </h2>
      <p className="mt-2 max-w-prose text-muted">{t('lead')}</p>
      <Contents {...props} />
    </section>
  );
}

function Contents(props: DraftProps) {
  const t = useTranslations('site-settings');
  const found = useQuery(siteSettingsQuery(useApi()));
  if (found.data !== undefined)
    return (
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <SettingsForm settings={found.data} {...props} />
        <ModelCard
          model={found.data.model}
          isReading={found.isFetching}
          onRead={() => void found.refetch()}
        />
      </div>
    );
  if (!found.isError)
    return (
      <div role="status" className="mt-6 grid gap-3">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-16 w-full max-w-2xl" />
        <Skeleton className="h-16 w-full max-w-2xl" />
        <Skeleton className="h-16 w-full max-w-2xl" />
      </div>
    );
  return (
    <EmptyState
      headingLevel={3}
      title={t('failed')}
      action={
        <Button loading={found.isFetching} onClick={() => void found.refetch()}>
          {t('tryAgain')}
        </Button>
      }
    >
      {t('unreachable')}
    </EmptyState>
  );
}
