import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useApi } from '#platform/services.tsx';
import { DayChoice } from '../day-choice.tsx';
import type { Day } from '../days.ts';
import { ActivityForm } from './activity-form.tsx';
import { DayEntries } from './day-entries.tsx';
import { summaryQuery } from './queries.ts';
import { SymptomForm } from './symptom-form.tsx';

interface Props {
  day: Day;
  today: Day;
  onDay: (day: Day) => void;
}

/** Everything that can be logged of a day on one screen, today unless another is chosen (WELL-02). */
export function TrackToday({ day, today, onDay }: Props) {
  const headingId = useId();
  const { data: summary } = useQuery(summaryQuery(useApi(), today));
  return (
    <section aria-labelledby={headingId} className="grid gap-6">
      <DayChoice id={headingId} day={day} today={today} onDay={onDay} />
      <div className="grid gap-6 lg:grid-cols-2">
        <SymptomForm day={day} latest={summary?.latest_symptoms ?? []} />
        <ActivityForm day={day} latest={summary?.latest_activities ?? []} />
      </div>
      <DayEntries day={day} />
    </section>
  );
}
