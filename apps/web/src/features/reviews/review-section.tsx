import type { Recipe } from '@pomona/contract/recipes';
import type { Review } from '@pomona/contract/reviews';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLoginPrompt } from '#product/use-login-prompt.ts';
import { Button } from '#ui/button.tsx';
import { useListFocus } from '#ui/use-list-focus.ts';
import { DraftedReviewForm } from './drafted-review-form.tsx';
import { ReviewEntry } from './review-entry.tsx';
import { ownReview, shownReviews } from './review-pages.ts';
import { ReviewsOverview } from './reviews-overview.tsx';
import { useReader, useReviews } from './use-reviews.ts';

export type ReviewedRecipe = Pick<Recipe, 'id' | 'owner_id'>;

/** Heading, form, figures and entries. A failed fetch reads as no reviews, and is only logged (REV-01). */
export function ReviewSection({ recipe }: { recipe: ReviewedRecipe }) {
  const recipeId = recipe.id;
  const page = useTranslations('recipe-detail.page');
  const t = useTranslations('reviews.list');
  const login = useTranslations('reviews.login');
  const promptLogin = useLoginPrompt();
  const reader = useReader();
  const reviews = useReviews(recipeId, reader);
  const [isWriting, setIsWriting] = useState(false);
  const [writtenId, setWrittenId] = useState<string | null>(null);

  const own = reviews.data ? ownReview(reviews.data, reader?.id ?? null) : null;
  const shown = reviews.data ? shownReviews(reviews.data, own) : [];
  const total = reviews.data?.pages[0]?.total ?? 0;
  const isOwner = reader != null && reader.id === recipe.owner_id;
  const { button, focusButton } = useButtonFocus(shown);
  const list = useListFocus(shown);

  function write(): void {
    if (reader === null) promptLogin(login('write'));
    else if (reader) setIsWriting(true);
  }

  return (
    <section aria-labelledby="reviews" className="print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="reviews" className="text-2xl">
          {page('reviews')}
        </h2>
        {!isOwner && (
          <Button
            ref={button}
            variant="secondary"
            disabled={own !== null}
            aria-expanded={own === null && reader ? isWriting : undefined}
            onClick={write}
          >
            {own === null ? t('write') : t('already')}
          </Button>
        )}
      </div>
      {isOwner && <p className="mt-4 text-muted">{t('ownRecipe')}</p>}
      {isWriting && reader && !isOwner && (
        <DraftedReviewForm
          recipeId={recipeId}
          memberId={reader.id}
          review={null}
          onSaved={({ id }) => {
            setIsWriting(false);
            setWrittenId(id);
          }}
          onCancel={() => {
            setIsWriting(false);
            focusButton(null);
          }}
        />
      )}
      <ReviewsOverview reviews={reviews} isOwner={isOwner} />
      <div ref={list} tabIndex={-1} className="outline-none">
        <ul
          aria-busy={reviews.isPlaceholderData || undefined}
          className="mt-6 grid gap-x-10 lg:grid-cols-2"
        >
          {shown.map((review) => (
            <ReviewEntry
              key={review.id}
              {...{ recipeId, review }}
              reader={reader ?? null}
              isNew={review.id === writtenId}
              onDeleted={() => review.id === own?.id && focusButton(review.id)}
            />
          ))}
        </ul>
      </div>
      <More reviews={reviews} shown={shown.length} total={total} />
    </section>
  );
}

interface MoreProps {
  reviews: ReturnType<typeof useReviews>;
  shown: number;
  total: number;
}

/** Fetches some more; says how many there are, and when none came. */
function More({ reviews, shown, total }: MoreProps) {
  const t = useTranslations('reviews.list');
  if (!reviews.hasNextPage) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
      <Button
        variant="secondary"
        loading={reviews.isFetchingNextPage}
        onClick={() => void reviews.fetchNextPage()}
      >
        {t('more')}
      </Button>
      <p role="status" className="text-muted text-sm">
        {reviews.isFetchNextPageError ? t('moreFailed') : t('shown', { shown, total })}
      </p>
    </div>
  );
}

/** Leads back to the button after its form or a review has gone from the page. */
function useButtonFocus(shown: readonly Review[]) {
  const button = useRef<HTMLButtonElement>(null);
  const [pending, setPending] = useState<{ goneId: string | null } | null>(null);
  useEffect(() => {
    if (pending === null || shown.some(({ id }) => id === pending.goneId)) return;
    button.current?.focus();
    setPending(null);
  }, [pending, shown]);
  return { button, focusButton: (goneId: string | null) => setPending({ goneId }) };
}
