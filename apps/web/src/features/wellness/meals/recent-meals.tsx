import { useQuery } from '@tanstack/react-query';
import { useApi } from '#platform/services.tsx';
import type { Day } from '../days.ts';
import { QuickPicks } from '../entries/quick-picks.tsx';
import { mealAgain, usualTime } from './new-meal.ts';
import { recentMealsQuery } from './queries.ts';
import { useMealLog } from './use-meal-log.tsx';

interface Props {
  day: Day;
  today: Day;
}

/** The last different meals, logged again with one touch (WELL-12). */
export function RecentMeals({ day, today }: Props) {
  const { data: meals = [] } = useQuery(recentMealsQuery(useApi()));
  const { log, consent } = useMealLog();
  return (
    <>
      <QuickPicks
        entries={meals}
        nameOf={({ title }) => title}
        onPick={(meal) =>
          log(mealAgain(meal, { day, at: usualTime(day, today, new Date()).toISOString() }))
        }
      />
      {consent}
    </>
  );
}
