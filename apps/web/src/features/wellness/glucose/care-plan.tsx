import { carePlanMgDl, type GlucoseUnit } from '@pomona/contract/wellness/glucose';
import { useTranslations } from 'use-intl';
import { useGlucoseText } from './use-glucose-text.ts';

/** Points to what the member agreed with their care team, and says nothing else. */
export function CarePlan({ values, unit }: { values: readonly number[]; unit: GlucoseUnit }) {
  const t = useTranslations('wellness-diary.glucose');
  const { number, value } = useGlucoseText(unit);
  const { low, high } = carePlanMgDl;
  if (values.every((mgDl) => mgDl >= low && mgDl <= high)) return null;
  return (
    <p className="max-w-prose font-medium">
      {t('carePlan', { low: number(low), high: value(high) })}
    </p>
  );
}
