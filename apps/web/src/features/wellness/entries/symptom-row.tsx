import type { SymptomEntry } from '@pomona/contract/wellness/entries';
import { useTranslations } from 'use-intl';
import { symptomForm } from './fields/forms.tsx';
import { symptomKind } from './kinds.ts';
import { LevelMark } from './level-mark.tsx';
import { LoggedEntry } from './logged-entry.tsx';
import { symptomIcons } from './type-icons.ts';
import { useEntryNames } from './use-entry-names.ts';

export function SymptomRow({ entry }: { entry: SymptomEntry }) {
  const t = useTranslations('wellness-diary');
  const { symptomName } = useEntryNames();
  return (
    <LoggedEntry
      entry={entry}
      kind={symptomKind}
      form={symptomForm}
      nameOf={symptomName}
      icon={symptomIcons[entry.type]}
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
    />
  );
}
