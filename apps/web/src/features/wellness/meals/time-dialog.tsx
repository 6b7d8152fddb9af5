import type { Meal, MealChange } from '@pomona/contract/wellness/meals';
import { type FormEvent, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { TimeFields } from './time-fields.tsx';
import { useTime } from './use-time.ts';

interface Props {
  meal: Meal;
  onSave: (eaten: NonNullable<MealChange['eaten']>) => void;
  onClose: () => void;
}

/** Corrects when a meal was eaten (WELL-06). */
export function TimeDialog({ meal, onSave, onClose }: Props) {
  const t = useTranslations('wellness');
  const formId = useId();
  const time = useTime(new Date(meal.eaten_at));

  function save(event: FormEvent): void {
    event.preventDefault();
    const eaten = time.eaten();
    if (eaten !== null) onSave(eaten);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('meal.timeTitle')}
      description={<span lang={meal.language}>{meal.title}</span>}
      closeLabel={t('cooked.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cooked.cancel')}
          </Button>
          <Button type="submit" form={formId}>
            {t('meal.saveTime')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} className="grid gap-5" noValidate>
        <TimeFields time={time} />
      </form>
    </Dialog>
  );
}
