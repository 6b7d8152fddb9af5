import type { GlucoseReading } from '@pomona/contract/wellness/glucose';
import type { GlucoseRow } from './store.ts';

export function presentReading(row: GlucoseRow): GlucoseReading {
  return {
    ...{ id: row.id, day: row.day, mg_dl: row.mgDl, unit: row.unit },
    ...{ beyond: row.beyond, source: row.source, measured_at: row.measuredAt.toISOString() },
  };
}
