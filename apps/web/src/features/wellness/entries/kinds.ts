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

/** The calls for one kind of entries. */
export interface EntryKind<Entry extends { id: string }, Body, Change, Type> {
  name: 'symptoms' | 'activities';
  list(
    api: Api,
    selection: EntrySelection<Type>,
    paging: Paging,
  ): Promise<{ entries: Entry[]; next_cursor: string | null; total: number }>;
  log(api: Api, body: Body): Promise<Entry>;
  change(api: Api, id: string, change: Change): Promise<Entry>;
  remove(api: Api, id: string): Promise<Entry>;
  /** What it takes to log it again as it was. */
  bodyOf(entry: Entry): Body;
}

export const symptomKind: EntryKind<SymptomEntry, SymptomBody, SymptomChange, SymptomType> = {
  name: 'symptoms',
  list: (api, selection, { signal, ...paging }) =>
    api.call(listSymptoms, { query: { ...selection, ...paging }, signal }),
  log: (api, body) => api.call(logSymptom, { body }),
  change: (api, id, body) => api.call(changeSymptom, { params: { id }, body }),
  remove: (api, id) => api.call(deleteSymptom, { params: { id } }),
  bodyOf: ({ id, day, type, level, hours, notes }) => ({ id, day, type, level, hours, notes }),
};

export const activityKind: EntryKind<ActivityEntry, ActivityBody, ActivityChange, ActivityType> = {
  name: 'activities',
  list: (api, selection, { signal, ...paging }) =>
    api.call(listActivities, { query: { ...selection, ...paging }, signal }),
  log: (api, body) => api.call(logActivity, { body }),
  change: (api, id, body) => api.call(changeActivity, { params: { id }, body }),
  remove: (api, id) => api.call(deleteActivity, { params: { id } }),
  bodyOf: ({ id, day, type, minutes, notes }) => ({ id, day, type, minutes, notes }),
};
