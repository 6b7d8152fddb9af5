import type { MemberCounters } from '@pomona/contract/accounts';
import { ChefHat, Flame, Heart, Target } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { StatCards as Cards } from '#ui/figures/stat-cards.tsx';

interface Props {
  counters: MemberCounters;
  /** As the hearts show them. */
  recipesSaved: number;
}

/** Recipes saved, goals achieved, days in a row and the level (PROF-02). */
export function StatCards({ counters, recipesSaved }: Props) {
  const t = useTranslations('profile.stats');
  const goals = `${counters.goals_achieved}/${counters.goals_total}`;
  return (
    <Cards
      cards={[
        { icon: Heart, name: t('saved'), value: recipesSaved },
        { icon: Target, name: t('goals'), value: goals },
        { icon: Flame, name: t('streak'), value: counters.streak_days },
        { icon: ChefHat, name: t('level'), value: t(`levels.${counters.level}`) },
      ]}
    />
  );
}
