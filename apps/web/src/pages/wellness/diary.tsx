import { useNavigate, useSearch } from '@tanstack/react-router';
import { NotebookPen } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ConsentSection } from '#features/wellness/consent-section.tsx';
import { DaySection } from '#features/wellness/day-section.tsx';
import { type Day, isDay } from '#features/wellness/days.ts';
import { useToday } from '#features/wellness/use-today.ts';
import { SectionBoundary } from '#platform/delivery/section-boundary.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Surface } from '#ui/surface.tsx';

/** The day that the address names, today without one. */
export function Diary() {
  const page = useTranslations('wellness.page');
  const t = useTranslations('wellness');
  const today = useToday();
  const { day: requested } = useSearch({ from: '/wellness' });
  const navigate = useNavigate();
  const day = requested !== undefined && isDay(requested) && requested <= today ? requested : today;

  function show(next: Day): void {
    void navigate({
      to: '/wellness',
      search: next === today ? {} : { day: next },
      replace: true,
      resetScroll: false,
    });
  }

  return (
    <div className="page-width max-w-240 py-10 md:py-14">
      <PageHeading lead={t('lead')}>{page('title')}</PageHeading>
      <div className="mt-10 grid gap-10">
        <SectionBoundary>
          <DaySection day={day} today={today} onDay={show} />
        </SectionBoundary>
        <Surface tone="sunken" className="flex items-start gap-4 text-muted">
          <NotebookPen aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <p>{page('building')}</p>
        </Surface>
        <SectionBoundary>
          <ConsentSection className="border-hairline border-t pt-6" />
        </SectionBoundary>
      </div>
    </div>
  );
}
