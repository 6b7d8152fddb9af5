import { type GlucoseUnit, glucoseValue } from '@pomona/contract/wellness/glucose';
import { useFormatter } from 'use-intl';

/** Values as the member reads them: whole mg/dL, tenths of mmol/L. */
export function useGlucoseText(unit: GlucoseUnit) {
  const format = useFormatter();
  const digits = unit === 'mg/dL' ? 0 : 1;
  const number = (mgDl: number, own: { signDisplay?: 'exceptZero' } = {}) =>
    format.number(glucoseValue(mgDl, unit), {
      ...{ minimumFractionDigits: digits, maximumFractionDigits: digits, ...own },
    });
  return {
    number,
    value: (mgDl: number) => `${number(mgDl)} ${unit}`,
    rise: (mgDl: number) => `${number(mgDl, { signDisplay: 'exceptZero' })} ${unit}`,
  };
}
