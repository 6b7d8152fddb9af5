import {
  type ImportDefaults,
  type RecipeImport,
  savableStates,
} from '@pomona/contract/admin/imports';
import { maximumServings, minimumServings } from '@pomona/contract/constants';
import { mealTypes } from '@pomona/food/labels/diets';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/form/checkbox-field.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Surface } from '#ui/surface.tsx';
import { type Choice, chosenCount, chosenOf, withState } from './choice.ts';

interface Props {
  found: RecipeImport;
  choice: Choice;
  onChange: (choice: Choice) => void;
  isSaving: boolean;
  onSave: (defaults: ImportDefaults) => void;
}

/** Which recipes are saved, and what those are given that do not say it. */
export function SaveForm({ found, choice, onChange, isSaving, onSave }: Props) {
  const t = useTranslations('admin-imports.save');
  const [meal, setMeal] = useState<ImportDefaults['meal_type']>('Dinner');
  const [servings, setServings] = useState('4');
  const { counts } = found;
  const count = chosenCount(choice, counts);
  const number = Number(servings);
  const isNumber =
    Number.isInteger(number) && number >= minimumServings && number <= maximumServings;
  const kinds = savableStates.filter((state) => counts[state] > 0);
  if (kinds.length === 0) return null;
  return (
    <Surface asChild className="mt-6">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (count > 0 && isNumber && !isSaving) onSave({ meal_type: meal, servings: number });
        }}
      >
        <fieldset className="flex flex-wrap gap-x-8">
          <legend className="font-semibold">{t('which')}</legend>
          {kinds.map((state) => (
            <CheckboxField
              key={state}
              label={t(state, { chosen: chosenOf(choice, state, counts), count: counts[state] })}
              checked={chosenOf(choice, state, counts) === counts[state]}
              onChange={({ target }) => onChange(withState(choice, state, target.checked))}
            />
          ))}
        </fieldset>
        <fieldset className="mt-3 grid gap-3 sm:grid-cols-[16rem_16rem]">
          <legend className="mb-2 text-muted">{t('defaults')}</legend>
          <MealSelect meal={meal} onChange={setMeal} />
          <TextField
            label={t('servings')}
            type="number"
            inputMode="numeric"
            min={minimumServings}
            max={maximumServings}
            value={servings}
            error={isNumber ? undefined : t('servingsError', { maximum: maximumServings })}
            onChange={({ target }) => setServings(target.value)}
          />
        </fieldset>
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" loading={isSaving} aria-disabled={count === 0 || undefined}>
            {t('button', { count })}
          </Button>
          <p className="max-w-prose flex-1 basis-72 text-muted text-sm">{t('note')}</p>
        </div>
      </form>
    </Surface>
  );
}

interface MealProps {
  meal: ImportDefaults['meal_type'];
  onChange: (meal: ImportDefaults['meal_type']) => void;
}

function MealSelect({ meal, onChange }: MealProps) {
  const t = useTranslations('admin-imports.save');
  const words = useTranslations('recipes');
  return (
    <Select
      label={t('meal')}
      value={meal}
      options={mealTypes.map((value) => ({ value, label: words(`meal.${value}`) }))}
      onChange={({ target }) =>
        onChange(mealTypes.find((value) => value === target.value) ?? 'Dinner')
      }
    />
  );
}
