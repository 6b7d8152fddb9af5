import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { UserAct } from './use-user-changes.ts';

interface Props {
  act: UserAct;
  name: string;
  isPending: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Says what will happen to the account before it does. */
export function UserActDialog({ act, name, isPending, onClose, onConfirm }: Props) {
  const t = useTranslations('admin.users');
  const isDangerous = act === 'delete' || act === 'disable';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(`acts.${act}.title`, { name })}
      description={t(`acts.${act}.text`)}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant={isDangerous ? 'danger' : 'primary'}
            loading={isPending}
            onClick={onConfirm}
          >
            {t(`acts.${act}.label`)}
          </Button>
        </>
      }
    />
  );
}
