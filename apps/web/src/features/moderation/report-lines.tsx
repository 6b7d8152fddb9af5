import type { ReportedText } from '@pomona/contract/admin/moderation';
import { useTranslations } from 'use-intl';
import { useDates } from './use-dates.ts';

/** Who reported it, why and when; of many the first. */
export function ReportLines({ text }: { text: ReportedText }) {
  const t = useTranslations('moderation');
  const { until } = useDates();
  const { reports, report_count: total } = text;
  return (
    <ul aria-label={t('reasonsLabel')} className="grid gap-1 text-sm">
      {reports.map(({ reason, reporter, comment, created_at: at }) => (
        <li key={`${at} ${reporter?.id ?? reason}`} className="wrap-anywhere">
          <span className="font-semibold">{t(`reasons.${reason}`)}</span>{' '}
          <span className="text-muted">
            {reason === 'language'
              ? until(at)
              : t('reporter', { name: reporter?.name ?? t('gone'), date: until(at) })}
          </span>
          {comment !== '' && (
            <span dir="auto" className="block whitespace-pre-line">
              {comment}
            </span>
          )}
        </li>
      ))}
      {total > reports.length && (
        <li className="text-muted">{t('further', { count: total - reports.length })}</li>
      )}
    </ul>
  );
}
