import { type Meal, mostServingsEaten } from '@pomona/contract/wellness-meals';
import { shownFigure } from '@pomona/food/rounding';
import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useNumberFree } from '#platform/number-free.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { zoneHere } from './days.ts';
import { useChangeServings, useDeleteMeal } from './use-meal-changes.ts';

/** Half a serving is the step; what is not a half goes to the nearest one first. */
const step = 0.5;

/** One meal: when, what, how much of it; both can be corrected, and it can go. */
export function MealEntry({ meal }: { meal: Meal }) {
  const t = useTranslations('wellness.meal');
  const format = useFormatter();
  const change = useChangeServings(meal);
  const remove = useDeleteMeal();
  const time = format.dateTime(new Date(meal.eaten_at), {
    timeStyle: 'short',
    timeZone: zoneHere(),
  });
  return (
    <article className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-hairline bg-surface py-3 pr-3 pl-5">
      <div className="min-w-0 flex-1 basis-56">
        <h3 lang="en" className="text-lg leading-snug">
          {meal.recipe_id === null ? (
            meal.title
          ) : (
            <Link
              to="/recipes/$id"
              params={{ id: meal.recipe_id }}
              className="text-ink no-underline hover:text-leaf hover:underline"
            >
              {meal.title}
            </Link>
          )}
        </h3>
        <p className="mt-0.5 text-muted text-sm tabular-nums">
          <time dateTime={meal.eaten_at}>{time}</time>
          <Calories value={meal.figures.calories} />
        </p>
      </div>
      <div className="flex items-center gap-2">
        <Stepper
          label={t('servings', { title: meal.title })}
          value={meal.servings / step}
          min={1}
          max={mostServingsEaten / step}
          onChange={(steps) => change.mutate(Math.round(steps) * step)}
          display={t('eaten', { count: meal.servings })}
          decreaseLabel={t('fewer', { title: meal.title })}
          increaseLabel={t('more', { title: meal.title })}
        />
        <IconButton
          label={t('delete', { title: meal.title })}
          aria-busy={remove.isPending || undefined}
          onClick={() => !remove.isPending && remove.mutate(meal)}
          icon={<Trash2 aria-hidden="true" strokeWidth={1.75} className="size-5" />}
        />
      </div>
    </article>
  );
}

function Calories({ value }: { value: number | undefined }) {
  const t = useTranslations('wellness.meal');
  const format = useFormatter();
  const isNumberFree = useNumberFree();
  if (isNumberFree) return null;
  const shown = value === undefined ? '–' : `≈ ${format.number(shownFigure(value, 'kcal'))}`;
  return <span> · {t('calories', { count: shown })}</span>;
}
