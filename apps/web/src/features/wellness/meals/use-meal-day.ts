import type { Meal, MealDay } from '@pomona/contract/wellness/meals';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '#platform/services.tsx';
import { afterDiaryChange } from '../changes/diary-change.ts';
import { usePending } from '../changes/use-pending.ts';
import type { Day } from '../days.ts';
import { mealDayQuery } from '../queries.ts';
import { mealKind } from './meal-kind.ts';
import { sumsOf } from './meal-parts.ts';

/** The meals of a day, with what is on its way to the server done already. */
export function useMealDay(day: Day) {
  const query = useQuery(mealDayQuery(useApi(), day));
  const { pending } = usePending(mealKind);
  const { data } = query;
  const shown = useMemo((): MealDay | undefined => {
    const meals = pending
      .reduce<readonly Meal[]>(
        (now, change) => afterDiaryChange(mealKind, now, change),
        data?.meals ?? [],
      )
      .filter((meal) => meal.day === day)
      .sort(mealKind.compare);
    const isChanged = pending.length > 0;
    if (data === undefined && meals.length === 0) return undefined;
    return { day, meals, sums: data && !isChanged ? data.sums : sumsOf(meals) };
  }, [data, pending, day]);
  return { query, shown };
}
