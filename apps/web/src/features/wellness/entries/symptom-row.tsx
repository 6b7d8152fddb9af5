import type { SymptomEntry } from '@pomona/contract/wellness/entries';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Day } from '../days.ts';
import { EditDialog } from './edit-dialog.tsx';
import { EntryRow } from './entry-row.tsx';
import { symptomKind } from './kinds.ts';
import { LevelMark } from './level-mark.tsx';
import { symptomDraftOf, useSymptomDraft } from './symptom-draft.ts';
import { SymptomFields } from './symptom-fields.tsx';
import { symptomIcons } from './type-icons.ts';
import { useEntryChanges } from './use-entry-changes.ts';
import { useEntryNames } from './use-entry-names.ts';

export function SymptomRow({ entry }: { entry: SymptomEntry }) {
  const t = useTranslations('wellness-diary');
  const { symptomName } = useEntryNames();
  const { remove } = useEntryChanges(symptomKind, symptomName);
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <EntryRow
        icon={symptomIcons[entry.type]}
        name={symptomName(entry)}
        title={t(`symptoms.${entry.type}`)}
        value={
          <>
            <LevelMark type={entry.type} level={entry.level} />
            {entry.hours !== null && (
              <span className="text-muted text-sm tabular-nums">
                {t('shortHours', { count: entry.hours })}
              </span>
            )}
          </>
        }
        notes={entry.notes}
        isRemoving={remove.isPending}
        onEdit={() => setEditing(true)}
        onRemove={() => remove.mutate(entry)}
      />
      {isEditing && <Edit entry={entry} onClose={() => setEditing(false)} />}
    </>
  );
}

function Edit({ entry, onClose }: { entry: SymptomEntry; onClose: () => void }) {
  const { symptomName } = useEntryNames();
  const { change } = useEntryChanges(symptomKind, symptomName);
  const form = useSymptomDraft(symptomDraftOf(entry));

  function save(day: Day): void {
    const { fields } = form.read();
    if (fields !== undefined)
      change.mutate({ id: entry.id, change: { day, ...fields } }, { onSuccess: onClose });
  }

  return (
    <EditDialog entry={entry} isSaving={change.isPending} onSave={save} onClose={onClose}>
      <SymptomFields form={form} />
    </EditDialog>
  );
}
