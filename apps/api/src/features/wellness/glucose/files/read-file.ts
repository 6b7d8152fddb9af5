import type { GlucoseUnit } from '@pomona/contract/wellness/glucose';
import {
  type DateOrder,
  type GlucoseFileFormat,
  maxGlucoseFileBytes,
  maxGlucoseFileRows,
  type SkipReason,
  skipReasons,
} from '@pomona/contract/wellness/glucose-files';
import { parse } from 'csv-parse/sync';
import { type Layout, layoutOf } from './layouts.ts';
import { dateOrderOf, type ShownTime, shownTime, wallTime } from './local-time.ts';
import { createReadings, type FileReadings } from './readings.ts';
import { type FileValue, readValue } from './values.ts';

export interface FileRequest {
  text: string;
  timeZone: string;
  /** Where the file alone does not tell. */
  dateOrder: 'dmy' | 'mdy' | null;
  now: number;
}

export interface GlucoseFile {
  format: GlucoseFileFormat;
  unit: GlucoseUnit;
  device: string | null;
  dateOrder: DateOrder | null;
  isDateOrderChosen: boolean;
  sampleTime: string | null;
  /** One example each, by its line. */
  skipped: { reason: SkipReason; rows: number; line: number }[];
  readings: FileReadings;
}

export type ReadFile = GlucoseFile | 'unknown' | 'too_large';

interface Row {
  line: number;
  shown: ShownTime;
  value: FileValue;
  source: 'sensor' | 'meter';
}

/** Title, name and settings of a patient stand before the head. */
const maxLinesBeforeHead = 20;
const maxDeviceLength = 100;
const delimiters = [',', ';', '\t'] as const;

/** The readings of a file of LibreView, Dexcom Clarity or Contour (WELL-14). */
export function readGlucoseFile({ text, timeZone, dateOrder, now }: FileRequest): ReadFile {
  if (Buffer.byteLength(text) > maxGlucoseFileBytes) return 'too_large';
  const head = findHead(text);
  const rows = head === null ? null : rowsOf(text, head.delimiter);
  if (head === null || rows === null) return 'unknown';
  if (rows.length - head.line > maxGlucoseFileRows) return 'too_large';
  const skips = createSkips();
  const { found, device, sampleTime } = collectRows(rows, head, skips.skip);
  const times = found.map(({ shown }) => shown);
  const certain = dateOrderOf(times, now);
  const order = found.length === 0 ? null : (certain ?? dateOrder);
  const readings = createReadings(timeZone, now);
  if (order !== null)
    readings.add(
      found.map((row) => ({ ...row, wall: wallTime(row.shown, order) })),
      skips.skip,
    );
  return {
    ...{ format: head.layout.format, unit: head.layout.unit, device, sampleTime },
    ...{ dateOrder: order, isDateOrderChosen: certain === null && order !== null },
    skipped: skips.list(),
    readings: readings.finish(),
  };
}

type Skip = (reason: SkipReason, line: number) => void;

function createSkips(): { skip: Skip; list(): GlucoseFile['skipped'] } {
  const skipped = new Map<SkipReason, { rows: number; line: number }>();
  return {
    skip(reason, line) {
      const known = skipped.get(reason) ?? { rows: 0, line };
      skipped.set(reason, { ...known, rows: known.rows + 1 });
    },
    list: () =>
      skipReasons.flatMap((reason) => {
        const known = skipped.get(reason);
        return known === undefined ? [] : { reason, ...known };
      }),
  };
}

function collectRows(rows: readonly string[][], { layout, line: first }: Head, skip: Skip) {
  let device: string | null = null;
  let sampleTime: string | null = null;
  const found: Row[] = [];
  for (const [at, cells] of rows.slice(first).entries()) {
    const line = first + at + 1;
    const row = rowOf(cells, layout, line);
    if (typeof row === 'string') skip(row, line);
    if (row === null || typeof row === 'string') continue;
    device ??= cells[layout.device]?.slice(0, maxDeviceLength) || null;
    sampleTime ??= timeIn(cells, layout);
    found.push(row);
  }
  return { found, device, sampleTime };
}

/** `line`: of the rows after it, the first. */
interface Head {
  layout: Layout;
  delimiter: string;
  line: number;
}

function findHead(text: string): Head | null {
  const start = text.slice(0, 20_000);
  for (const delimiter of delimiters) {
    const rows = rowsOf(start.slice(0, start.lastIndexOf('\n') + 1) || start, delimiter, true);
    for (const [at, cells] of (rows ?? []).slice(0, maxLinesBeforeHead).entries()) {
      const layout = layoutOf(cells);
      if (layout !== null) return { layout, delimiter, line: at + 1 };
    }
  }
  return null;
}

/** `null` where quotes do not close. */
function rowsOf(text: string, delimiter: string, isStart = false): string[][] | null {
  try {
    return parse(text, {
      ...{ bom: true, delimiter, relax_column_count: true, relax_quotes: true, trim: true },
      to: isStart ? maxLinesBeforeHead : maxGlucoseFileRows + maxLinesBeforeHead + 1,
    });
  } catch {
    return null;
  }
}

const timeIn = (cells: readonly string[], { times }: Layout) =>
  times.map((column) => cells[column] ?? '').join(' ');

/** `null` for an empty line. */
function rowOf(cells: readonly string[], layout: Layout, line: number): Row | SkipReason | null {
  if (cells.every((cell) => cell === '')) return null;
  const { event } = layout;
  const isReading =
    event === null || event.words.includes((cells[event.column] ?? '').toLowerCase());
  const place = layout.values.find(({ column }) => (cells[column] ?? '') !== '');
  if (!isReading || place === undefined) return 'no_value';
  const shown = shownTime(timeIn(cells, layout));
  if (shown === null) return 'no_time';
  const value = readValue(cells[place.column] ?? '', layout.unit, layout.format);
  return value === null ? 'impossible' : { line, shown, value, source: place.source };
}
