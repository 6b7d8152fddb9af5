import { useQuery } from '@tanstack/react-query';
import { Dumbbell, Flame, MoonStar, Zap } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { StatCards } from '#ui/figures/stat-cards.tsx';
import type { Day } from './days.ts';
import { summaryQuery } from './entries/queries.ts';

/** Energy, workouts, sleep and streak of the member; a dash where nothing was logged (WELL-01). */
export function WellnessCards({ today }: { today: Day }) {
  const t = useTranslations('wellness-diary.cards');
  const format = useFormatter();
  const { data } = useQuery(summaryQuery(useApi(), today));
  const figures = data?.figures;
  const shown = (value: number | null | undefined, name: (text: string) => string = String) =>
    value === null || value === undefined ? '–' : name(format.number(value));
  const hint = (value: number | null | undefined) => (value === null ? t('none') : undefined);
  return (
    <StatCards
      cards={[
        {
          icon: Zap,
          name: t('energy'),
          value: shown(figures?.energy),
          hint: hint(figures?.energy),
        },
        {
          icon: Dumbbell,
          name: t('workouts'),
          value: shown(figures?.workouts_per_week),
          hint: hint(figures?.workouts_per_week),
        },
        {
          icon: MoonStar,
          name: t('sleep'),
          value: shown(figures?.sleep_hours, (hours) => t('hours', { hours })),
          hint: hint(figures?.sleep_hours),
        },
        { icon: Flame, name: t('streak'), value: shown(figures?.streak_days) },
      ]}
    />
  );
}
