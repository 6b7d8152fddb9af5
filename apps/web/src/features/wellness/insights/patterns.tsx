import {
  minPairedDays,
  type Pattern,
  type WellnessInsights,
} from '@pomona/contract/wellness/insights';
import { useFormatter, useTranslations } from 'use-intl';
import { Surface } from '#ui/surface.tsx';
import { directionOf, oneIn, strengthOf } from './pattern-words.ts';

/** What the diary supports, in words that claim no cause; else what is missing (WELL-10). */
export function Patterns({ patterns, missing, looked_at: lookedAt }: WellnessInsights) {
  const t = useTranslations('wellness-diary.patterns');
  return (
    <Surface asChild>
      <section className="grid gap-4">
        <h2 className="text-xl">{t('title')}</h2>
        {patterns.length === 0 && (
          <p className="max-w-prose">{lookedAt > 0 ? t('noneFound', { lookedAt }) : t('tooFew')}</p>
        )}
        <ul className="grid gap-4">
          {patterns.map((pattern) => (
            <li key={`${pattern.driver} ${pattern.outcome}`}>
              <PatternText pattern={pattern} />
            </li>
          ))}
        </ul>
        {missing.length > 0 && (
          <div>
            <h3 className="font-semibold text-base">{t('missing')}</h3>
            <ul className="mt-1 grid gap-1 text-muted">
              {missing.map(({ driver, outcome, paired_days: days }) => (
                <li key={`${driver} ${outcome}`}>
                  {t('toGo', {
                    ...{ driver: t(`quantities.${driver}`), outcome: t(`outcomes.${outcome}`) },
                    ...{ days, missing: minPairedDays - days },
                  })}
                </li>
              ))}
            </ul>
          </div>
        )}
        <p className="max-w-prose text-muted text-sm">{t('honesty')}</p>
      </section>
    </Surface>
  );
}

function PatternText({ pattern }: { pattern: Pattern }) {
  const t = useTranslations('wellness-diary.patterns');
  const format = useFormatter();
  const number = (value: number) =>
    format.number(value, { signDisplay: 'exceptZero', minimumFractionDigits: 2 });
  const { driver, outcome, lag_days: lag, paired_days: days, correlation, chance } = pattern;
  const { low, high } = pattern.interval;
  return (
    <>
      <p className="max-w-prose text-lg">
        {t(directionOf(pattern), {
          ...{ driver: t(`drivers.${driver}`), outcome: t(`outcomes.${outcome}`) },
          lag,
        })}
      </p>
      <p className="text-muted text-sm tabular-nums">
        {t('proof', {
          ...{ days, strength: t(strengthOf(correlation)), oneIn: oneIn(chance) },
          ...{ correlation: number(correlation), low: number(low), high: number(high) },
        })}
      </p>
    </>
  );
}
