import { erasureDelayDays } from '@pomona/contract/constants';
import { useState } from 'react';
import { useFormatter, useNow, useTranslations } from 'use-intl';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { ExplainStep } from './explain-step.tsx';

const dayMilliseconds = 24 * 60 * 60 * 1000;

interface Props {
  onClose: () => void;
  onExport: () => void;
}

/** Two steps: what goes and what stays, then the password. */
export function DeleteAccountDialog({ onClose, onExport }: Props) {
  const t = useTranslations('settings.deletion');
  const format = useFormatter();
  const [isConfirming, setIsConfirming] = useState(false);
  const erasure = new Date(useNow().getTime() + erasureDelayDays * dayMilliseconds);
  const date = format.dateTime(erasure, { dateStyle: 'long' });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isConfirming ? t('confirmTitle') : t('explainTitle')}
      description={
        isConfirming ? t('confirmText', { date }) : t('explainText', { days: erasureDelayDays })
      }
      closeLabel={t('close')}
      className="max-w-140"
    >
      {isConfirming ? (
        <ConfirmStep onClose={onClose} />
      ) : (
        <ExplainStep
          onClose={onClose}
          onExport={onExport}
          onContinue={() => setIsConfirming(true)}
        />
      )}
    </Dialog>
  );
}
