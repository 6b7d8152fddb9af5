import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useConsentChange } from './use-consent-change.ts';

/** Asks before the consent is taken back, and with it everything that was stored. */
export function WithdrawDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('wellness.consent');
  const change = useConsentChange();
  const withdraw = () =>
    change.mutate('withdraw', {
      onSuccess() {
        onClose();
        showToast({ title: t('withdrawn'), tone: 'success' });
      },
    });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('withdrawTitle')}
      description={t('withdrawText')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button variant="danger" loading={change.isPending} onClick={withdraw}>
            {t('withdrawErase')}
          </Button>
        </>
      }
    />
  );
}
