import type { Analytics } from '@pomona/contract/admin/analytics';
import { useFormatter, useTranslations } from 'use-intl';

/** What several people looked for and did not find: what could be written next. */
export function EmptySearches({ searches }: { searches: Analytics['empty_searches'] }) {
  const t = useTranslations('analytics');
  const format = useFormatter();
  return (
    <section aria-labelledby="empty-searches" className="mt-8">
      <h3 id="empty-searches" className="font-semibold text-lg">
        {t('missing')}
      </h3>
      <p className="mt-1 max-w-prose text-muted text-sm">{t('missingLead')}</p>
      {searches.length === 0 ? (
        <p className="mt-3">{t('noneMissing')}</p>
      ) : (
        <ol className="mt-3 max-w-130">
          {searches.map(({ words, count }) => (
            <li
              key={words}
              className="flex justify-between gap-4 border-hairline border-b py-2 last:border-b-0"
            >
              <span dir="auto" className="wrap-anywhere min-w-0">
                {words}
              </span>
              <span className="text-muted tabular-nums">
                {t('times', { count, shown: format.number(count) })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
