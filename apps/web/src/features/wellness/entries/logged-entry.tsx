import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Day } from '../days.ts';
import { EditDialog } from './edit-dialog.tsx';
import { EntryRow } from './entry-row.tsx';
import { type DraftForm, useDraft } from './fields/draft.ts';
import type { EntryKind } from './kinds.ts';
import { useEntryChanges } from './use-entry-changes.ts';

interface Logged {
  id: string;
  day: Day;
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
  const { remove } = useEntryChanges(kind, nameOf);
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <EntryRow
        {...{ icon, title, value }}
        name={nameOf(entry)}
        notes={entry.notes}
        isRemoving={remove.isPending}
        onEdit={() => setEditing(true)}
        onRemove={() => remove.mutate(entry)}
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
  const { change } = useEntryChanges(kind, nameOf);
  const draft = useDraft(form, form.draftOf(entry));

  function save(day: Day): void {
    const { fields } = draft.read();
    if (fields !== undefined)
      change.mutate({ id: entry.id, change: { ...fields, day } }, { onSuccess: onClose });
  }

  return (
    <EditDialog entry={entry} isSaving={change.isPending} onSave={save} onClose={onClose}>
      {draft.shown}
    </EditDialog>
  );
}
