import type { Review } from '@pomona/contract/reviews';
import type { ReviewRow } from './store.ts';

export function presentReview(row: ReviewRow): Review {
  return {
    id: row.id,
    user_id: row.userId,
    user_name: row.userName,
    rating: row.rating,
    comment: row.comment,
    created_at: row.createdAt.toISOString(),
    is_demo: row.isDemo,
  };
}
