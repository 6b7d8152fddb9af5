import { requestBounds } from '@pomona/contract/chef/recipe-request';
import {
  generatorDefaultMinutes,
  generatorMaximumServings,
  generatorMinimumServings,
} from '@pomona/contract/constants';
import { cuisines, mealTypes } from '@pomona/food/labels/diets';
import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { Select } from '#ui/form/select.tsx';
import { Stepper } from '#ui/form/stepper.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { minutesIn, type RequestDraft } from './request-draft.ts';

interface Props {
  draft: RequestDraft;
  onChange: (change: Partial<RequestDraft>) => void;
  minutesRef: Ref<HTMLInputElement>;
}

/** Meal, time, servings and cuisine (GEN-01, GEN-06). */
export function DishFields({ draft, onChange, minutesRef }: Props) {
  const t = useTranslations('chef.form');
  const names = useTranslations('recipes');
  const isWrong = minutesIn(draft.minutes) === null;
  const bounds = { min: requestBounds.minMinutes, max: requestBounds.maxMinutes };
  return (
    <div className="grid gap-x-4 gap-y-5 min-[22rem]:grid-cols-2">
      <Select
        label={t('meal')}
        value={draft.meal}
        options={mealTypes.map((meal) => ({ value: meal, label: names(`meal.${meal}`) }))}
        onChange={({ target }) => {
          const meal = mealTypes.find((one) => one === target.value);
          if (meal) onChange({ meal });
        }}
      />
      <Select
        label={t('cuisine')}
        value={draft.cuisine ?? ''}
        options={[
          { value: '', label: t('anyCuisine') },
          ...cuisines.map((one) => ({ value: one, label: names(`cuisine.${one}`) })),
        ]}
        onChange={({ target }) =>
          onChange({ cuisine: cuisines.find((one) => one === target.value) ?? null })
        }
      />
      <TextField
        ref={minutesRef}
        label={t('minutes')}
        inputMode="numeric"
        value={draft.minutes}
        maxLength={4}
        placeholder={String(generatorDefaultMinutes)}
        error={isWrong ? t('minutesWrong', bounds) : undefined}
        onChange={({ target }) => onChange({ minutes: target.value })}
      />
      <div className="grid content-start justify-items-start gap-1.5">
        <span className="font-semibold text-sm">{t('servings')}</span>
        <Stepper
          label={t('servings')}
          value={draft.servings}
          min={generatorMinimumServings}
          max={generatorMaximumServings}
          onChange={(servings) => onChange({ servings })}
          decreaseLabel={t('oneFewer')}
          increaseLabel={t('oneMore')}
        />
      </div>
    </div>
  );
}
