import { type ReviewOrder, reviewOrders } from '@pomona/contract/reviews';
import { useTranslations } from 'use-intl';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { ReviewSummary } from './review-summary.tsx';
import type { useReviews } from './use-reviews.ts';

interface Props {
  reviews: ReturnType<typeof useReviews>;
  /** The reader's own recipe is reviewed by others. */
  isOwner: boolean;
}

/** What stands above the reviews: their figures and order, or that there are none yet. */
export function ReviewsOverview({ reviews, isOwner }: Props) {
  const page = useTranslations('recipe-detail.page');
  const [first] = reviews.data?.pages ?? [];
  if (reviews.isPending) {
    return (
      <p role="status" className="mt-4 text-muted">
        {page('reviewsLoading')}
      </p>
    );
  }
  if (first === undefined || first.total === 0)
    return isOwner ? null : <p className="mt-4 text-muted">{page('reviewsEmpty')}</p>;
  return (
    <>
      <ReviewSummary page={first} />
      {first.total > 1 && <OrderChoice value={reviews.order} onChange={reviews.setOrder} />}
    </>
  );
}

function OrderChoice(props: { value: ReviewOrder; onChange: (order: ReviewOrder) => void }) {
  const t = useTranslations('reviews.list');
  return (
    <SegmentedControl
      label={t('order')}
      segments={reviewOrders.map((value) => ({ value, label: t(value) }))}
      value={props.value}
      onChange={props.onChange}
      className="mt-6"
    />
  );
}
