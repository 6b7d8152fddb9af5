import {
  type ImportRow,
  importKeptDays,
  type RecipeImport,
  rowStates,
} from '@pomona/contract/admin/imports';
import type { ListedRow, RowCounts } from './rows/store.ts';
import type { ImportRecord } from './store.ts';

const dayMilliseconds = 86_400_000;

export function presentImport(record: ImportRecord, { states, chosen }: RowCounts): RecipeImport {
  const counts = Object.fromEntries(rowStates.map((state) => [state, states[state] ?? 0]));
  return {
    ...{ id: record.id, name: record.name, state: record.state, failure: record.failure },
    ...{ bytes: record.bytes, received_bytes: record.receivedBytes },
    next_part: record.state === 'uploading' ? record.nextPart : null,
    total: Object.values(counts).reduce((total, count) => total + count, 0),
    counts: counts as RecipeImport['counts'],
    chosen,
    created_at: record.createdAt.toISOString(),
    kept_until: new Date(
      record.touchedAt.getTime() + importKeptDays * dayMilliseconds,
    ).toISOString(),
  };
}

export function presentRow(row: ListedRow): ImportRow {
  return {
    ...{ position: row.position, path: row.path, state: row.state, problem: row.problem },
    ...{ doubts: row.doubts, title: row.title, lines: row.lines, labels: row.labels },
    unmatched: row.unmatched.length,
    duplicate_of: row.duplicateOf,
    is_chosen: row.isChosen,
    recipe_id: row.recipeId,
  };
}
