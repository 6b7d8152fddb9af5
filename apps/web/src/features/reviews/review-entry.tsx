import type { User } from '@pomona/contract/accounts';
import type { Review } from '@pomona/contract/reviews';
import { CookingPot, Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { StarRating } from '#ui/figures/star-rating.tsx';
import { DeleteButton } from './delete-button.tsx';
import { DraftedReviewForm } from './drafted-review-form.tsx';
import { HelpfulButton } from './helpful-button.tsx';
import { ReportButton } from './reporting/report-button.tsx';
import { useAuthorName } from './use-author-name.ts';

interface Props {
  recipeId: string;
  review: Review;
  reader: User | null;
  /** It was written just now: the reader is led to it. */
  isNew: boolean;
  onDeleted: () => void;
}

/** One review: who, how many stars, when, and what they say (REV-02). */
export function ReviewEntry(props: Props) {
  const { recipeId, review, reader } = props;
  const [isEditing, setIsEditing] = useState(false);
  const [hasReturned, setHasReturned] = useState(false);
  const isOwn = reader?.id === review.user_id;
  const leave = () => {
    setIsEditing(false);
    setHasReturned(true);
  };
  if (reader && isOwn && isEditing) {
    return (
      <li className="lg:col-span-2">
        <DraftedReviewForm
          recipeId={recipeId}
          memberId={reader.id}
          review={review}
          onSaved={leave}
          onCancel={leave}
        />
      </li>
    );
  }
  return (
    <ReadReview
      {...props}
      isOwn={isOwn}
      takesFocus={props.isNew || hasReturned}
      onEdit={() => setIsEditing(true)}
    />
  );
}

function ReadReview(props: Props & { isOwn: boolean; takesFocus: boolean; onEdit: () => void }) {
  const { recipeId, review, reader, isOwn, takesFocus } = props;
  const t = useTranslations('reviews.entry');
  const shared = useTranslations('recipes.card');
  const author = useAuthorName(review);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (takesFocus) item.current?.focus();
  }, [takesFocus]);
  const rating = String(review.rating);
  return (
    <li ref={item} tabIndex={-1} className="min-w-0 border-hairline border-t py-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex min-w-0 items-center gap-3 font-semibold">
          <Avatar name={author} src={review.user_avatar} size="small" />
          <span dir="auto" className="wrap-anywhere min-w-0">
            {author}
          </span>
        </p>
        <StarRating value={review.rating} label={shared('rating', { rating })} display={rating} />
      </div>
      <Circumstances review={review} isOwn={isOwn} />
      <p dir="auto" className="wrap-anywhere mt-2 max-w-prose overflow-clip whitespace-pre-line">
        {review.comment}
      </p>
      {review.swaps !== '' && (
        <p className="wrap-anywhere mt-2 max-w-prose overflow-clip whitespace-pre-line text-sm">
          <span className="font-semibold">{t('swaps')}</span> <bdi>{review.swaps}</bdi>
        </p>
      )}
      <div className="-ml-3.5 mt-1.5 flex flex-wrap">
        {isOwn ? (
          <>
            <Button
              variant="quiet"
              size="small"
              onClick={props.onEdit}
              icon={<Pencil aria-hidden="true" className="size-4" />}
            >
              {t('edit')}
            </Button>
            <DeleteButton {...{ recipeId, review, isOwn }} onDeleted={props.onDeleted} />
          </>
        ) : (
          <>
            <HelpfulButton {...{ recipeId, review }} isSignedIn={reader !== null} />
            {reader !== null && <ReportButton review={review} />}
            {reader?.is_admin && (
              <DeleteButton {...{ recipeId, review, isOwn }} onDeleted={props.onDeleted} />
            )}
          </>
        )}
      </div>
    </li>
  );
}

/** When it was written, and what else there is to know of it. */
function Circumstances({ review, isOwn }: { review: Review; isOwn: boolean }) {
  const t = useTranslations('reviews.entry');
  const format = useFormatter();
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-muted text-sm">
      <time dateTime={review.created_at}>
        {format.dateTime(new Date(review.created_at), { dateStyle: 'long' })}
      </time>
      {isOwn && <span>{t('own')}</span>}
      {isOwn && review.helpful_count > 0 && (
        <span>{t('helped', { count: review.helpful_count })}</span>
      )}
      {review.edited_at !== null && <span>{t('edited')}</span>}
      {review.is_demo && <span>{t('demo')}</span>}
      {review.made_it && (
        <span className="inline-flex items-center gap-1.5 font-medium text-leaf">
          <CookingPot aria-hidden="true" className="size-4" />
          {t('madeIt')}
        </span>
      )}
    </p>
  );
}
