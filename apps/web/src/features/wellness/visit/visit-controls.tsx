import { visitSpans } from '@pomona/contract/wellness/visit-summary';
import { useTranslations } from 'use-intl';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { type Day, isDay } from '../days.ts';
import type { Visit } from './queries.ts';
import { maxQuestionsLength } from './questions.ts';

interface Props {
  visit: Visit;
  today: Day;
  onVisit: (change: Partial<Visit>) => void;
  questions: string;
  onQuestions: (typed: string) => void;
}

/** How many days, until when, and what one wants to ask. */
export function VisitControls({ visit, today, onVisit, questions, onQuestions }: Props) {
  const t = useTranslations('visit-summary');
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end gap-4">
        <SegmentedControl
          label={t('controls.span')}
          segments={visitSpans.map((days) => ({
            value: days,
            label: t('controls.days', { days }),
          }))}
          value={visit.days}
          onChange={(days) => onVisit({ days })}
        />
        <TextField
          type="date"
          label={t('controls.to')}
          value={visit.to}
          max={today}
          onChange={({ target }) => {
            if (isDay(target.value) && target.value <= today) onVisit({ to: target.value });
          }}
          className="w-44"
        />
      </div>
      <TextAreaField
        label={t('questions.title')}
        hint={t('questions.hint')}
        maxLength={maxQuestionsLength}
        value={questions}
        onChange={({ target }) => onQuestions(target.value)}
      />
    </div>
  );
}
