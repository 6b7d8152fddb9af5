import type { ActivityEntry, SymptomEntry } from '@pomona/contract/wellness/entries';
import { useFormatter, useTranslations } from 'use-intl';

/** "Sleep 7 · 7.5 h", "Yoga 30 min". */
export function useEntryNames() {
  const t = useTranslations('wellness-diary');
  const format = useFormatter();
  return {
    symptomName({ type, level, hours }: Pick<SymptomEntry, 'type' | 'level' | 'hours'>): string {
      const name = `${t(`symptoms.${type}`)} ${format.number(level)}`;
      return hours === null ? name : `${name} · ${t('shortHours', { count: hours })}`;
    },
    activityName: ({ type, minutes }: Pick<ActivityEntry, 'type' | 'minutes'>): string =>
      `${t(`activities.${type}`)} ${t('shortMinutes', { count: minutes })}`,
  };
}
