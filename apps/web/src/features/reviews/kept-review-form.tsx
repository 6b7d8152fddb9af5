import type { Review } from '@pomona/contract/reviews';
import { useState } from 'react';
import { draftOf, emptyDraft, forgetDraft, keepDraft, keptDraft } from './review-draft.ts';
import { ReviewForm } from './review-form.tsx';

interface Props {
  recipeId: string;
  memberId: string;
  /** The review that is edited; `null` for a first one. */
  review: Review | null;
  onSaved: (review: Review) => void;
  onCancel: () => void;
}

/**
 * The form of a review; what is typed outlives the page until it is sent. Who leaves an edited review as it was has
 * given it up.
 */
export function KeptReviewForm({ recipeId, memberId, review, onSaved, onCancel }: Props) {
  const place = { recipeId, memberId, reviewId: review?.id };
  const [start] = useState(() => keptDraft(place, review === null ? emptyDraft : draftOf(review)));
  return (
    <ReviewForm
      recipeId={recipeId}
      review={review}
      start={start}
      onTyped={(draft) => keepDraft(place, draft)}
      onSaved={(saved) => {
        forgetDraft(place);
        onSaved(saved);
      }}
      onCancel={() => {
        if (review !== null) forgetDraft(place);
        onCancel();
      }}
    />
  );
}
