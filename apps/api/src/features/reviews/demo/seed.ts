import { createHash } from 'node:crypto';
import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import type { SeedStep } from '#database/seed.ts';
import { users } from '#database/tables/accounts.ts';
import { recipes } from '#database/tables/recipes.ts';
import { reviews } from '#database/tables/reviews.ts';
import { demoId, demoReviewerId, demoReviewerNames } from '#features/accounts/demo/service.ts';
import { demoReviews } from './reviews.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;
const minuteMilliseconds = 60_000;

/** After recipes and accounts. */
export function demoReviewsSeed(): SeedStep {
  return {
    key: 'demo-reviews',
    version: createHash('sha256').update(JSON.stringify(demoReviews)).digest('hex').slice(0, 16),
    async run(transaction) {
      const rows = await demoRows(transaction);
      const reviewerIds = demoReviewerNames.map(demoReviewerId);
      const ids = rows.map(({ id }) => id);
      const isGone = and(inArray(reviews.userId, reviewerIds), notInArray(reviews.id, ids));
      await transaction.delete(reviews).where(isGone);
      if (rows.length > 0) await upsertReviews(transaction, rows);
    },
  };
}

/** Members' votes on them stay. */
async function upsertReviews(db: Database, rows: (typeof reviews.$inferInsert)[]): Promise<void> {
  await db
    .insert(reviews)
    .values(rows)
    .onConflictDoUpdate({
      target: reviews.id,
      set: {
        rating: sql`excluded.rating`,
        comment: sql`excluded.comment`,
        createdAt: sql`excluded.created_at`,
      },
    });
}

/** Only for recipes of the catalogue and members that are there: the demonstration may have been removed. */
async function demoRows(db: Database): Promise<(typeof reviews.$inferInsert)[]> {
  const reviewers = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isDemo, true), inArray(users.id, demoReviewerNames.map(demoReviewerId))));
  const isThere = new Set(reviewers.map(({ id }) => id));
  const known = await db
    .select({ id: recipes.id, createdAt: recipes.createdAt })
    .from(recipes)
    .where(and(isNull(recipes.ownerId), inArray(recipes.id, Object.keys(demoReviews))));
  return known.flatMap(({ id: recipeId, createdAt }) =>
    (demoReviews[recipeId] ?? [])
      .map(([by, rating, afterDays, comment]) => ({
        id: demoId(`review ${recipeId} ${by}`),
        recipeId,
        userId: demoReviewerId(by),
        rating,
        comment,
        createdAt: momentAfter(createdAt, afterDays, comment.length),
      }))
      .filter(({ userId }) => isThere.has(userId)),
  );
}

/** Spread over the day. */
function momentAfter(start: Date, days: number, spread: number): Date {
  const minutes = 7 * 60 + ((spread * 37) % (14 * 60));
  return new Date(start.getTime() + days * dayMilliseconds + minutes * minuteMilliseconds);
}
