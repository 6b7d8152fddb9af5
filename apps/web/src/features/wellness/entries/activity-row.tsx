import type { ActivityEntry } from '@pomona/contract/wellness/entries';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Day } from '../days.ts';
import { activityDraftOf, useActivityDraft } from './activity-draft.ts';
import { ActivityFields } from './activity-fields.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { EntryRow } from './entry-row.tsx';
import { activityKind } from './kinds.ts';
import { activityIcons } from './type-icons.ts';
import { useEntryChanges } from './use-entry-changes.ts';
import { useEntryNames } from './use-entry-names.ts';

export function ActivityRow({ entry }: { entry: ActivityEntry }) {
  const t = useTranslations('wellness-diary');
  const { activityName } = useEntryNames();
  const { remove } = useEntryChanges(activityKind, activityName);
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <EntryRow
        icon={activityIcons[entry.type]}
        name={activityName(entry)}
        title={t(`activities.${entry.type}`)}
        value={<span className="tabular-nums">{t('shortMinutes', { count: entry.minutes })}</span>}
        notes={entry.notes}
        isRemoving={remove.isPending}
        onEdit={() => setEditing(true)}
        onRemove={() => remove.mutate(entry)}
      />
      {isEditing && <Edit entry={entry} onClose={() => setEditing(false)} />}
    </>
  );
}

function Edit({ entry, onClose }: { entry: ActivityEntry; onClose: () => void }) {
  const { activityName } = useEntryNames();
  const { change } = useEntryChanges(activityKind, activityName);
  const form = useActivityDraft(activityDraftOf(entry));

  function save(day: Day): void {
    const { fields } = form.read();
    if (fields !== undefined)
      change.mutate({ id: entry.id, change: { day, ...fields } }, { onSuccess: onClose });
  }

  return (
    <EditDialog entry={entry} isSaving={change.isPending} onSave={save} onClose={onClose}>
      <ActivityFields form={form} />
    </EditDialog>
  );
}
