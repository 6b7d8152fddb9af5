import type { GlucoseFilePreview, GlucoseImport } from '@pomona/contract/wellness/glucose-files';
import type { GlucoseFile } from '../files/read-file.ts';
import type { CountedImport } from './store.ts';

export function presentImport(row: CountedImport): GlucoseImport {
  return {
    ...{ id: row.id, format: row.format, unit: row.unit, time_zone: row.timeZone },
    first_at: row.firstAt?.toISOString() ?? null,
    last_at: row.lastAt?.toISOString() ?? null,
    imported_at: row.importedAt.toISOString(),
    readings: row.readings,
  };
}

export function presentPreview(
  file: GlucoseFile,
  known: { timeZone: string; duplicates: number; importedAt: Date | null },
): GlucoseFilePreview {
  const { instants, gaps } = file.readings;
  const timeOf = (instant: number | undefined) =>
    instant === undefined ? null : new Date(instant).toISOString();
  return {
    ...{ format: file.format, unit: file.unit, device: file.device, skipped: file.skipped, gaps },
    time_zone: known.timeZone,
    first_at: timeOf(instants[0]),
    last_at: timeOf(instants.at(-1)),
    readings: instants.length - known.duplicates,
    duplicates: known.duplicates,
    date_order: file.dateOrder,
    is_date_order_chosen: file.isDateOrderChosen,
    sample_time: file.sampleTime,
    imported_at: known.importedAt?.toISOString() ?? null,
  };
}
