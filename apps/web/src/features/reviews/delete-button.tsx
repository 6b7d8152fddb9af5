import type { Review } from '@pomona/contract/reviews';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useDeleteReview } from './use-review-changes.ts';

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
  const [isAsking, setIsAsking] = useState(false);
  const remove = useDeleteReview({ recipeId, review, isOwn, onDeleted });
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={isOwn ? undefined : t('removeNamed', { name: review.user_name })}
        onClick={() => setIsAsking(true)}
        icon={<Trash2 aria-hidden="true" strokeWidth={1.75} className="size-4" />}
      >
        {isOwn ? t('delete') : t('remove')}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={isOwn ? t('title') : t('removeTitle', { name: review.user_name })}
        description={t('text')}
        closeLabel={t('close')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              {t('keep')}
            </Button>
            <Button variant="danger" loading={remove.isPending} onClick={() => remove.mutate()}>
              {isOwn ? t('delete') : t('remove')}
            </Button>
          </>
        }
      />
    </>
  );
}
