import { and, asc, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { isOwnRecipe } from '#database/tables/recipe-visibility.ts';
import { type NewRecipe, type RecipeRow, recipes } from '#database/tables/recipes.ts';

export type OfferedRow = RecipeRow & { offeredAt: Date };

/** The oldest offer first. */
export function listOffered(db: Database, limit: number): Promise<OfferedRow[]> {
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

export async function findRecipe(db: Database, id: string): Promise<RecipeRow | null> {
  const [row] = await db.select().from(recipes).where(eq(recipes.id, id));
  return row ?? null;
}

/** Offers it to the administrators, unless it is offered or published. */
export function updateOffered(
  db: Database,
  { id, ownerId, now }: { id: string; ownerId: string; now: Date },
): Promise<RecipeRow | null> {
  const isPrivate = and(isNull(recipes.offeredAt), isNull(recipes.publishedAt));
  return updateOne(db, and(eq(recipes.id, id), isOwnRecipe(recipes, ownerId), isPrivate), {
    offeredAt: now,
  });
}

export function updateWithdrawn(
  db: Database,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<RecipeRow | null> {
  return updateOne(db, and(eq(recipes.id, id), isOwnRecipe(recipes, ownerId)), {
    offeredAt: null,
    publishedAt: null,
  });
}

/** Only in this version. */
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

/** Also a deleted recipe, which could be restored. */
export function updateDeclined(db: Database, id: string): Promise<RecipeRow | null> {
  const isOfferedOrPublished = or(isNotNull(recipes.offeredAt), isNotNull(recipes.publishedAt));
  return updateOne(db, and(eq(recipes.id, id), isNotNull(recipes.ownerId), isOfferedOrPublished), {
    offeredAt: null,
    publishedAt: null,
  });
}

/** A member's published one. */
export function updateUnpublished(
  db: Database,
  { id, now }: { id: string; now: Date },
): Promise<RecipeRow | null> {
  const isPublished = and(isNotNull(recipes.publishedAt), isNull(recipes.deletedAt));
  return updateOne(db, and(eq(recipes.id, id), isNotNull(recipes.ownerId), isPublished), {
    offeredAt: now,
    publishedAt: null,
  });
}

async function updateOne(
  db: Database,
  where: SQL | undefined,
  change: Partial<NewRecipe>,
): Promise<RecipeRow | null> {
  const [row] = await db.update(recipes).set(change).where(where).returning();
  return row ?? null;
}
