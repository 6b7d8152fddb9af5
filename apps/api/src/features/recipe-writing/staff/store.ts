import { randomUUID } from 'node:crypto';
import type { AdminAction } from '@pomona/contract/admin/audit';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { users } from '#database/tables/accounts.ts';
import { recipeVersions } from '#database/tables/recipe-versions.ts';
import { isPublicRecipe } from '#database/tables/recipe-visibility.ts';
import { type NewRecipe, type RecipeRow, recipes } from '#database/tables/recipes.ts';
import { textOf } from './text.ts';

/** Writes down what was done, in the transaction that did it. */
export type Recorder = (
  transaction: Database,
  action: AdminAction,
  recipe: Pick<RecipeRow, 'id' | 'title' | 'ownerId'>,
) => Promise<void>;

interface Act {
  adminId: string;
  action: AdminAction;
  record: Recorder;
}

/** A recipe of the catalogue; `known`: the one that the same call made before. */
export function insertStaffs(
  db: Database,
  recipe: NewRecipe,
  { adminId, action, record }: Act,
): Promise<{ outcome: 'made' | 'known'; row: RecipeRow } | { outcome: 'id_taken' }> {
  const creationKey = recipe.creationKey ?? randomUUID();
  return db.transaction(async (transaction) => {
    // An unowned recipe has no row of an owner that two calls with one key would wait for.
    await transaction.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${creationKey}, 0))`,
    );
    const known = await findStaffs(transaction, creationKey);
    if (known !== null) return { outcome: 'known', row: known };
    const [row] = await transaction
      .insert(recipes)
      .values({ ...recipe, ownerId: null, creationKey, isEdited: true })
      .onConflictDoNothing({ target: recipes.id })
      .returning();
    if (row === undefined) return { outcome: 'id_taken' };
    await insertVersion(transaction, row, adminId);
    await record(transaction, action, row);
    return { outcome: 'made', row };
  });
}

export async function findStaffs(db: Database, creationKey: string): Promise<RecipeRow | null> {
  const [row] = await db
    .select()
    .from(recipes)
    .where(and(isNull(recipes.ownerId), eq(recipes.creationKey, creationKey)));
  return row ?? null;
}

/** `null` where the recipe is not public, or the version not the current one. The version before is kept. */
export function updatePublic(
  db: Database,
  { id, version }: { id: string; version: number },
  change: Partial<NewRecipe>,
  { adminId, action, record }: Act,
): Promise<RecipeRow | null> {
  return db.transaction(async (transaction) => {
    const [before] = await transaction
      .select()
      .from(recipes)
      .where(and(eq(recipes.id, id), isPublicRecipe(recipes)))
      .for('no key update');
    if (before?.version !== version) return null;
    await insertVersion(transaction, before, null);
    const [row] = await transaction
      .update(recipes)
      .set({ ...change, isEdited: true, version: version + 1 })
      .where(eq(recipes.id, id))
      .returning();
    if (row === undefined) return null;
    await insertVersion(transaction, row, adminId);
    await record(transaction, action, row);
    return row;
  });
}

/** `null` where it is not public. */
export function updateRemoved(
  db: Database,
  { id, now }: { id: string; now: Date },
  record: Recorder,
): Promise<RecipeRow | null> {
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .update(recipes)
      .set({ deletedAt: now, isRemoved: true })
      .where(and(eq(recipes.id, id), isPublicRecipe(recipes)))
      .returning();
    if (row === undefined) return null;
    await record(transaction, 'recipe_deleted', row);
    return row;
  });
}

/** `null` where no administrator deleted it since that moment. */
export function updateReturned(
  db: Database,
  { id, since }: { id: string; since: Date },
  record: Recorder,
): Promise<RecipeRow | null> {
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .update(recipes)
      .set({ deletedAt: null, isRemoved: false })
      .where(and(eq(recipes.id, id), eq(recipes.isRemoved, true), gt(recipes.deletedAt, since)))
      .returning();
    if (row === undefined) return null;
    await record(transaction, 'recipe_restored', row);
    return row;
  });
}

/** Once for each version; in the transaction that makes it public. */
export async function insertVersion(
  transaction: Database,
  row: RecipeRow,
  editorId: string | null,
): Promise<void> {
  await transaction
    .insert(recipeVersions)
    .values({
      ...{ recipeId: row.id, version: row.version, savedAt: row.updatedAt },
      ...{ editorId, text: textOf(row) },
    })
    .onConflictDoNothing();
}

export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number];

const versionColumns = {
  version: recipeVersions.version,
  savedAt: recipeVersions.savedAt,
  editorId: sql<string | null>`${users.id}`,
  editorName: sql<string | null>`${users.name}`,
  title: sql<string>`${recipeVersions.text} ->> 'title'`,
};

/** The newest first. */
export function listVersions(
  db: Database,
  { id, before, limit }: { id: string; before: number | undefined; limit: number },
) {
  return db
    .select(versionColumns)
    .from(recipeVersions)
    .leftJoin(users, eq(users.id, recipeVersions.editorId))
    .where(
      and(
        eq(recipeVersions.recipeId, id),
        before === undefined ? undefined : lt(recipeVersions.version, before),
      ),
    )
    .orderBy(desc(recipeVersions.version))
    .limit(limit);
}

export async function findVersion(db: Database, { id, version }: { id: string; version: number }) {
  const [row] = await db
    .select({ ...versionColumns, text: recipeVersions.text })
    .from(recipeVersions)
    .leftJoin(users, eq(users.id, recipeVersions.editorId))
    .where(and(eq(recipeVersions.recipeId, id), eq(recipeVersions.version, version)));
  return row ?? null;
}
