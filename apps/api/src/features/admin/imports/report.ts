import { pipeline, Readable } from 'node:stream';
import type { ImportRow } from '@pomona/contract/admin/imports';
import { stringify } from 'csv-stringify';

const columns = [
  'number',
  'file',
  'title',
  'state',
  'reason',
  'lines',
  'unmatched_lines',
  'labels',
  'duplicate_of',
  'recipe_id',
] as const;
type Row = Record<(typeof columns)[number], string | number>;

/** One line a recipe, in UTF-8 with its mark; what a spreadsheet would run as a formula is escaped. */
export function reportCsv(rows: AsyncIterable<ImportRow>): Readable {
  const file = stringify({ columns: [...columns], header: true, bom: true, escape_formulas: true });
  pipeline(Readable.from(eachLine(rows)), file, () => {});
  return file;
}

async function* eachLine(rows: AsyncIterable<ImportRow>): AsyncGenerator<Row> {
  for await (const row of rows)
    yield {
      ...{ number: row.position + 1, file: row.path, title: row.title, state: row.state },
      reason: row.problem ?? row.doubts.join(' '),
      ...{ lines: row.lines, unmatched_lines: row.unmatched, labels: row.labels.join(' ') },
      duplicate_of: row.duplicate_of?.id ?? row.duplicate_of?.title ?? '',
      recipe_id: row.recipe_id ?? '',
    };
}

/** A list, written while it is read. */
export function reportJson(rows: AsyncIterable<ImportRow>): Readable {
  return Readable.from(jsonOf(rows));
}

async function* jsonOf(rows: AsyncIterable<ImportRow>): AsyncGenerator<string> {
  let before = '[';
  for await (const row of rows) {
    yield `${before}\n${JSON.stringify(row)}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}
