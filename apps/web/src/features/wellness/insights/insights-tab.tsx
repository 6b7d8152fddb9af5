import type { Day } from '../days.ts';
import { DiaryInsights } from './diary-insights.tsx';
import { TipsSection } from './tips-section.tsx';

/** What the diary says, and the tips of the day (WELL-08, WELL-10); one is there without the other. */
export function InsightsTab({ today }: { today: Day }) {
  return (
    <div className="grid gap-10">
      <DiaryInsights today={today} />
      <TipsSection today={today} />
    </div>
  );
}
