import { recipeBounds } from '@pomona/contract/recipe-writing';
import { useTranslations } from 'use-intl';
import { type Draft, numberIn } from '#features/recipe-writing/draft/draft.ts';
import type { Field } from '#features/recipe-writing/problems.ts';
import { isInMinutes } from '#product/duration-parts.ts';
import { useRecipeWords } from '#product/use-recipe-words.ts';
import { NumberField } from './number-field.tsx';

export interface FieldProps {
  draft: Draft;
  onType: (change: Partial<Draft>) => void;
  errorOf: (field: Field) => string | undefined;
}

const fields = {
  prep: { step: 5, less: 'lessPrep', more: 'morePrep', hint: null },
  cook: { step: 5, less: 'lessCook', more: 'moreCook', hint: null },
  rest: { step: 30, less: 'lessRest', more: 'moreRest', hint: 'restHint' },
} as const;

/** How long one prepares, cooks or waits. */
export function MinutesField({
  name,
  draft,
  onType,
  errorOf,
}: FieldProps & { name: keyof typeof fields }) {
  const t = useTranslations('recipe-form.facts');
  const words = useRecipeWords();
  const { step, less, more, hint } = fields[name];
  const minutes = numberIn(draft[name]);
  // "2880" says little: what is typed, as the recipe will show it.
  const isLong = minutes !== null && !isInMinutes(minutes) && minutes <= recipeBounds.minutes;
  const fallback = hint === null ? undefined : t(hint);
  return (
    <NumberField
      name={name}
      label={t(name)}
      hint={isLong ? words.minutes(minutes) : fallback}
      value={draft[name]}
      onChange={(typed) => onType({ [name]: typed })}
      step={step}
      minimum={0}
      maximum={recipeBounds.minutes}
      unit={t('minutes')}
      lessLabel={t(less)}
      moreLabel={t(more)}
      error={errorOf(name)}
    />
  );
}
