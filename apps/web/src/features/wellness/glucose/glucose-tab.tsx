import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useApi } from '#platform/services.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { DayChoice } from '../day-choice.tsx';
import type { Day } from '../days.ts';
import { trackingQuery } from '../measuring/queries.ts';
import { FileSection } from './files/file-section.tsx';
import { GlucoseDayPanel } from './glucose-day-panel.tsx';
import { GlucoseOverview } from './overview/glucose-overview.tsx';
import { ReadingForm } from './reading-form.tsx';
import { ReadingList } from './reading-list.tsx';

interface Props {
  day: Day;
  today: Day;
  onDay: (day: Day) => void;
}

/** Readings of a day beside its meals, then longer times, then files (WELL-14). */
export function GlucoseTab({ day, today, onDay }: Props) {
  const headingId = useId();
  const { data: tracking } = useQuery(trackingQuery(useApi()));
  if (tracking === undefined) return <Skeleton className="h-60 rounded-card" />;
  const { glucose_unit: unit, glucose_range: range } = tracking;
  return (
    <div className="grid gap-10">
      <section aria-labelledby={headingId} className="grid gap-6">
        <DayChoice id={headingId} day={day} today={today} onDay={onDay} />
        <GlucoseDayPanel day={day} unit={unit} range={range} />
        <div className="grid gap-6 lg:grid-cols-2">
          <ReadingForm key={day} day={day} today={today} unit={unit} />
          <ReadingList day={day} unit={unit} />
        </div>
      </section>
      <GlucoseOverview today={today} unit={unit} range={range} />
      <FileSection />
    </div>
  );
}
