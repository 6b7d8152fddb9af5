import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

interface Props {
  count: number;
  onLeave: () => void;
  onClose: () => void;
}

/** Logging out deletes what the server does not have yet: never unasked. */
export function UnsentDialog({ count, onLeave, onClose }: Props) {
  const t = useTranslations('shell.unsent');
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      description={t('text', { count })}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="danger" onClick={onLeave}>
            {t('leave')}
          </Button>
          <Button onClick={onClose}>{t('stay')}</Button>
        </>
      }
    />
  );
}
