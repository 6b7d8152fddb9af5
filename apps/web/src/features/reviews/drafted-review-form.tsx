import type { Review } from '@pomona/contract/reviews';
import { useState } from 'react';
import { draftOf, emptyDraft, forgetDraft, storeDraft, storedDraft } from './review-draft.ts';
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
export function DraftedReviewForm({ recipeId, memberId, review, onSaved, onCancel }: Props) {
  const draftKey = { recipeId, memberId, reviewId: review?.id };
  const [start] = useState(() =>
    storedDraft(draftKey, review === null ? emptyDraft : draftOf(review)),
  );
  return (
    <ReviewForm
      recipeId={recipeId}
      review={review}
      start={start}
      onTyped={(draft) => storeDraft(draftKey, draft)}
      onSaved={(saved) => {
        forgetDraft(draftKey);
        onSaved(saved);
      }}
      onCancel={() => {
        if (review !== null) forgetDraft(draftKey);
        onCancel();
      }}
    />
  );
}
