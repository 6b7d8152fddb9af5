import {
  deleteReview,
  editReview,
  markHelpful,
  type Review,
  type ReviewBody,
  removeReview,
  unmarkHelpful,
  writeReview,
} from '@pomona/contract/reviews';
import { type Query, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/api/failures.ts';
import { useApi } from '#platform/services.tsx';
import { showFailure } from '#product/show-failure.ts';
import { showToast } from '#ui/feedback/toast-message.ts';
import { recipesKey, reviewsKey } from './queries.ts';
import { type ReviewPages, withChanged, withoutReview, withReview } from './review-pages.ts';

interface Saving {
  recipeId: string;
  /** The review that is changed; `null` for a new one. */
  review: Review | null;
  /** Called also when the reader has gone to another page meanwhile. */
  onSaved: (review: Review) => void;
}

/** Writes a review, or changes one. What is shown follows once the server has accepted. */
export function useSaveReview({ recipeId, review, onSaved }: Saving) {
  const t = useTranslations('reviews.failed');
  const api = useApi();
  const known = useKnownReviews(recipeId);
  const showReviewFailure = useReviewFailure();
  return useMutation({
    mutationFn: (body: ReviewBody) =>
      review === null
        ? api.call(writeReview, { params: { id: recipeId }, body })
        : api.call(editReview, { params: { reviewId: review.id }, body }),
    onSuccess(saved) {
      known.change((pages) =>
        review === null ? withReview(pages, saved) : withChanged(pages, saved),
      );
      known.refreshRecipe();
      onSaved(saved);
    },
    onError(error) {
      showReviewFailure(error, { refused: t('submit'), unreachable: t('submitNetwork') });
      // Written elsewhere, another tab say: the reader should see it.
      if (error instanceof ApiError && error.code === 'review_exists') known.refresh();
    },
  });
}

interface Deleting {
  recipeId: string;
  review: Review;
  /** The reader wrote it; else an administrator removes it. */
  isOwn: boolean;
  onDeleted: () => void;
}

/** Deletes the reader's own review; an administrator removes anybody's (REV-07). */
export function useDeleteReview({ recipeId, review, isOwn, onDeleted }: Deleting) {
  const t = useTranslations('reviews.failed');
  const done = useTranslations('reviews.delete');
  const api = useApi();
  const known = useKnownReviews(recipeId);
  const showReviewFailure = useReviewFailure();
  return useMutation({
    mutationFn: () =>
      api.call(isOwn ? deleteReview : removeReview, { params: { reviewId: review.id } }),
    onSuccess() {
      known.change((pages) => withoutReview(pages, review.id));
      known.refreshRecipe();
      showToast({ title: done('done'), tone: 'success' });
      onDeleted();
    },
    onError(error) {
      showReviewFailure(error, { refused: t('delete'), unreachable: t('deleteNetwork') });
      if (error instanceof ApiError && error.status === 404) known.refresh();
    },
  });
}

/** Marks that another member's review helped, or takes it back. */
export function useHelpfulVote(recipeId: string, review: Review) {
  const t = useTranslations('reviews.failed');
  const api = useApi();
  const known = useKnownReviews(recipeId);
  const showReviewFailure = useReviewFailure();
  return useMutation({
    mutationFn: () =>
      api.call(review.is_helpful ? unmarkHelpful : markHelpful, {
        params: { reviewId: review.id },
      }),
    onSuccess: (changed) => known.change((pages) => withChanged(pages, changed)),
    onError: (error) =>
      showReviewFailure(error, { refused: t('vote'), unreachable: t('voteNetwork') }),
  });
}

function useKnownReviews(recipeId: string) {
  const queryClient = useQueryClient();
  const queryKey = reviewsKey(recipeId);
  return {
    change(change: (pages: ReviewPages) => ReviewPages) {
      // An answer that is on its way would bring back what was before.
      const cancelled = queryClient.cancelQueries({ queryKey });
      queryClient.setQueriesData<ReviewPages>({ queryKey }, (pages) => pages && change(pages));
      // First answers that were on their way have to come all the same: another order, say.
      const isUnknown = ({ state }: Query) => state.data === undefined;
      void cancelled.then(() => queryClient.invalidateQueries({ queryKey, predicate: isUnknown }));
    },
    refresh: () => void queryClient.invalidateQueries({ queryKey }),
    refreshRecipe: () => void queryClient.invalidateQueries({ queryKey: recipesKey }),
  };
}

function useReviewFailure() {
  const t = useTranslations('reviews.failed');
  return (error: Error, texts: { refused: string; unreachable: string }) =>
    showFailure(error, { title: t('title'), ...texts });
}
