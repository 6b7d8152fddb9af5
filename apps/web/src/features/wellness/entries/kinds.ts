import type { ActivityType, SymptomType } from '@pomona/contract/wellness';
import {
  type ActivityBody,
  type ActivityChange,
  type ActivityEntry,
  changeActivity,
  changeSymptom,
  deleteActivity,
  deleteSymptom,
  listActivities,
  listSymptoms,
  logActivity,
  logSymptom,
  type SymptomBody,
  type SymptomChange,
  type SymptomEntry,
} from '@pomona/contract/wellness/entries';
import type { Api } from '#platform/api/api.ts';
import type { DiaryKind } from '../changes/diary-change.ts';
import type { Day } from '../days.ts';

export interface EntrySelection<Type> {
  from?: Day;
  to?: Day;
  type?: Type;
}

interface Paging {
  cursor?: string;
  limit?: number;
  signal: AbortSignal;
}

export interface EntryPage<Entry> {
  entries: Entry[];
  next_cursor: string | null;
  total: number;
}

/** What entries of both kinds have. */
export interface DiaryEntry {
  id: string;
  day: Day;
  type: string;
  created_at: string;
}

/** The calls for one kind of entries. */
export interface EntryKind<Entry extends DiaryEntry, Body, Change, Type>
  extends DiaryKind<Entry, Body, Change> {
  list(api: Api, selection: EntrySelection<Type>, paging: Paging): Promise<EntryPage<Entry>>;
  /** As it is shown until the server has it. */
  entryOf(body: Body): Entry;
}

export function isSelected<Type>(
  { day, type }: DiaryEntry,
  selection: EntrySelection<Type>,
): boolean {
  const { from = day, to = day } = selection;
  const chosen: unknown = selection.type;
  return from <= day && day <= to && (chosen === undefined || chosen === type);
}

/** Newest day first; of a day what was logged last. */
function compareEntries(a: DiaryEntry, b: DiaryEntry): number {
  const [one, other] = [a, b].map(({ day, created_at, id }) => `${day} ${created_at} ${id}`);
  return Number((one ?? '') < (other ?? '')) - Number((one ?? '') > (other ?? ''));
}

const shared = {
  compare: compareEntries,
  gone: 'wellness_entry_not_found',
  bodyAs: <Body>(id: string, body: Body) => ({ ...body, id }),
};
const now = () => new Date().toISOString();

/** Only what is there changes something. */
function merged<Whole extends object>(whole: Whole, change: object): Whole {
  const defined = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...whole, ...Object.fromEntries(defined) };
}

export const symptomKind: EntryKind<SymptomEntry, SymptomBody, SymptomChange, SymptomType> = {
  ...shared,
  name: 'symptoms',
  list: (api, selection, { signal, ...paging }) =>
    api.call(listSymptoms, { query: { ...selection, ...paging }, signal }),
  log: ({ api, ...parts }, body) => api.call(logSymptom, { ...parts, body }),
  change: ({ api, ...parts }, id, body) =>
    api.call(changeSymptom, { ...parts, params: { id }, body }),
  remove: ({ api, ...parts }, id) => api.call(deleteSymptom, { ...parts, params: { id } }),
  restore: ({ api, ...parts }, { id, day, type, level, hours, notes }) =>
    api.call(logSymptom, { ...parts, body: { id, day, type, level, hours, notes } }),
  changed: merged,
  changedBody: merged,
  entryOf: ({ hours = null, notes = '', ...body }) => ({
    ...{ ...body, hours, notes },
    created_at: now(),
  }),
};

export const activityKind: EntryKind<ActivityEntry, ActivityBody, ActivityChange, ActivityType> = {
  ...shared,
  name: 'activities',
  list: (api, selection, { signal, ...paging }) =>
    api.call(listActivities, { query: { ...selection, ...paging }, signal }),
  log: ({ api, ...parts }, body) => api.call(logActivity, { ...parts, body }),
  change: ({ api, ...parts }, id, body) =>
    api.call(changeActivity, { ...parts, params: { id }, body }),
  remove: ({ api, ...parts }, id) => api.call(deleteActivity, { ...parts, params: { id } }),
  restore: ({ api, ...parts }, { id, day, type, minutes, notes }) =>
    api.call(logActivity, { ...parts, body: { id, day, type, minutes, notes } }),
  changed: merged,
  changedBody: merged,
  entryOf: ({ notes = '', ...body }) => ({ ...body, notes, created_at: now() }),
};
