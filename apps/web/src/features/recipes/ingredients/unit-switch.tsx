import { useTranslations } from 'use-intl';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { chooseUnits, useUnits } from './units.ts';

/** Metric or US units on request (SCALE-03). */
export function UnitSwitch() {
  const t = useTranslations('recipe-detail.units');
  const units = useUnits();
  return (
    <div className="mt-3 print:hidden">
      <SegmentedControl
        label={t('label')}
        value={units ?? 'written'}
        onChange={(chosen) => chooseUnits(chosen === 'written' ? null : chosen)}
        segments={[
          { value: 'written', label: t('written') },
          { value: 'metric', label: t('metric') },
          { value: 'us', label: t('us') },
        ]}
      />
      {units !== null && <p className="mt-2 text-muted text-sm">{t('approximate')}</p>}
    </div>
  );
}
