import type { Review } from '@pomona/contract/reviews';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useAuthorName } from './use-author-name.ts';

interface Props {
  review: Pick<Review, 'user_name'>;
  /** The reader wrote it; else an administrator removes it. */
  isOwn: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  isPending: boolean;
  onDelete: () => void;
}

/** Asks before a review goes for good. */
export function DeleteDialog(props: Props) {
  const { review, isOwn, isOpen, onOpenChange, isPending, onDelete } = props;
  const t = useTranslations('reviews.delete');
  const author = useAuthorName(review);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={isOwn ? t('title') : t('removeTitle', { name: author })}
      description={t('text')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('keep')}
          </Button>
          <Button variant="danger" loading={isPending} onClick={onDelete}>
            {isOwn ? t('delete') : t('remove')}
          </Button>
        </>
      }
    />
  );
}
