import { and, asc, eq, gt, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { uploads } from '#database/tables/images.ts';
import { type NewRecipe, type RecipeRow, recipes } from '#database/tables/recipes.ts';
import { seedState } from '#database/tables/system.ts';

export type Versions = Pick<RecipeRow, 'computedWith'> & { picturedWith: string };

export interface OutdatedRecipe {
  row: RecipeRow;
  /** Its picture was uploaded, not drawn. */
  isSent: boolean;
}

/** The version of the process that was started last. */
export async function findSeedVersion(db: Database, key: string): Promise<string | null> {
  const [row] = await db
    .select({ version: seedState.version })
    .from(seedState)
    .where(eq(seedState.key, key));
  return row?.version ?? null;
}

/** Deleted ones too, by id. */
export function listOutdated(
  db: Database,
  { computedWith, picturedWith }: Versions,
  { after, limit }: { after: string; limit: number },
): Promise<OutdatedRecipe[]> {
  const isOutdated = or(
    ne(recipes.computedWith, computedWith),
    sql`${recipes.picturedWith} is distinct from ${picturedWith}`,
  );
  const isRenewedHere = or(isNotNull(recipes.ownerId), eq(recipes.isEdited, true));
  const isSent = sql<boolean>`exists (select from ${uploads} where ${uploads.hash} = ${recipes.pictureHash})`;
  return db
    .select({ row: recipes, isSent })
    .from(recipes)
    .where(and(isRenewedHere, gt(recipes.id, after), isOutdated))
    .orderBy(asc(recipes.id))
    .limit(limit);
}

/**
 * Writes unless the recipe was changed or computed meanwhile; returns whether it did. One recipe at a time: other transactions
 * lock several, in other orders.
 */
export async function updateComputed(
  db: Database,
  { id, version, computedWith }: RecipeRow,
  change: Partial<NewRecipe>,
): Promise<boolean> {
  const isAsRead = and(
    eq(recipes.id, id),
    eq(recipes.version, version),
    eq(recipes.computedWith, computedWith),
  );
  const updated = await db
    .update(recipes)
    .set(change)
    .where(isAsRead)
    .returning({ id: recipes.id });
  return updated.length > 0;
}
