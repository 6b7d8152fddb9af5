import { maximumSymptomLevel } from '@pomona/contract/constants';
import { symptomTypes } from '@pomona/contract/wellness';
import { useFormatter, useTranslations } from 'use-intl';
import type { Day } from '../days.ts';
import { symptomKind } from '../entries/kinds.ts';
import { SymptomRow } from '../entries/symptom-row.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { EntryList } from './entry-list.tsx';
import { HistoryTab } from './history-tab.tsx';
import { dayValues } from './spans.ts';

/** How the member felt over time; without a choice each symptom that was logged has its chart (WELL-07). */
export function SymptomsTab({ today }: { today: Day }) {
  const t = useTranslations('wellness-diary');
  const format = useFormatter();
  const shown = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  return (
    <HistoryTab
      today={today}
      types={symptomTypes}
      nameOf={(type) => t(`symptoms.${type}`)}
      chart={({ days, span, type }) => {
        const logged = symptomTypes.filter((known) =>
          days.some(({ levels }) => levels[known] !== undefined),
        );
        const charted = type === null ? logged : [type];
        if (charted.length === 0) return <p className="text-muted">{t('chart.nothingAtAll')}</p>;
        return (
          <div className={charted.length > 1 ? 'grid gap-x-8 gap-y-6 lg:grid-cols-2' : undefined}>
            {charted.map((known) => (
              <div key={known}>
                <h2 className="mb-2 text-lg">{t(`symptoms.${known}`)}</h2>
                <ChartPanel
                  name={t(`symptoms.${known}`)}
                  values={dayValues(days, span, ({ levels }) => levels[known])}
                  max={maximumSymptomLevel}
                  form="line"
                  shown={shown}
                />
              </div>
            ))}
          </div>
        );
      }}
      list={(selection) => (
        <EntryList
          kind={symptomKind}
          selection={selection}
          row={(entry) => <SymptomRow entry={entry} />}
        />
      )}
    />
  );
}
