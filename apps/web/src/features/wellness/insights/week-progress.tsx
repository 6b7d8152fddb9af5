import type { WeekProgress, WellnessInsights } from '@pomona/contract/wellness/insights';
import { useFormatter, useTranslations } from 'use-intl';
import { Surface } from '#ui/surface.tsx';

/** This week beside the last one: minutes, levels, and what changed (WELL-08). */
export function WeekProgressSection({ this_week: now, last_week: before }: WellnessInsights) {
  const t = useTranslations('wellness-diary');
  const format = useFormatter();
  const number = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  const minutes = now.minutes_per_day;
  return (
    <Surface asChild>
      <section className="grid gap-4">
        <h2 className="text-xl">{t('insights.week')}</h2>
        <p className="text-muted">
          {t('insights.loggedDays', { now: now.logged_days, before: before.logged_days })}
        </p>
        {minutes === null && now.levels.length === 0 ? (
          <p>{t('insights.noWeek')}</p>
        ) : (
          <dl className="divide-y divide-hairline">
            {minutes !== null && (
              <Row
                name={t('insights.minutesPerDay')}
                value={t('shortMinutes', { count: Math.round(minutes) })}
                change={changeOf(Math.round(minutes), rounded(before.minutes_per_day))}
              />
            )}
            {now.levels.map(({ type, level }) => (
              <Row
                key={type}
                name={t(`symptoms.${type}`)}
                value={t('level', { level: number(level) })}
                change={changeOf(level, levelOf(before, type))}
              />
            ))}
          </dl>
        )}
      </section>
    </Surface>
  );
}

const rounded = (value: number | null) => (value === null ? null : Math.round(value));

const levelOf = ({ levels }: WeekProgress, type: string): number | null =>
  levels.find((level) => level.type === type)?.level ?? null;

const changeOf = (now: number, before: number | null): number | null =>
  before === null ? null : Math.round((now - before) * 10) / 10;

function Row({ name, value, change }: { name: string; value: string; change: number | null }) {
  const t = useTranslations('wellness-diary.insights');
  const format = useFormatter();
  const shown =
    change === null
      ? t('noWeekBefore')
      : change === 0
        ? t('same')
        : t('change', {
            change: format.number(change, { signDisplay: 'always', maximumFractionDigits: 1 }),
          });
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
      <dt>{name}</dt>
      <dd className="flex items-baseline gap-3">
        <span className="font-semibold tabular-nums">{value}</span>
        <span className="text-muted text-sm tabular-nums">{shown}</span>
      </dd>
    </div>
  );
}
