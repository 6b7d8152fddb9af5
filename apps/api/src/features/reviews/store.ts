import { desc, eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { users } from '#database/tables/accounts.ts';
import { reviews } from '#database/tables/reviews.ts';

/** A review with its author's name as it is now. */
export interface ReviewRow {
  id: string;
  userId: string;
  userName: string;
  rating: number;
  comment: string;
  createdAt: Date;
  isDemo: boolean;
}

/** Newest first. */
export async function findReviews(
  db: Database,
  recipeId: string,
  limit: number,
): Promise<ReviewRow[]> {
  return db
    .select({
      id: reviews.id,
      userId: reviews.userId,
      userName: users.name,
      rating: reviews.rating,
      comment: reviews.comment,
      createdAt: reviews.createdAt,
      isDemo: users.isDemo,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(eq(reviews.recipeId, recipeId))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit);
}
