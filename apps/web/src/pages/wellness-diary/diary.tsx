import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Download, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LinesPreview } from '#features/foods/analysis/lines-preview.tsx';
import { type WellnessTab, wellnessTabs } from '#features/wellness/address.ts';
import { DiaryStatus } from '#features/wellness/changes/diary-status.tsx';
import { ConsentSection } from '#features/wellness/consent-section.tsx';
import { CycleSection } from '#features/wellness/cycle/cycle-section.tsx';
import { type Day, isDay } from '#features/wellness/days.ts';
import { TrackToday } from '#features/wellness/entries/track-today.tsx';
import { useCsvExport } from '#features/wellness/history/use-csv-export.ts';
import { DaySection } from '#features/wellness/meals/day-section.tsx';
import { DaySums } from '#features/wellness/meals/day-sums.tsx';
import { sumsOfLines } from '#features/wellness/meals/meal-parts.ts';
import { MeasuringSection } from '#features/wellness/measuring/measuring-section.tsx';
import { trackingQuery } from '#features/wellness/measuring/queries.ts';
import { useToday } from '#features/wellness/use-today.ts';
import { WellnessCards } from '#features/wellness/wellness-cards.tsx';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import { SectionBoundary } from '#platform/delivery/section-boundary.tsx';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Tabs } from '#ui/tabs.tsx';

/** With their charts, fetched when one is opened. */
const SymptomsTab = lazyPart(
  async () => (await import('#features/wellness/history/symptoms-tab.tsx')).SymptomsTab,
);
const ActivitiesTab = lazyPart(
  async () => (await import('#features/wellness/history/activities-tab.tsx')).ActivitiesTab,
);
const GlucoseTab = lazyPart(
  async () => (await import('#features/wellness/glucose/glucose-tab.tsx')).GlucoseTab,
);
const InsightsTab = lazyPart(
  async () => (await import('#features/wellness/insights/insights-tab.tsx')).InsightsTab,
);

/** Today first, history second, insights last (WELL-02); the address names tab and day. */
export function Diary() {
  const page = useTranslations('wellness.page');
  const t = useTranslations('wellness');
  const tabs = useTranslations('wellness-diary.tabs');
  const today = useToday();
  const { day: requested, tab: requestedTab = 'today' } = useSearch({ from: '/wellness' });
  const { data: tracking } = useQuery(trackingQuery(useApi()));
  // Of those who do not measure glucose, no page says a word about it.
  const shownTabs = wellnessTabs.filter((tab) => tab !== 'glucose' || tracking?.glucose === true);
  const tab = shownTabs.find((known) => known === requestedTab) ?? 'today';
  const navigate = useNavigate();
  const csv = useCsvExport();
  const day = requested !== undefined && isDay(requested) && requested <= today ? requested : today;

  function show(search: { day?: Day; tab?: WellnessTab | undefined }): void {
    void navigate({ to: '/wellness', search, replace: true, resetScroll: false });
  }

  const contents: Record<WellnessTab, ReactNode> = {
    today: (
      <TrackDay
        day={day}
        today={today}
        hasCycle={tracking?.cycle === true}
        onDay={(next) => show(next === today ? {} : { day: next })}
      />
    ),
    glucose: (
      <GlucoseTab
        day={day}
        today={today}
        onDay={(next) => show({ tab: 'glucose', ...(next !== today && { day: next }) })}
      />
    ),
    symptoms: <SymptomsTab today={today} />,
    activities: <ActivitiesTab today={today} />,
    insights: <InsightsTab today={today} />,
  };
  return (
    <div className="page-width max-w-240 py-10 md:py-14">
      <PageHeading lead={t('lead')}>{page('title')}</PageHeading>
      <div className="mt-8">
        <WellnessCards today={today} />
      </div>
      <div className="mt-4">
        <SectionBoundary>
          <DiaryStatus />
        </SectionBoundary>
      </div>
      <Tabs
        label={tabs('label')}
        className="mt-4"
        value={tab}
        onChange={(next) => show({ tab: wellnessTabs.find((known) => known === next) })}
        tabs={shownTabs.map((value) => ({
          value,
          label: tabs(value),
          content: <SectionBoundary>{contents[value]}</SectionBoundary>,
        }))}
      />
      <div className="mt-12 grid justify-items-start gap-4 border-hairline border-t pt-6">
        <Button asChild variant="quiet" size="small" className="-ml-3.5">
          <Link to="/wellness/summary">
            <FileText aria-hidden="true" className="size-4" />
            {tabs('visit')}
          </Link>
        </Button>
        <Button
          variant="quiet"
          size="small"
          className="-ml-3.5"
          loading={csv.isPending}
          onClick={csv.save}
        >
          <Download aria-hidden="true" className="size-4" />
          {tabs('export')}
        </Button>
        <SectionBoundary>
          <MeasuringSection />
        </SectionBoundary>
        <SectionBoundary>
          <ConsentSection />
        </SectionBoundary>
      </div>
    </div>
  );
}

const preview = (text: string) => (
  <LinesPreview text={text} sums={(analysis) => <DaySums sums={sumsOfLines(analysis)} />} />
);

interface TrackDayProps {
  day: Day;
  today: Day;
  hasCycle: boolean;
  onDay: (day: Day) => void;
}

function TrackDay({ hasCycle, ...props }: TrackDayProps) {
  return (
    <div className="grid gap-10">
      <TrackToday {...props} />
      {hasCycle && <CycleSection day={props.day} />}
      <DaySection day={props.day} today={props.today} preview={preview} />
    </div>
  );
}
