import { maximumSleepHours, type SymptomType } from '@pomona/contract/wellness';
import type { SymptomEntry } from '@pomona/contract/wellness/entries';

const usualLevel = 5;
const hourSteps = 4;

/** What is typed of a symptom (WELL-03). */
export interface SymptomDraft {
  type: SymptomType | null;
  level: number;
  /** As typed; of sleep only. */
  hours: string;
  notes: string;
}

export const emptySymptom: SymptomDraft = { type: null, level: usualLevel, hours: '', notes: '' };

export const symptomDraftOf = ({ type, level, hours, notes }: SymptomEntry): SymptomDraft => ({
  ...{ type, level, notes },
  hours: hours === null ? '' : String(hours),
});

export type SymptomProblem = 'noType' | 'wrongHours';

/** The fields of an entry, or what is wrong with them. Hours go to the next quarter. */
export function readSymptom(draft: SymptomDraft) {
  const { type, level, notes } = draft;
  if (type === null) return { problem: 'noType' as const };
  const hours = type === 'sleep' ? hoursOf(draft.hours) : null;
  if (Number.isNaN(hours)) return { problem: 'wrongHours' as const };
  return { fields: { type, level, hours, notes: notes.trim() } };
}

/** `null` where nothing is typed, `NaN` where it is no time that anybody sleeps. */
function hoursOf(text: string): number | null {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return null;
  const hours = Number(typed);
  if (!(hours >= 0 && hours <= maximumSleepHours)) return Number.NaN;
  return Math.round(hours * hourSteps) / hourSteps;
}
