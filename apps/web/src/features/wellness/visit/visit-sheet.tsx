import type { VisitSummary } from '@pomona/contract/wellness/visit-summary';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { noonOf } from '../days.ts';
import { CycleStarts } from './cycle-starts.tsx';
import { DayStrip } from './day-strip.tsx';
import { FigureTable } from './figure-table.tsx';
import { GlucoseFigures } from './glucose-figures.tsx';
import { MovementWeeks } from './movement-weeks.tsx';
import { OwnRanges } from './own-ranges.tsx';

interface Props {
  name: string;
  summary: VisitSummary;
  questions: string;
}

const emptyLines = 6;

/** Two pages at most, black on white (WELL-15). Name and birth date: the one is the member's, the other is written by hand. */
export function VisitSheet({ name, summary, questions }: Props) {
  const t = useTranslations('visit-summary');
  const format = useFormatter();
  const long = (day: string) =>
    format.dateTime(noonOf(day), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <article aria-label={t('sheet.title')} className="grid grid-cols-1 gap-6 print:gap-5">
      <header className="border-ink border-b-2 pb-3">
        <h2 className="font-display font-semibold text-2xl">{t('sheet.title')}</h2>
        <p className="mt-1">
          {t('sheet.span', {
            ...{ from: long(summary.from), to: long(summary.to) },
            days: summary.entries.length,
          })}
        </p>
        <p className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
          <span className="wrap-anywhere">{t.rich('sheet.name', { name, b: strong })}</span>
          <span className="flex min-w-52 flex-1 items-end gap-2">
            {t('sheet.birthDate')}
            <span className="min-w-24 flex-1 border-outline border-b" />
          </span>
        </p>
        <p className="mt-3 text-muted text-sm">{t('sheet.selfLogged')}</p>
      </header>
      <DayStrip summary={summary} />
      <FigureTable summary={summary} />
      {summary.meals.entries > 0 && (
        <p className="-mt-4 text-muted text-xs print:-mt-3">
          {t('meals', { entries: summary.meals.entries, days: summary.meals.days })}
        </p>
      )}
      {summary.meals.ranges.length > 0 && <OwnRanges ranges={summary.meals.ranges} />}
      <MovementWeeks movement={summary.movement} />
      {summary.glucose && <GlucoseFigures glucose={summary.glucose} />}
      {summary.cycle_starts.length > 0 && <CycleStarts starts={summary.cycle_starts} />}
      <section className="break-inside-avoid">
        <h3 className="font-semibold">{t('questions.title')}</h3>
        {questions.trim() === '' ? (
          <div aria-hidden="true" className="hidden print:block">
            {Array.from({ length: emptyLines }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines to write on have nothing else
              <div key={at} className="h-8 border-hairline border-b" />
            ))}
          </div>
        ) : (
          <p className="wrap-anywhere mt-1 whitespace-pre-wrap">{questions.trim()}</p>
        )}
        {questions.trim() === '' && (
          <p className="mt-1 text-muted text-sm print:hidden">{t('questions.byHand')}</p>
        )}
      </section>
    </article>
  );
}

const strong = (chunks: ReactNode) => <strong>{chunks}</strong>;
