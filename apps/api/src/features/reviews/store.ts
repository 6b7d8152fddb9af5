import type { ReviewOrder } from '@pomona/contract/reviews';
import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { users } from '#database/tables/accounts.ts';
import { recipes } from '#database/tables/recipes.ts';
import { reviews, reviewVotes } from '#database/tables/reviews.ts';

/** With the author's current name, and whether the viewer found it helpful. */
export interface ReviewRow {
  id: string;
  recipeId: string;
  /** Both are `null` where the author has left. */
  userId: string | null;
  userName: string | null;
  userAvatar: string | null;
  rating: number;
  comment: string;
  madeIt: boolean;
  swaps: string;
  helpfulCount: number;
  isHelpful: boolean;
  createdAt: Date;
  editedAt: Date | null;
  isDemo: boolean;
}

export type NewReview = typeof reviews.$inferInsert;
export type ReviewChange = Pick<ReviewRow, 'rating' | 'comment' | 'madeIt' | 'swaps'> & {
  editedAt: Date;
};

/** The last review of the page before. */
export interface ReviewPlace {
  helpfulCount: number;
  createdAt: Date;
  id: string;
}

interface ReviewQuery {
  recipeId: string;
  /** Whose votes are read; `null` for a visitor. */
  viewerId: string | null;
  order: ReviewOrder;
  after: ReviewPlace | null;
  limit: number;
}

/** How many reviews gave so many stars, and how many of those authors cooked the dish. */
export interface RatingGroup {
  rating: number;
  total: number;
  made: number;
}

/** Instants are whole milliseconds. */
export function listReviews(db: Database, query: ReviewQuery): Promise<ReviewRow[]> {
  const newest = [desc(reviews.createdAt), desc(reviews.id)];
  const order = query.order === 'helpful' ? [desc(reviews.helpfulCount), ...newest] : newest;
  return selectReviews(db, query.viewerId)
    .where(and(eq(reviews.recipeId, query.recipeId), isAfter(query)))
    .orderBy(...order)
    .limit(query.limit);
}

function isAfter({ order, after }: ReviewQuery): SQL | undefined {
  if (after === null) return undefined;
  const instant = after.createdAt.toISOString();
  return order === 'helpful'
    ? sql`(${reviews.helpfulCount}, ${reviews.createdAt}, ${reviews.id}) < (${after.helpfulCount}, ${instant}, ${after.id})`
    : sql`(${reviews.createdAt}, ${reviews.id}) < (${instant}, ${after.id})`;
}

export async function findReview(
  db: Database,
  id: string,
  viewerId: string,
): Promise<ReviewRow | null> {
  const [row] = await selectReviews(db, viewerId).where(eq(reviews.id, id));
  return row ?? null;
}

export async function findOwnReview(
  db: Database,
  recipeId: string,
  userId: string,
): Promise<ReviewRow | null> {
  const [row] = await selectReviews(db, userId).where(
    and(eq(reviews.recipeId, recipeId), eq(reviews.userId, userId)),
  );
  return row ?? null;
}

export function findRatingGroups(db: Database, recipeId: string): Promise<RatingGroup[]> {
  return db
    .select({
      rating: reviews.rating,
      total: count(),
      made: sql<number>`(count(*) filter (where ${reviews.madeIt}))::int`,
    })
    .from(reviews)
    .where(eq(reviews.recipeId, recipeId))
    .groupBy(reviews.rating);
}

export async function insertReview(db: Database, row: NewReview): Promise<void> {
  await db.insert(reviews).values(row);
}

/** The recipe is locked before its review, as everywhere: another order could deadlock. */
export function updateReview(db: Database, review: ReviewRow, change: ReviewChange): Promise<void> {
  return db.transaction(async (transaction) => {
    await lockRecipe(transaction, review.recipeId);
    await transaction.update(reviews).set(change).where(eq(reviews.id, review.id));
  });
}

export function removeReview(
  db: Database,
  review: Pick<ReviewRow, 'id' | 'recipeId'>,
): Promise<void> {
  return db.transaction(async (transaction) => {
    await lockRecipe(transaction, review.recipeId);
    await transaction.delete(reviews).where(eq(reviews.id, review.id));
  });
}

export async function lockRecipe(db: Database, id: string): Promise<void> {
  await db.select({ id: recipes.id }).from(recipes).where(eq(recipes.id, id)).for('no key update');
}

export async function insertVote(db: Database, vote: typeof reviewVotes.$inferInsert) {
  await db.insert(reviewVotes).values(vote).onConflictDoNothing();
}

export async function removeVote(db: Database, reviewId: string, userId: string): Promise<void> {
  await db
    .delete(reviewVotes)
    .where(and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.userId, userId)));
}

function selectReviews(db: Database, viewerId: string | null) {
  const isHelpful =
    viewerId === null
      ? sql<boolean>`false`
      : sql<boolean>`exists (select from ${reviewVotes} where ${reviewVotes.reviewId} = ${reviews.id} and ${reviewVotes.userId} = ${viewerId})`;
  return db
    .select({
      id: reviews.id,
      recipeId: reviews.recipeId,
      userId: users.id,
      userName: users.name,
      userAvatar: users.avatar,
      rating: reviews.rating,
      comment: reviews.comment,
      madeIt: reviews.madeIt,
      swaps: reviews.swaps,
      helpfulCount: reviews.helpfulCount,
      isHelpful,
      createdAt: reviews.createdAt,
      editedAt: reviews.editedAt,
      isDemo: sql<boolean>`coalesce(${users.isDemo}, false)`,
    })
    .from(reviews)
    .leftJoin(users, and(eq(users.id, reviews.userId), isNull(users.erasureAt)));
}
