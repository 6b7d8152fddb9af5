import { type Meal, type MealChange, maxServingsEaten } from '@pomona/contract/wellness/meals';
import { shownFigure } from '@pomona/food/figures/rounding';
import { Link } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useNumberFree } from '#platform/appearance/number-free.ts';
import { showToast } from '#ui/feedback/toast-message.ts';
import { Stepper } from '#ui/form/stepper.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useDiaryChanges } from '../changes/use-diary-changes.ts';
import { zoneHere } from '../days.ts';
import type { LinesPreview } from './add/written-field.tsx';
import { LeftOutNote } from './left-out-note.tsx';
import { LinesButton } from './lines-button.tsx';
import { mealKind } from './meal-kind.ts';
import { TimeDialog } from './time-dialog.tsx';

type Eaten = NonNullable<MealChange['eaten']>;

/** Half a serving is the step; what is not a half goes to the nearest one first. */
const step = 0.5;

/** One meal: when, what, how much of it; time and servings can be corrected, and it can go (WELL-06). */
export function MealEntry({ meal, preview }: { meal: Meal; preview: LinesPreview }) {
  const t = useTranslations('wellness.meal');
  const { change, remove } = useDiaryChanges(mealKind, ({ title }) => title);
  return (
    <article className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-hairline bg-surface py-3 pr-3 pl-5">
      <div className="min-w-0 flex-1 basis-56">
        <h3 lang={meal.language} className="text-lg leading-snug">
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
        <p className="-mb-1 text-muted text-sm tabular-nums">
          <EatenAt meal={meal} onChange={(eaten) => change(meal, { eaten })} />
          <Calories value={meal.figures.calories} />
        </p>
        <LeftOutNote meal={meal} />
      </div>
      <div className="flex items-center gap-2">
        <Stepper
          label={t('servings', { title: meal.title })}
          value={meal.servings / step}
          min={1}
          max={maxServingsEaten / step}
          onChange={(steps) => change(meal, { servings: Math.round(steps) * step })}
          display={t('eaten', { count: meal.servings })}
          decreaseLabel={t('fewer', { title: meal.title })}
          increaseLabel={t('more', { title: meal.title })}
        />
        {meal.lines !== null && (
          <LinesButton {...{ meal, preview }} onChange={(lines) => change(meal, { lines })} />
        )}
        <IconButton
          label={t('delete', { title: meal.title })}
          onClick={() => remove(meal)}
          icon={<Trash2 aria-hidden="true" className="size-5" />}
        />
      </div>
    </article>
  );
}

/** The time of day, which opens its correction. */
function EatenAt({ meal, onChange }: { meal: Meal; onChange: (eaten: Eaten) => void }) {
  const t = useTranslations('wellness.meal');
  const format = useFormatter();
  const [isOpen, setIsOpen] = useState(false);
  const time = format.dateTime(new Date(meal.eaten_at), {
    timeStyle: 'short',
    timeZone: zoneHere(),
  });
  function save(eaten: Eaten): void {
    onChange(eaten);
    setIsOpen(false);
    showToast({ title: t('timeChanged', { title: meal.title }), tone: 'success' });
  }
  return (
    <>
      <button
        type="button"
        aria-label={t('changeTime', { title: meal.title, time })}
        onClick={() => setIsOpen(true)}
        className="-ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 transition-colors hover:bg-leaf-soft hover:text-leaf"
      >
        <time dateTime={meal.eaten_at}>{time}</time>
        <Pencil aria-hidden="true" className="size-3.5 shrink-0" />
      </button>
      {isOpen && <TimeDialog meal={meal} onSave={save} onClose={() => setIsOpen(false)} />}
    </>
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
