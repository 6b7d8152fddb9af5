import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { AuditRow } from './store.ts';

const columns = [
  'time',
  'action',
  'admin',
  'admin_id',
  'member',
  'member_id',
  'recipe',
  'recipe_id',
  'details',
] as const;
type Row = Record<(typeof columns)[number], string>;

/**
 * One line an entry, the last first, in UTF-8 with its mark, so that spreadsheets show accents; times are UTC; `details` is JSON. What a spreadsheet would
 * run as a formula is escaped.
 */
export function auditCsv(entries: AsyncIterable<AuditRow>): Readable {
  const file = stringify({
    columns: [...columns],
    header: true,
    bom: true,
    escape_formulas: true,
  });
  pipeline(Readable.from(eachLine(entries)), file, () => {});
  return file;
}

async function* eachLine(entries: AsyncIterable<AuditRow>): AsyncGenerator<Row> {
  for await (const { at, action, admin, member, recipeId, recipeTitle, details } of entries)
    yield {
      ...{ time: at.toISOString(), action },
      ...{ admin: admin.name ?? '', admin_id: admin.id ?? '' },
      ...{ member: member.name ?? '', member_id: member.id ?? '' },
      ...{ recipe: recipeTitle ?? '', recipe_id: (recipeTitle && recipeId) ?? '' },
      details: details === null ? '' : JSON.stringify(details),
    };
}
