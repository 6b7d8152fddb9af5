import { useTranslations } from 'use-intl';
import { useTexts } from '#platform/use-texts.ts';
import { type ReviewedRecipe, ReviewSection } from './review-section.tsx';

/** What people say of a recipe, and where one says it too (REV-01 to REV-07). */
export function ReviewList({ recipe }: { recipe: ReviewedRecipe }) {
  const t = useTranslations('recipe-detail.page');
  const isSpoken = useTexts('reviews');
  return (
    <section aria-labelledby="reviews" className="print:hidden">
      {isSpoken ? (
        <ReviewSection recipe={recipe} />
      ) : (
        <>
          <h2 id="reviews" className="text-2xl">
            {t('reviews')}
          </h2>
          <p role="status" className="mt-4 text-muted">
            {t('reviewsLoading')}
          </p>
        </>
      )}
    </section>
  );
}
