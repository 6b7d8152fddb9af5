import { pipeline, Readable } from 'node:stream';
import { glucoseValue } from '@pomona/contract/wellness/glucose';
import { mealFigureKeys } from '@pomona/contract/wellness/meals';
import { stringify } from 'csv-stringify';
import type { Day } from '#platform/days.ts';
import type { GlucoseRow } from '../glucose/readings/store.ts';
import { roundedFigures } from '../meals/figures.ts';
import type { Diary } from './store.ts';

const columns = [
  'kind',
  'day',
  'time',
  'type',
  'level',
  'hours',
  'minutes',
  'title',
  'servings',
  ...mealFigureKeys,
  'left_out',
  'glucose',
  'glucose_unit',
  'notes',
] as const;
type Row = Partial<Record<(typeof columns)[number], string | number | null>>;

/**
 * One line an entry, oldest day first, in UTF-8 with its mark, so that spreadsheets show accents. `time` is UTC: of a
 * meal when it was eaten, of glucose when it was measured, else when it was logged. Glucose readings follow the rest, for
 * there may be a million. What a spreadsheet would run as a formula is escaped.
 */
export function diaryCsv(
  diary: Diary,
  cycleStarts: readonly Day[],
  readings: AsyncIterable<GlucoseRow>,
): Readable {
  const rows: Row[] = [
    ...diary.symptoms.map(({ createdAt, ...entry }) => ({
      ...{ kind: 'symptom', ...entry, time: createdAt.toISOString() },
    })),
    ...diary.activities.map(({ createdAt, ...entry }) => ({
      ...{ kind: 'activity', ...entry, time: createdAt.toISOString() },
    })),
    ...diary.meals.map(({ day, eatenAt, title, servings, figures, lines, leftOut }) => ({
      ...{ kind: 'meal', day, title, servings, time: eatenAt.toISOString() },
      ...roundedFigures(figures),
      ...{ left_out: leftOut.join('; '), notes: lines?.join('; ') ?? '' },
    })),
    ...cycleStarts.map((day) => ({ kind: 'cycle start', day, time: '' })),
  ];
  rows.sort(byTime);
  const options = { columns: [...columns], header: true, bom: true, escape_formulas: true };
  const file = stringify(options);
  pipeline(Readable.from(eachRow(rows, readings)), file, () => {});
  return file;
}

async function* eachRow(rows: readonly Row[], readings: AsyncIterable<GlucoseRow>) {
  yield* rows;
  for await (const { day, measuredAt, source, mgDl, unit, beyond } of readings) {
    const value = Math.round(glucoseValue(mgDl, unit) * 100) / 100;
    const sign = beyond === null ? '' : signs[beyond];
    yield {
      ...{ kind: 'glucose', day, time: measuredAt.toISOString(), type: source },
      ...{ glucose: `${sign}${value}`, glucose_unit: unit },
    };
  }
}

const signs = { below: '<', above: '>' } as const;

function byTime(a: Row, b: Row): number {
  const [one, other] = [`${a.day} ${a.time}`, `${b.day} ${b.time}`];
  return Number(one > other) - Number(one < other);
}
