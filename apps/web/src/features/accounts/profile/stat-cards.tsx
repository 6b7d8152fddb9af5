import type { MemberCounters } from '@pomona/contract/accounts';
import { ChefHat, Flame, Heart, type LucideIcon, Target } from 'lucide-react';
import { useTranslations } from 'use-intl';

interface Props {
  counters: MemberCounters;
  /** As the hearts show them. */
  recipesSaved: number;
}

/** Recipes saved, goals achieved, days in a row and the level (PROF-02). */
export function StatCards({ counters, recipesSaved }: Props) {
  const t = useTranslations('profile.stats');
  const goals = `${counters.goals_achieved}/${counters.goals_total}`;
  const cards: readonly [LucideIcon, string, string | number][] = [
    [Heart, t('saved'), recipesSaved],
    [Target, t('goals'), goals],
    [Flame, t('streak'), counters.streak_days],
    [ChefHat, t('level'), t(`levels.${counters.level}`)],
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {cards.map(([Icon, name, value]) => (
        <div
          key={name}
          className="flex flex-col-reverse justify-end gap-0.5 rounded-card border border-hairline bg-surface p-4 sm:p-5"
        >
          <dt className="text-muted text-sm">{name}</dt>
          <dd className="flex items-center justify-between gap-2 font-display font-semibold text-2xl tabular-nums">
            {value}
            <Icon aria-hidden="true" strokeWidth={1.75} className="size-5.5 shrink-0 text-leaf" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
