import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { users } from '#database/tables/accounts.ts';
import { recipes } from '#database/tables/recipes.ts';
import type { NewRecipe, RecipeRow } from '#features/recipes/store.ts';

export type OwnedRecipe = Omit<NewRecipe, 'author'> & { ownerId: string };

/** How an insertion ended: `known` is the recipe that the same call made before. */
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

/** A member's recipes that are not deleted, the last changed first. */
export function listOwned(db: Database, ownerId: string): Promise<RecipeRow[]> {
  return db
    .select()
    .from(recipes)
    .where(and(eq(recipes.ownerId, ownerId), isNull(recipes.deletedAt)))
    .orderBy(desc(recipes.updatedAt), recipes.id);
}

/** What waits for the administrators, the oldest offer first. */
export function listOffered(
  db: Database,
  limit: number,
): Promise<(RecipeRow & { offeredAt: Date })[]> {
  return db
    .select()
    .from(recipes)
    .where(and(isNotNull(recipes.offeredAt), isNull(recipes.deletedAt)))
    .orderBy(asc(recipes.offeredAt), recipes.id)
    .limit(limit)
    .then((rows) =>
      rows.flatMap((row) => (row.offeredAt === null ? [] : { ...row, offeredAt: row.offeredAt })),
    );
}

/** Recipes of one member are made one after the other, so that neither a key nor the last free place serves twice. */
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

/** Changes the text where it is still of this version; `null` where it is not. What was published is offered again. */
export async function updateText(
  db: Database,
  { id, ownerId, version }: { id: string; ownerId: string; version: number },
  change: Partial<NewRecipe> & { updatedAt: Date },
): Promise<RecipeRow | null> {
  return updateOne(db, and(eq(recipes.id, id), isLiveOf(ownerId), eq(recipes.version, version)), {
    ...change,
    version: sql`${recipes.version} + 1`,
    offeredAt: sql`case when ${recipes.publishedAt} is null then ${recipes.offeredAt} else ${change.updatedAt.toISOString()}::timestamptz end`,
    publishedAt: null,
  });
}

/** Marks it as deleted, and lets go of what was deleted longest ago where more than `most` are kept. */
export function updateDeleted(
  db: Database,
  { id, ownerId, now, most }: { id: string; ownerId: string; now: Date; most: number },
): Promise<RecipeRow | null> {
  return db.transaction(async (transaction) => {
    await lockOwner(transaction, ownerId);
    const row = await updateOne(transaction, and(eq(recipes.id, id), isLiveOf(ownerId)), {
      deletedAt: now,
    });
    const beyond = transaction
      .select({ id: recipes.id })
      .from(recipes)
      .where(and(eq(recipes.ownerId, ownerId), isNotNull(recipes.deletedAt)))
      .orderBy(desc(recipes.deletedAt), recipes.id)
      .offset(most);
    await transaction.delete(recipes).where(inArray(recipes.id, beyond));
    return row;
  });
}

/** Brings it back; `full` where its owner has as many as may be. */
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
    return updateOne(transaction, isDeleted, { deletedAt: null });
  });
}

/** Lays it before the administrators, unless it lies there or is published. */
export function updateOffered(
  db: Database,
  { id, ownerId, now }: { id: string; ownerId: string; now: Date },
): Promise<RecipeRow | null> {
  const isPrivate = and(isNull(recipes.offeredAt), isNull(recipes.publishedAt));
  return updateOne(db, and(eq(recipes.id, id), isLiveOf(ownerId), isPrivate), { offeredAt: now });
}

/** Takes it back, offered or published. */
export function updateWithdrawn(
  db: Database,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<RecipeRow | null> {
  return updateOne(db, and(eq(recipes.id, id), isLiveOf(ownerId)), {
    offeredAt: null,
    publishedAt: null,
  });
}

/** Publishes what is offered in this very version. */
export function updatePublished(
  db: Database,
  { id, version, now }: { id: string; version: number; now: Date },
): Promise<RecipeRow | null> {
  const isOffered = and(isNotNull(recipes.offeredAt), isNull(recipes.deletedAt));
  return updateOne(db, and(eq(recipes.id, id), isOffered, eq(recipes.version, version)), {
    offeredAt: null,
    publishedAt: now,
  });
}

/** Makes a member's recipe private again, offered or published; also a deleted one, which could come back. */
export function updateDeclined(db: Database, id: string): Promise<RecipeRow | null> {
  const isShown = or(isNotNull(recipes.offeredAt), isNotNull(recipes.publishedAt));
  return updateOne(db, and(eq(recipes.id, id), isNotNull(recipes.ownerId), isShown), {
    offeredAt: null,
    publishedAt: null,
  });
}

/** Removes for good what members deleted before this moment; tells how many. */
export async function removeDeletedBefore(db: Database, moment: Date): Promise<number> {
  const removed = await db
    .delete(recipes)
    .where(and(isNotNull(recipes.ownerId), lt(recipes.deletedAt, moment)))
    .returning({ id: recipes.id });
  return removed.length;
}

const isLiveOf = (ownerId: string) => and(eq(recipes.ownerId, ownerId), isNull(recipes.deletedAt));

type Change = { [Column in keyof NewRecipe]?: NewRecipe[Column] | SQL };

async function updateOne(
  db: Database,
  where: SQL | undefined,
  change: Change,
): Promise<RecipeRow | null> {
  const [row] = await db.update(recipes).set(change).where(where).returning();
  return row ?? null;
}

/** The name of the member, who waits for nobody but themselves; `null` where they have left. */
async function lockOwner(db: Database, id: string): Promise<string | null> {
  const [row] = await db
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update');
  return row?.name ?? null;
}

async function isFull(db: Database, ownerId: string, limit: number): Promise<boolean> {
  const [row] = await db.select({ total: count() }).from(recipes).where(isLiveOf(ownerId));
  return (row?.total ?? 0) >= limit;
}
