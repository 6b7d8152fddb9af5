import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import { Button } from '#ui/button.tsx';
import type { Day } from '../../days.ts';
import { useMealLog } from '../use-meal-log.tsx';
import type { LinesPreview } from './written-field.tsx';

/** Fetched when a meal is added. */
const AddMealDialog = lazyPart(async () => (await import('./add-meal-dialog.tsx')).AddMealDialog);

interface Props {
  day: Day;
  today: Day;
  preview: LinesPreview;
}

/** The way to a meal that was not cooked here: written down, or a dish of the collection (WELL-12). */
export function AddMeal({ day, today, preview }: Props) {
  const t = useTranslations('wellness-diary.meals');
  const { log, consent } = useMealLog();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => setOpen(true)}
        icon={<Plus aria-hidden="true" className="size-5" />}
      >
        {t('add')}
      </Button>
      {isOpen && (
        <AddMealDialog
          {...{ day, today, preview }}
          onClose={() => setOpen(false)}
          onLog={(meal) => {
            setOpen(false);
            log(meal);
          }}
        />
      )}
      {consent}
    </>
  );
}
