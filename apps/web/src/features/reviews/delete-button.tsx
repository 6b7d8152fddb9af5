import type { Review } from '@pomona/contract/reviews';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import { Button } from '#ui/button.tsx';
import { useAuthorName } from './use-author-name.ts';
import { useDeleteReview } from './use-review-changes.ts';

const DeleteDialog = lazyPart(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

interface Props {
  recipeId: string;
  review: Review;
  /** The reader wrote it; else an administrator removes it. */
  isOwn: boolean;
  onDeleted: () => void;
}

/** Deletes a review for good, after asking. */
export function DeleteButton({ recipeId, review, isOwn, onDeleted }: Props) {
  const t = useTranslations('reviews.delete');
  const author = useAuthorName(review);
  const [wasOpened, setWasOpened] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const remove = useDeleteReview({ recipeId, review, isOwn, onDeleted });
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={isOwn ? undefined : t('removeNamed', { name: author })}
        onClick={() => {
          setWasOpened(true);
          setIsConfirming(true);
        }}
        icon={<Trash2 aria-hidden="true" className="size-4" />}
      >
        {isOwn ? t('delete') : t('remove')}
      </Button>
      {wasOpened && (
        <DeleteDialog
          review={review}
          isOwn={isOwn}
          isOpen={isConfirming}
          onOpenChange={setIsConfirming}
          isPending={remove.isPending}
          onDelete={() => remove.mutate()}
        />
      )}
    </>
  );
}
