import { type ActivityType, maximumActivityMinutes } from '@pomona/contract/wellness';
import type { ActivityEntry } from '@pomona/contract/wellness/entries';

/** What is typed of an activity (WELL-04). */
export interface ActivityDraft {
  type: ActivityType | null;
  /** As typed. */
  minutes: string;
  notes: string;
}

export const emptyActivity: ActivityDraft = { type: null, minutes: '', notes: '' };

export const activityDraftOf = ({ type, minutes, notes }: ActivityEntry): ActivityDraft => ({
  ...{ type, notes },
  minutes: String(minutes),
});

/** Type and duration are both needed. */
export type ActivityProblem = 'missing' | 'wrongMinutes';

export function readActivity({ type, minutes: typed, notes }: ActivityDraft) {
  if (type === null || typed.trim() === '') return { problem: 'missing' as const };
  const minutes = Number(typed);
  const isDuration = Number.isInteger(minutes) && minutes >= 1 && minutes <= maximumActivityMinutes;
  if (!isDuration) return { problem: 'wrongMinutes' as const };
  return { fields: { type, minutes, notes: notes.trim() } };
}
