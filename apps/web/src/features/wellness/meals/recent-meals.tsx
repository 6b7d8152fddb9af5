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
        nameOf={({ title }) => shortened(title)}
        onPick={(meal) =>
          log(mealAgain(meal, { day, at: usualTime(day, today, new Date()).toISOString() }))
        }
      />
      {consent}
    </>
  );
}

const maxCharacters = 36;

/** What was written down may be long. */
function shortened(title: string): string {
  const characters = Array.from(title);
  if (characters.length <= maxCharacters) return title;
  return `${characters.slice(0, maxCharacters - 1).join('')}…`;
}
