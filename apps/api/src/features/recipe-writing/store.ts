import { and, count, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { users } from '#database/tables/accounts.ts';
import { isOwnRecipe } from '#database/tables/recipe-visibility.ts';
import { type NewRecipe, type RecipeRow, recipes } from '#database/tables/recipes.ts';

export type OwnedRecipe = Omit<NewRecipe, 'author'> & { ownerId: string };

/** `known`: the recipe that the same call made before. */
export type Inserted =
  | { outcome: 'made' | 'known'; row: RecipeRow }
  | { outcome: 'id_taken' | 'full' | 'owner_gone' };

export async function findByCreationKey(
  db: Database,
  ownerId: string,
  key: string,
): Promise<RecipeRow | null> {
  const [row] = await db
    .select()
    .from(recipes)
    .where(and(eq(recipes.ownerId, ownerId), eq(recipes.creationKey, key)));
  return row ?? null;
}

/** Deleted or not. */
export async function findOwned(
  db: Database,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<RecipeRow | null> {
  const [row] = await db
    .select()
    .from(recipes)
    .where(and(eq(recipes.id, id), eq(recipes.ownerId, ownerId)));
  return row ?? null;
}

/** Not deleted, the last changed first. */
export function listOwned(db: Database, ownerId: string): Promise<RecipeRow[]> {
  return db
    .select()
    .from(recipes)
    .where(isOwnRecipe(recipes, ownerId))
    .orderBy(desc(recipes.updatedAt), recipes.id);
}

/** Serialised by owner, so that neither a key nor the last free slot is used twice. */
export function insertOwned(db: Database, recipe: OwnedRecipe, limit: number): Promise<Inserted> {
  return db.transaction(async (transaction): Promise<Inserted> => {
    const author = await lockOwner(transaction, recipe.ownerId);
    if (author === null) return { outcome: 'owner_gone' };
    const { creationKey = null } = recipe;
    const known =
      creationKey && (await findByCreationKey(transaction, recipe.ownerId, creationKey));
    if (known) return { outcome: 'known', row: known };
    if (await isFull(transaction, recipe.ownerId, limit)) return { outcome: 'full' };
    const [row] = await transaction
      .insert(recipes)
      .values({ ...recipe, author })
      .onConflictDoNothing({ target: recipes.id })
      .returning();
    return row ? { outcome: 'made', row } : { outcome: 'id_taken' };
  });
}

/** `null` where the version is not the current one. A published recipe is offered again. */
export async function updateText(
  db: Database,
  { id, ownerId, version }: { id: string; ownerId: string; version: number },
  change: Partial<NewRecipe> & { updatedAt: Date },
): Promise<RecipeRow | null> {
  return updateOne(
    db,
    and(eq(recipes.id, id), isOwnRecipe(recipes, ownerId), eq(recipes.version, version)),
    {
      ...change,
      version: sql`${recipes.version} + 1`,
      offeredAt: sql`case when ${recipes.publishedAt} is null then ${recipes.offeredAt} else ${change.updatedAt.toISOString()}::timestamptz end`,
      publishedAt: null,
    },
  );
}

/** Marks it as deleted, and removes the oldest deleted ones beyond `maxDeleted`. */
export function updateDeleted(
  db: Database,
  { id, ownerId, now, maxDeleted }: { id: string; ownerId: string; now: Date; maxDeleted: number },
): Promise<RecipeRow | null> {
  return db.transaction(async (transaction) => {
    await lockOwner(transaction, ownerId);
    const row = await updateOne(
      transaction,
      and(eq(recipes.id, id), isOwnRecipe(recipes, ownerId)),
      {
        deletedAt: now,
      },
    );
    const beyond = transaction
      .select({ id: recipes.id })
      .from(recipes)
      .where(and(eq(recipes.ownerId, ownerId), isNotNull(recipes.deletedAt)))
      .orderBy(desc(recipes.deletedAt), recipes.id)
      .offset(maxDeleted);
    await transaction.delete(recipes).where(inArray(recipes.id, beyond));
    return row;
  });
}

/** `full` where the owner has reached the limit. */
export function updateRestored(
  db: Database,
  { id, ownerId, limit }: { id: string; ownerId: string; limit: number },
): Promise<RecipeRow | 'full' | null> {
  return db.transaction(async (transaction) => {
    await lockOwner(transaction, ownerId);
    if (await isFull(transaction, ownerId, limit)) return 'full';
    const isDeleted = and(
      eq(recipes.id, id),
      eq(recipes.ownerId, ownerId),
      isNotNull(recipes.deletedAt),
    );
    // What an administrator deleted comes back to its owner alone.
    const unlessRemoved = (column: typeof recipes.publishedAt | typeof recipes.offeredAt) =>
      sql`case when ${recipes.isRemoved} then null else ${column} end`;
    return updateOne(transaction, isDeleted, {
      deletedAt: null,
      publishedAt: unlessRemoved(recipes.publishedAt),
      offeredAt: unlessRemoved(recipes.offeredAt),
      isRemoved: false,
    });
  });
}

/** Those of a release stay deleted; or else the next release would bring them back. Returns how many. */
export async function removeDeletedBefore(db: Database, moment: Date): Promise<number> {
  const isOfRelease = and(isNull(recipes.ownerId), isNull(recipes.creationKey));
  const removed = await db
    .delete(recipes)
    .where(and(sql`not (${isOfRelease})`, lt(recipes.deletedAt, moment)))
    .returning({ id: recipes.id });
  return removed.length;
}

type Change = { [Column in keyof NewRecipe]?: NewRecipe[Column] | SQL };

async function updateOne(
  db: Database,
  where: SQL | undefined,
  change: Change,
): Promise<RecipeRow | null> {
  const [row] = await db.update(recipes).set(change).where(where).returning();
  return row ?? null;
}

/** The owner's name; `null` where the account is gone. Locks the account. */
async function lockOwner(db: Database, id: string): Promise<string | null> {
  const [row] = await db
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update');
  return row?.name ?? null;
}

async function isFull(db: Database, ownerId: string, limit: number): Promise<boolean> {
  const [row] = await db
    .select({ total: count() })
    .from(recipes)
    .where(isOwnRecipe(recipes, ownerId));
  return (row?.total ?? 0) >= limit;
}
