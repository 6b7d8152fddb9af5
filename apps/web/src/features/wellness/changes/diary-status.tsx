import type { Meal } from '@pomona/contract/wellness/meals';
import { useTranslations } from 'use-intl';
import type { Change } from '#platform/offline/changes/change.ts';
import { RefusedChanges } from '#product/changes/refused-changes.tsx';
import { StatusLine } from '#product/changes/status-line.tsx';
import { activityKind, symptomKind } from '../entries/kinds.ts';
import { useEntryNames } from '../entries/use-entry-names.ts';
import { mealKind } from '../meals/meal-kind.ts';
import { useConsentGate } from '../use-consent-gate.tsx';
import { againOf } from './again.ts';
import { type DiaryKind, diaryChangeOf } from './diary-change.ts';
import { useDiaryChanges } from './use-diary-changes.ts';
import { usePending } from './use-pending.ts';

const titleOf = ({ title }: Meal) => title;

/** What of the diary the server does not know yet, and what it refused (WELL-06). */
export function DiaryStatus() {
  const { symptomName, activityName } = useEntryNames();
  const gate = useConsentGate();
  const parts = [
    useKindStatus(symptomKind, symptomName, gate.whenAgreed),
    useKindStatus(activityKind, activityName, gate.whenAgreed),
    useKindStatus(mealKind, titleOf, gate.whenAgreed),
  ];
  return (
    <div className="grid gap-3">
      <StatusLine count={parts.reduce((sum, { count }) => sum + count, 0)} />
      <RefusedChanges refused={parts.flatMap(({ refused }) => refused)} />
      {gate.dialog}
    </div>
  );
}

function useKindStatus<Entry extends { id: string }, Body, Fields>(
  kind: DiaryKind<Entry, Body, Fields>,
  nameOf: (entry: Entry) => string,
  whenAgreed: (work: () => void) => void,
) {
  const t = useTranslations('wellness.changes.failed');
  const { pending, refused } = usePending(kind);
  const { append } = useDiaryChanges(kind, nameOf);
  const statusOf = (change: Change) => {
    const { kind: what, entry } = diaryChangeOf(kind, change);
    return {
      change,
      title: t(what, { name: nameOf(entry) }),
      isGone: change.refusal?.code === kind.gone,
      again: (onDone: () => void) =>
        whenAgreed(() => append(againOf(kind, change)) !== null && onDone()),
    };
  };
  return { count: pending.length, refused: refused.map(statusOf) };
}
