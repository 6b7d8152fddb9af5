import type { VisitRangeDays } from '@pomona/contract/wellness/visit-summary';
import { useTranslations } from 'use-intl';
import { useFigureWords } from './use-figure-words.ts';

/** Days against the ranges that the member set for their meals; nothing is judged. */
export function OwnRanges({ ranges }: { ranges: readonly VisitRangeDays[] }) {
  const t = useTranslations('visit-summary');
  const { shown, range } = useFigureWords();
  const borders = ({ quantity, low, high }: VisitRangeDays) => {
    if (low === null) return `≤ ${shown(quantity, high ?? 0)}`;
    return high === null ? `≥ ${shown(quantity, low)}` : range(quantity, low, high);
  };
  return (
    <section className="break-inside-avoid">
      <h3 className="font-semibold">{t('ownRanges.title')}</h3>
      <ul className="mt-1 grid gap-0.5 text-sm">
        {ranges.map((own) => (
          <li key={own.quantity}>
            {t('ownRanges.days', {
              ...{ name: t(`quantities.${own.quantity}`), range: borders(own) },
              ...{ below: own.below, within: own.within, above: own.above },
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
