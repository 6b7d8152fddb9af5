import { activityTypes } from '@pomona/contract/wellness';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Chip } from '#ui/chip.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { activityIcons } from '../type-icons.ts';
import type { ActivityDraft, ActivityProblem } from './activity-draft.ts';
import type { DraftState } from './draft.ts';
import { NoteField } from './note-field.tsx';
import { TypeChips } from './type-chips.tsx';

const usualMinutes = ['15', '30', '45', '60'];

/** Type, duration and notes (WELL-04). */
export function ActivityFields({ form }: { form: DraftState<ActivityDraft, ActivityProblem> }) {
  const t = useTranslations('wellness-diary');
  const id = useId();
  const { draft, change, problem } = form;
  const isTypeMissing = problem === 'missing' && draft.type === null;
  const minutesProblem =
    problem === 'wrongMinutes'
      ? t('wrongMinutes')
      : problem === 'missing' && draft.minutes.trim() === ''
        ? t('noMinutes')
        : undefined;
  return (
    <>
      <TypeChips
        id={id}
        label={t('activityType')}
        types={activityTypes}
        nameOf={(type) => t(`activities.${type}`)}
        icons={activityIcons}
        value={draft.type}
        onChange={(type) => change({ type })}
        error={isTypeMissing ? t('noActivityType') : undefined}
      />
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label={t('minutes')}
          error={minutesProblem}
          inputMode="numeric"
          autoComplete="off"
          className="w-20"
          value={draft.minutes}
          onChange={({ target }) => change({ minutes: target.value })}
        />
        {usualMinutes.map((minutes) => (
          <Chip
            key={minutes}
            selected={draft.minutes.trim() === minutes}
            className="min-h-11"
            onClick={() => change({ minutes })}
          >
            {t('shortMinutes', { count: Number(minutes) })}
          </Chip>
        ))}
      </div>
      <NoteField value={draft.notes} onChange={(notes) => change({ notes })} />
    </>
  );
}
