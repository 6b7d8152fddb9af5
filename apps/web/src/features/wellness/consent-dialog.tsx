import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useConsentChange } from './use-meal-changes.ts';

interface Props {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Goes on with what the member wanted. */
  onAgreed: () => void;
}

const points = ['what', 'who', 'delete'] as const;

/** Asks before anything of a member's health is stored: what it is, who sees it, how it goes again. */
export function ConsentDialog({ isOpen, onOpenChange, onAgreed }: Props) {
  const t = useTranslations('wellness.consent');
  const change = useConsentChange();
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('title')}
      description={t('lead')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('refuse')}
          </Button>
          <Button
            loading={change.isPending}
            onClick={() => change.mutate('give', { onSuccess: onAgreed })}
          >
            {t('agree')}
          </Button>
        </>
      }
    >
      <dl className="grid gap-4">
        {points.map((point) => (
          <div key={point}>
            <dt className="font-semibold">{t(`${point}.title`)}</dt>
            <dd className="mt-0.5 text-muted">{t(`${point}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
