import { activityTypes } from '@pomona/contract/wellness';
import { useTranslations } from 'use-intl';
import type { Day } from '../days.ts';
import { ActivityRow } from '../entries/activity-row.tsx';
import { activityKind } from '../entries/kinds.ts';
import { ChartPanel } from './chart-panel.tsx';
import { EntryList } from './entry-list.tsx';
import { HistoryTab } from './history-tab.tsx';
import { dayValues } from './spans.ts';

/** A chart with shorter days would look full. */
const leastMinutes = 30;

/** How much the member moved over time (WELL-07). */
export function ActivitiesTab({ today }: { today: Day }) {
  const t = useTranslations('wellness-diary');
  return (
    <HistoryTab
      today={today}
      types={activityTypes}
      nameOf={(type) => t(`activities.${type}`)}
      chart={({ days, span }) => (
        <div>
          <h2 className="mb-2 text-lg">{t('chart.allMinutes')}</h2>
          <ChartPanel
            name={t('chart.allMinutes')}
            values={dayValues(days, span, (day) => day.active_minutes)}
            max={leastMinutes}
            form="bars"
            shown={(value) => t('shortMinutes', { count: Math.round(value) })}
          />
        </div>
      )}
      list={(selection) => (
        <EntryList
          kind={activityKind}
          selection={selection}
          row={(entry) => <ActivityRow entry={entry} />}
        />
      )}
    />
  );
}
