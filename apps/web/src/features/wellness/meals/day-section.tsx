import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useNumberFree } from '#platform/appearance/number-free.ts';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useListFocus } from '#ui/use-list-focus.ts';
import type { Day } from '../days.ts';
import { AddMeal } from './add/add-meal.tsx';
import type { LinesPreview } from './add/written-field.tsx';
import { DaySums } from './day-sums.tsx';
import { MealEntry } from './meal-entry.tsx';
import { rangesQuery } from './queries.ts';
import { RangesButton } from './ranges/ranges-button.tsx';
import { RecentMeals } from './recent-meals.tsx';
import { useMealDay } from './use-meal-day.ts';

interface Props {
  day: Day;
  today: Day;
  preview: LinesPreview;
}

/** What was eaten on a day, and what it adds up to, against the member's own ranges (WELL-12). */
export function DaySection({ day, today, preview }: Props) {
  const t = useTranslations('wellness.day');
  const headingId = useId();
  const { query: meals, shown } = useMealDay(day);
  const { data: ranges } = useQuery(rangesQuery(useApi()));
  const isNumberFree = useNumberFree();
  // After a deletion the focus goes to the next meal, or to the day.
  const section = useListFocus<HTMLElement>(shown);
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={headingId} className="outline-none">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={headingId} className="text-2xl">
          {t('meals')}
        </h2>
        <AddMeal {...{ day, today, preview }} />
      </div>
      <div className="mt-4" aria-busy={meals.isPending || undefined}>
        {meals.isPending && !shown && <DaySkeleton />}
        {meals.isError && shown === undefined && (
          <EmptyState
            headingLevel={3}
            title={t('failedTitle')}
            action={<Button onClick={() => void meals.refetch()}>{t('tryAgain')}</Button>}
          >
            {t('failedText')}
          </EmptyState>
        )}
        {shown?.meals.length === 0 && (
          <EmptyState
            headingLevel={3}
            title={t('emptyTitle')}
            action={
              <Button asChild>
                <Link to="/recipes">{t('browse')}</Link>
              </Button>
            }
          >
            {t('emptyText')}
          </EmptyState>
        )}
        {shown && shown.meals.length > 0 && (
          <DaySums sums={shown.sums} isToday={day === today} {...(ranges && { ranges })} />
        )}
        {shown && ranges && !isNumberFree && (
          <div className="mt-2">
            <RangesButton ranges={ranges} />
          </div>
        )}
        {shown && shown.meals.length > 0 && (
          <ul className="mt-6 grid gap-3">
            {shown.meals.map((meal) => (
              <li key={meal.id}>
                <MealEntry {...{ meal, preview }} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="mt-6">
        <RecentMeals {...{ day, today }} />
      </div>
    </section>
  );
}

function DaySkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-3">
      <Skeleton className="h-26 rounded-card" />
      <Skeleton className="h-24 rounded-card" />
    </div>
  );
}
