import { symptomTypes } from '@pomona/contract/wellness';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '#ui/form/text-field.tsx';
import { symptomIcons } from '../type-icons.ts';
import type { DraftState } from './draft.ts';
import { LevelSlider } from './level-slider.tsx';
import { NoteField } from './note-field.tsx';
import type { SymptomDraft, SymptomProblem } from './symptom-draft.ts';
import { TypeChips } from './type-chips.tsx';

/** Type, level, hours of sleep and notes (WELL-03). */
export function SymptomFields({ form }: { form: DraftState<SymptomDraft, SymptomProblem> }) {
  const t = useTranslations('wellness-diary');
  const id = useId();
  const { draft, change, problem } = form;
  return (
    <>
      <TypeChips
        id={id}
        label={t('symptomType')}
        types={symptomTypes}
        nameOf={(type) => t(`symptoms.${type}`)}
        icons={symptomIcons}
        value={draft.type}
        onChange={(type) => change({ type })}
        error={problem === 'noType' ? t('noSymptomType') : undefined}
      />
      <LevelSlider
        type={draft.type ?? 'energy'}
        level={draft.level}
        onLevel={(level) => change({ level })}
      />
      {draft.type === 'sleep' && (
        <TextField
          label={t('hours')}
          hint={t('hoursHint')}
          error={problem === 'wrongHours' ? t('wrongHours') : undefined}
          inputMode="decimal"
          autoComplete="off"
          className="w-32"
          value={draft.hours}
          onChange={({ target }) => change({ hours: target.value })}
        />
      )}
      <NoteField value={draft.notes} onChange={(notes) => change({ notes })} />
    </>
  );
}
