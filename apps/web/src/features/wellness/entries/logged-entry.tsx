import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useDiaryChanges } from '../changes/use-diary-changes.ts';
import type { Day } from '../days.ts';
import { EditDialog } from './edit-dialog.tsx';
import { EntryRow } from './entry-row.tsx';
import { type DraftForm, useDraft } from './fields/draft.ts';
import type { DiaryEntry, EntryKind } from './kinds.ts';

interface Logged extends DiaryEntry {
  notes: string;
}

interface Props<Entry extends Logged, Body extends { id: string }, Draft, Fields, Problem> {
  entry: Entry;
  kind: EntryKind<Entry, Body, Fields & { day: Day }, never>;
  form: DraftForm<Entry, Draft, Fields, Problem>;
  nameOf: (entry: Entry) => string;
  icon: LucideIcon;
  title: string;
  value: ReactNode;
}

/** An entry of either kind in a list, to be corrected or deleted (WELL-06). */
export function LoggedEntry<
  Entry extends Logged,
  Body extends { id: string },
  Draft,
  Fields,
  Problem,
>(props: Props<Entry, Body, Draft, Fields, Problem>) {
  const { entry, kind, nameOf, icon, title, value } = props;
  const { remove } = useDiaryChanges(kind, nameOf);
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <EntryRow
        {...{ icon, title, value }}
        name={nameOf(entry)}
        notes={entry.notes}
        onEdit={() => setEditing(true)}
        onRemove={() => remove(entry)}
      />
      {isEditing && <Edit {...props} onClose={() => setEditing(false)} />}
    </>
  );
}

function Edit<Entry extends Logged, Body extends { id: string }, Draft, Fields, Problem>({
  entry,
  kind,
  form,
  nameOf,
  onClose,
}: Props<Entry, Body, Draft, Fields, Problem> & { onClose: () => void }) {
  const { change } = useDiaryChanges(kind, nameOf);
  const draft = useDraft(form, form.draftOf(entry));

  function save(day: Day): void {
    const { fields } = draft.read();
    if (fields === undefined) return;
    change(entry, { ...fields, day });
    onClose();
  }

  return (
    <EditDialog entry={entry} onSave={save} onClose={onClose}>
      {draft.shown}
    </EditDialog>
  );
}
