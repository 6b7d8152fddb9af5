import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { reportCountsQuery } from './queries.ts';

/** How many reports wait, beside the name of the tab; nothing while none does. */
export function WaitingCount() {
  const t = useTranslations('moderation');
  const { data } = useQuery(reportCountsQuery(useApi()));
  if (data === undefined || data.open === 0) return null;
  return (
    <span className="ml-1.5 rounded-full bg-berry px-1.5 py-0.5 text-on-berry text-xs tabular-nums">
      <span aria-hidden="true">{data.open}</span>
      <span className="sr-only">{t('waiting', { count: data.open })}</span>
    </span>
  );
}
