import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { useFailureLog } from '#platform/use-failure-log.ts';
import { StarRating } from '#ui/star-rating.tsx';
import { reviewsQuery } from './queries.ts';

/** What people say of a recipe, newest first (REV-01, REV-02). A failed fetch reads as none and is only logged. */
export function ReviewList({ recipeId }: { recipeId: string }) {
  const t = useTranslations('recipe.detail');
  const shared = useTranslations('recipes.card');
  const format = useFormatter();
  const reviews = useQuery(reviewsQuery(useApi(), recipeId));
  useFailureLog('The reviews could not be loaded', reviews.error);
  return (
    <section aria-labelledby="reviews" className="print:hidden">
      <h2 id="reviews" className="text-2xl">
        {t('reviews')}
      </h2>
      {reviews.isPending && (
        <p role="status" className="mt-4 text-muted">
          {t('reviewsLoading')}
        </p>
      )}
      {!reviews.isPending && (reviews.data?.length ?? 0) === 0 && (
        <p className="mt-4 text-muted">{t('reviewsEmpty')}</p>
      )}
      <ul className="mt-4 grid gap-x-10 divide-y divide-hairline lg:grid-cols-2 lg:divide-y-0">
        {reviews.data?.map((review) => (
          <li key={review.id} className="py-5 lg:border-hairline lg:border-t">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="font-semibold">{review.user_name}</p>
              <StarRating
                value={review.rating}
                label={shared('rating', { rating: String(review.rating) })}
                display={String(review.rating)}
              />
            </div>
            <p className="mt-1 text-muted text-sm">
              <time dateTime={review.created_at}>
                {format.dateTime(new Date(review.created_at), { dateStyle: 'long' })}
              </time>
              {review.is_demo && <> · {t('reviewDemo')}</>}
            </p>
            <p className="mt-2 max-w-prose whitespace-pre-line">{review.comment}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
