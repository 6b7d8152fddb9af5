import { Readable } from 'node:stream';
import { mealFigureKeys } from '@pomona/contract/wellness/meals';
import { stringify } from 'csv-stringify';
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
  'notes',
] as const;
type Row = Partial<Record<(typeof columns)[number], string | number | null>>;

/**
 * One line an entry, oldest day first, in UTF-8 with its mark, so that spreadsheets show accents. `time` is UTC: of a
 * meal when it was eaten, else when it was logged. What a spreadsheet would run as a formula is escaped.
 */
export function diaryCsv(diary: Diary): Readable {
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
  ];
  rows.sort(byTime);
  const options = { columns: [...columns], header: true, bom: true, escape_formulas: true };
  return Readable.from(rows).pipe(stringify(options));
}

function byTime(a: Row, b: Row): number {
  const [one, other] = [`${a.day} ${a.time}`, `${b.day} ${b.time}`];
  return Number(one > other) - Number(one < other);
}
