import type { Database } from '#database/connect.ts';
import { importParts, importRows, recipeImports } from '#database/tables/recipe-imports.ts';

/** The import of an administrator, with a part and a recipe; the text stands in each. */
export async function insertImport(
  db: Database,
  { adminId, ids: [id, rowId], text }: { adminId: string; ids: [string, string]; text: string },
  now: Date,
): Promise<void> {
  await db.insert(recipeImports).values({
    ...{ id, adminId, name: text, language: 'en', state: 'read', bytes: 6 },
    ...{ createdAt: now, touchedAt: now },
  });
  await db.insert(importParts).values({ importId: id, number: 0, bytes: Buffer.from(text, 'hex') });
  await db
    .insert(importRows)
    .values({ id: rowId, importId: id, position: 0, path: text, state: 'ready' });
}
