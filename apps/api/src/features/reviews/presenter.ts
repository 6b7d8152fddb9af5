import type { Review } from '@pomona/contract/reviews';
import type { ReviewRow } from './store.ts';

export function presentReview(row: ReviewRow): Review {
  return {
    id: row.id,
    user_id: row.userId,
    user_name: row.userName,
    user_avatar: row.userAvatar,
    rating: row.rating,
    comment: row.comment,
    created_at: row.createdAt.toISOString(),
    edited_at: row.editedAt?.toISOString() ?? null,
    made_it: row.madeIt,
    swaps: row.swaps,
    helpful_count: row.helpfulCount,
    is_helpful: row.isHelpful,
    is_demo: row.isDemo,
  };
}
