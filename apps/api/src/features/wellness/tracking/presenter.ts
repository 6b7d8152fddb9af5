import type { Tracking } from '@pomona/contract/wellness/tracking';
import type { TrackingRow } from './store.ts';

export function presentTracking(row: TrackingRow | null): Tracking {
  const { rangeLow: low = null, rangeHigh: high = null } = row ?? {};
  return {
    glucose: row?.glucose ?? false,
    cycle: row?.cycle ?? false,
    glucose_unit: row?.glucoseUnit ?? 'mg/dL',
    glucose_range: low === null || high === null ? null : { low, high },
  };
}
