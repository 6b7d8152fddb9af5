import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

interface Props {
  /** Of the recipe. */
  title: string;
  onClose: () => void;
  onDecline: () => void;
}

/** Asks before an offer is declined. */
export function DeclineDialog({ title, onClose, onDecline }: Props) {
  const t = useTranslations('publication');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('declineTitle', { title })}
      description={t('declineText')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button variant="danger" onClick={onDecline}>
            {t('decline')}
          </Button>
        </>
      }
    />
  );
}
