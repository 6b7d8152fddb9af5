import type { Review } from '@pomona/contract/reviews';
import { useState } from 'react';
import { forgetDraft, keepDraft, keptDraft } from './review-draft.ts';
import { ReviewForm } from './review-form.tsx';

interface Props {
  recipeId: string;
  memberId: string;
  onSaved: (review: Review) => void;
  onCancel: () => void;
}

/** The form for a first review; what is typed outlives the page until it is sent. */
export function NewReview({ recipeId, memberId, onSaved, onCancel }: Props) {
  const place = { recipeId, memberId };
  const [start] = useState(() => keptDraft(place));
  return (
    <ReviewForm
      recipeId={recipeId}
      review={null}
      start={start}
      onTyped={(draft) => keepDraft(place, draft)}
      onSaved={(review) => {
        forgetDraft(place);
        onSaved(review);
      }}
      onCancel={onCancel}
    />
  );
}
