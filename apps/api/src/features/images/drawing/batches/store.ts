import { maximumFailuresShown, type PictureFailureReason } from '@pomona/contract/images';
import { and, desc, eq, exists, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { drawnBatches, drawnBatchItems, drawnPictures, uploads } from '#database/tables/images.ts';
import { isPublicRecipe } from '#database/tables/recipe-visibility.ts';
import { recipes } from '#database/tables/recipes.ts';
import { isMissingPicture } from '../store.ts';

export type BatchRow = typeof drawnBatches.$inferSelect;

/** Runs in the transaction that opens or ends a batch. */
export type RecordBatch = (transaction: Database) => Promise<void>;

/** The open batch, begun now with all that is missing where there is none. */
export async function openBatch(db: Database, record: RecordBatch): Promise<string> {
  for (;;) {
    const begun = await db.transaction(async (transaction) => {
      const [batch] = await transaction
        .insert(drawnBatches)
        .values({})
        .onConflictDoNothing()
        .returning();
      if (batch === undefined) return null;
      await transaction.insert(drawnBatchItems).select(
        transaction
          .select({
            batchId: sql<string>`${batch.id}::uuid`.as('batch_id'),
            recipeId: sql<string>`${recipes.id}`.as('recipe_id'),
            hash: sql<string>`${recipes.pictureHash}`.as('hash'),
            state: sql<'waiting'>`'waiting'`.as('state'),
            reason: sql<null>`null`.as('reason'),
          })
          .from(recipes)
          .where(isMissingPicture),
      );
      await removeOldBatches(transaction);
      await record(transaction);
      return batch;
    });
    const [open] = begun
      ? [begun]
      : await db.select().from(drawnBatches).where(isNull(drawnBatches.endedAt));
    if (open) return open.id;
  }
}

async function removeOldBatches(db: Database): Promise<void> {
  await db.delete(drawnBatches).where(lt(drawnBatches.endedAt, sql`now() - interval '90 days'`));
}

export async function isInOpenBatch(db: Database, hash: string): Promise<boolean> {
  const rows = await db
    .select({ hash: drawnBatchItems.hash })
    .from(drawnBatchItems)
    .innerJoin(drawnBatches, eq(drawnBatches.id, drawnBatchItems.batchId))
    .where(and(eq(drawnBatchItems.hash, hash), isNull(drawnBatches.endedAt)));
  return rows.length > 0;
}

/** The picture of this name is there, drawn for anybody. */
export async function updateDone(db: Database, hash: string): Promise<void> {
  await db
    .update(drawnBatchItems)
    .set({ state: 'done', reason: null })
    .where(
      and(eq(drawnBatchItems.hash, hash), inArray(drawnBatchItems.state, ['waiting', 'failed'])),
    );
}

/** The recipe has a picture that it was given by hand. */
export async function updateDoneRecipe(db: Database, recipeId: string): Promise<void> {
  await db
    .update(drawnBatchItems)
    .set({ state: 'done', reason: null })
    .where(and(eq(drawnBatchItems.recipeId, recipeId), eq(drawnBatchItems.state, 'failed')));
}

export async function updateFailed(
  db: Database,
  hashes: readonly string[],
  reason: PictureFailureReason,
): Promise<void> {
  await db
    .update(drawnBatchItems)
    .set({ state: 'failed', reason })
    .where(and(inArray(drawnBatchItems.hash, [...hashes]), eq(drawnBatchItems.state, 'waiting')));
}

/** What became true without a job of its own: a picture is there, or no recipe needs it any more. Gives what waits still. */
export async function settleItems(db: Database): Promise<string[]> {
  const isWaiting = eq(drawnBatchItems.state, 'waiting');
  const isThere = or(
    exists(
      db
        .select({ hash: drawnPictures.hash })
        .from(drawnPictures)
        .where(eq(drawnPictures.hash, drawnBatchItems.hash)),
    ),
    exists(
      db.select({ hash: uploads.hash }).from(uploads).where(eq(uploads.hash, drawnBatchItems.hash)),
    ),
  );
  const isUnneeded = notExists(
    db
      .select({ id: recipes.id })
      .from(recipes)
      .where(and(eq(recipes.pictureHash, drawnBatchItems.hash), isNull(recipes.deletedAt))),
  );
  await db.update(drawnBatchItems).set({ state: 'done' }).where(and(isWaiting, isThere));
  await db.update(drawnBatchItems).set({ state: 'dropped' }).where(and(isWaiting, isUnneeded));
  const rows = await db
    .select({ hash: drawnBatchItems.hash })
    .from(drawnBatchItems)
    .innerJoin(drawnBatches, eq(drawnBatches.id, drawnBatchItems.batchId))
    .where(and(isWaiting, isNull(drawnBatches.endedAt)));
  return [...new Set(rows.map(({ hash }) => hash))];
}

/** Ends the open batch once nothing of it waits. */
export async function endBatch(db: Database): Promise<void> {
  const waiting = db
    .select({ hash: drawnBatchItems.hash })
    .from(drawnBatchItems)
    .where(and(eq(drawnBatchItems.batchId, drawnBatches.id), eq(drawnBatchItems.state, 'waiting')));
  await db
    .update(drawnBatches)
    .set({ endedAt: sql`now()` })
    .where(and(isNull(drawnBatches.endedAt), notExists(waiting)));
}

/** Whether there was one to cancel. */
export function cancelBatch(db: Database, record: RecordBatch): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const cancelled = await transaction
      .update(drawnBatches)
      .set({ endedAt: sql`now()`, isCancelled: true })
      .where(isNull(drawnBatches.endedAt))
      .returning();
    if (cancelled.length > 0) await record(transaction);
    return cancelled.length > 0;
  });
}

/** The open one, else the last. */
export async function findLastBatch(db: Database): Promise<BatchRow | null> {
  const [row] = await db
    .select()
    .from(drawnBatches)
    .orderBy(desc(isNull(drawnBatches.endedAt)), desc(drawnBatches.startedAt))
    .limit(1);
  return row ?? null;
}

export async function countItems(
  db: Database,
  batchId: string,
): Promise<{ total: number; done: number; failed: number }> {
  const counted = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [row] = await db
    .select({
      total: counted(sql`${drawnBatchItems.state} <> 'dropped'`),
      done: counted(sql`${drawnBatchItems.state} = 'done'`),
      failed: counted(sql`${drawnBatchItems.state} = 'failed'`),
    })
    .from(drawnBatchItems)
    .where(eq(drawnBatchItems.batchId, batchId));
  return row ?? { total: 0, done: 0, failed: 0 };
}

export interface FailedItem {
  recipeId: string;
  title: string;
  /** Administrators may read it: it is public, or offered for publication. */
  isReadable: boolean;
  reason: PictureFailureReason | null;
}

export function listFailedItems(db: Database, batchId: string): Promise<FailedItem[]> {
  return db
    .select({
      recipeId: recipes.id,
      title: recipes.title,
      isReadable: sql<boolean>`((${isPublicRecipe(recipes)}) or ${recipes.offeredAt} is not null)`,
      reason: drawnBatchItems.reason,
    })
    .from(drawnBatchItems)
    .innerJoin(recipes, eq(recipes.id, drawnBatchItems.recipeId))
    .where(and(eq(drawnBatchItems.batchId, batchId), eq(drawnBatchItems.state, 'failed')))
    .orderBy(recipes.title, recipes.id)
    .limit(maximumFailuresShown);
}
