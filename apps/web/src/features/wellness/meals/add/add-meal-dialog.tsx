import { type FormEvent, useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { CookedRecipe } from '../../cooked-recipe.ts';
import type { Day } from '../../days.ts';
import { dishMeal, type NewMeal, usualTime, writtenMeal } from '../new-meal.ts';
import { ServingsField } from '../servings-field.tsx';
import { TimeFields } from '../time-fields.tsx';
import { useTime } from '../use-time.ts';
import { DishSearch } from './dish-search.tsx';
import { type LinesPreview, useWritten, WrittenField } from './written-field.tsx';

interface Props {
  day: Day;
  today: Day;
  preview: LinesPreview;
  onLog: (meal: NewMeal) => void;
  onClose: () => void;
}

type Way = 'written' | 'dish';

/** What was eaten: written down line by line, or a dish with its servings; and when. */
export function AddMealDialog({ day, today, preview, onLog, onClose }: Props) {
  const t = useTranslations('wellness-diary.meals');
  const texts = useTranslations('wellness-diary');
  const language = useLocale();
  const formId = useId();
  const [way, setWay] = useState<Way>('written');
  const written = useWritten('');
  const [dish, setDish] = useState<CookedRecipe | null>(null);
  const [isDishMissing, setDishMissing] = useState(false);
  const [servings, setServings] = useState(1);
  const [opened] = useState(() => usualTime(day, today, new Date()));
  const time = useTime(opened);

  function save(event: FormEvent): void {
    event.preventDefault();
    const lines = way === 'written' ? written.read() : null;
    setDishMissing(way === 'dish' && dish === null);
    const eaten = time.eaten();
    if (eaten === null) return;
    if (lines !== null) onLog(writtenMeal(lines, language, eaten));
    if (way === 'dish' && dish !== null) onLog(dishMeal(dish, servings, eaten));
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('add')}
      closeLabel={texts('close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts('cancel')}
          </Button>
          <Button type="submit" form={formId}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} className="grid gap-5" noValidate>
        <SegmentedControl<Way>
          label={t('way')}
          value={way}
          onChange={setWay}
          segments={[
            { value: 'written', label: t('written') },
            { value: 'dish', label: t('dish') },
          ]}
        />
        {way === 'written' ? (
          <WrittenField written={written} preview={preview} />
        ) : (
          <>
            <DishSearch dish={dish} onDish={setDish} isMissing={isDishMissing && dish === null} />
            {dish !== null && <ServingsField value={servings} onChange={setServings} />}
          </>
        )}
        <TimeFields time={time} />
      </form>
    </Dialog>
  );
}
