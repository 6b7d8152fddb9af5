import { and, asc, eq, gt, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { uploads } from '#database/tables/images.ts';
import { type NewRecipe, type RecipeRow, recipes } from '#database/tables/recipes.ts';
import { seedState } from '#database/tables/system.ts';

/** What a recipe's figures and the name of its picture were made with. */
export type Versions = Pick<RecipeRow, 'computedWith'> & { picturedWith: string };

export interface OutdatedRecipe {
  row: RecipeRow;
  /** Its picture was sent by somebody: it is no drawing. */
  isSent: boolean;
}

/** The version whose content the database holds: that of the process that was started last, of several that run. */
export async function findHeldVersion(db: Database, key: string): Promise<string | null> {
  const [row] = await db
    .select({ version: seedState.version })
    .from(seedState)
    .where(eq(seedState.key, key));
  return row?.version ?? null;
}

/** Recipes of members that carry other versions, deleted ones too, in the order of their ids from this one on. */
export function listOutdated(
  db: Database,
  { computedWith, picturedWith }: Versions,
  { after, limit }: { after: string; limit: number },
): Promise<OutdatedRecipe[]> {
  const isOutdated = or(
    ne(recipes.computedWith, computedWith),
    sql`${recipes.picturedWith} is distinct from ${picturedWith}`,
  );
  const isSent = sql<boolean>`exists (select from ${uploads} where ${uploads.hash} = ${recipes.pictureHash})`;
  return db
    .select({ row: recipes, isSent })
    .from(recipes)
    .where(and(isNotNull(recipes.ownerId), gt(recipes.id, after), isOutdated))
    .orderBy(asc(recipes.id))
    .limit(limit);
}

/**
 * Writes what was computed from a row, unless it was changed or computed by somebody else meanwhile; tells whether it did.
 * One recipe at a time, because other transactions lock several in orders of their own.
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
