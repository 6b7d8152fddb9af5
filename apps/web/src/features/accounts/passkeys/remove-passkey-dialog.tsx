import type { Passkey } from '@pomona/contract/accounts/passkeys';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useRemovePasskey } from './use-change-passkeys.ts';

/** A removed passkey can't come back, so this asks first. */
export function RemovePasskeyDialog({
  passkey,
  onClose,
}: {
  passkey: Passkey;
  onClose: () => void;
}) {
  const t = useTranslations('settings.passkeys');
  const remove = useRemovePasskey();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('removeTitle', { name: passkey.name })}
      description={t('removeText')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="danger"
            loading={remove.isPending}
            onClick={() => remove.mutate(passkey.id, { onSuccess: onClose })}
          >
            {t('remove')}
          </Button>
        </>
      }
    />
  );
}
