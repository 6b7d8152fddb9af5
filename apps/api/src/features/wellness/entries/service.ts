import type { ActivityType, SymptomType } from '@pomona/contract/wellness';
import type {
  ActivityBody,
  ActivityChange,
  ActivityEntry,
  SymptomBody,
  SymptomChange,
  SymptomEntry,
} from '@pomona/contract/wellness/entries';
import { invalidField } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import type { CallKey } from '../calls/service.ts';
import { type ActivityRow, activityStore } from './activity-store.ts';
import { createChanges, type EntriesParts } from './changes.ts';
import { type EntryPage, type EntryQuery, readPage } from './pages.ts';
import { presentActivity, presentSymptom } from './presenter.ts';
import { type SymptomRow, symptomStore } from './symptom-store.ts';

/** One kind of entries. Only the owner reads and changes them, administrators included (ROLE-04). */
export interface Entries<Entry, Body, Change, Type> {
  list(viewer: Member, query: EntryQuery<Type>): Promise<EntryPage<Entry>>;
  /**
   * The same id sent again corrects the entry; the same key changes nothing. Throws `consent_needed`, `conflict` for an id
   * of another member, `validation_failed` for a day that has not come anywhere, and `wellness_entry_not_found` for a
   * repeated key whose entry is gone.
   */
  log(viewer: Member, body: Body, key: CallKey): Promise<Entry>;
  /** Throws `wellness_entry_not_found`, and like `log`. */
  change(viewer: Member, id: string, call: { change: Change; key: CallKey }): Promise<Entry>;
  /** Returns the entry as it was. Needs no consent: deleting is always possible. Throws `wellness_entry_not_found`. */
  remove(viewer: Member, id: string, key: CallKey): Promise<Entry>;
}

export type Symptoms = Entries<SymptomEntry, SymptomBody, SymptomChange, SymptomType>;
export type Activities = Entries<ActivityEntry, ActivityBody, ActivityChange, ActivityType>;

export function createSymptoms(parts: EntriesParts): Symptoms {
  return {
    list: (viewer, query) =>
      readPage(query, {
        list: (page) =>
          symptomStore.listPage(parts.database, { ...query, userId: viewer.id }, page),
        count: () => symptomStore.countSelected(parts.database, { ...query, userId: viewer.id }),
        present: presentSymptom,
      }),
    ...createChanges(parts, {
      store: symptomStore,
      present: presentSymptom,
      rowOf: ({ hours = null, notes = '', ...body }: SymptomBody, stamps) => ({
        ...{ ...body, ...stamps, hours, notes },
      }),
      changed: changedSymptom,
    }),
  };
}

/** Another type than sleep loses its hours. */
function changedSymptom(row: SymptomRow, change: SymptomChange): SymptomRow {
  const { day = row.day, type = row.type, level = row.level, notes = row.notes } = change;
  const { hours = row.hours } = change;
  if (type !== 'sleep' && typeof change.hours === 'number')
    throw invalidField('body.hours', 'Only sleep has hours');
  return { ...row, day, type, level, notes, hours: type === 'sleep' ? hours : null };
}

export function createActivities(parts: EntriesParts): Activities {
  return {
    list: (viewer, query) =>
      readPage(query, {
        list: (page) =>
          activityStore.listPage(parts.database, { ...query, userId: viewer.id }, page),
        count: () => activityStore.countSelected(parts.database, { ...query, userId: viewer.id }),
        present: presentActivity,
      }),
    ...createChanges(parts, {
      store: activityStore,
      present: presentActivity,
      rowOf: ({ notes = '', ...body }: ActivityBody, stamps) => ({ ...body, ...stamps, notes }),
      changed: (row: ActivityRow, change: ActivityChange) => {
        const { day = row.day, type = row.type, minutes = row.minutes, notes = row.notes } = change;
        return { ...row, day, type, minutes, notes };
      },
    }),
  };
}
