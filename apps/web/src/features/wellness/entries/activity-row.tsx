import type { ActivityEntry } from '@pomona/contract/wellness/entries';
import { useTranslations } from 'use-intl';
import { activityForm } from './fields/forms.tsx';
import { activityKind } from './kinds.ts';
import { LoggedEntry } from './logged-entry.tsx';
import { activityIcons } from './type-icons.ts';
import { useEntryNames } from './use-entry-names.ts';

export function ActivityRow({ entry }: { entry: ActivityEntry }) {
  const t = useTranslations('wellness-diary');
  const { activityName } = useEntryNames();
  return (
    <LoggedEntry
      entry={entry}
      kind={activityKind}
      form={activityForm}
      nameOf={activityName}
      icon={activityIcons[entry.type]}
      title={t(`activities.${entry.type}`)}
      value={<span className="tabular-nums">{t('shortMinutes', { count: entry.minutes })}</span>}
    />
  );
}
