import { CloudOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useIsOnline } from '#platform/offline/changes/use-is-online.ts';
import { useIsServerReached } from '#platform/offline/reading/connection.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useConsentChange } from './use-consent-change.ts';

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
  const isOnline = useIsOnline();
  const isReached = useIsServerReached();
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
      {!(isOnline && isReached) && (
        <p role="status" className="mb-4 flex items-start gap-2 rounded-card bg-paper p-3 text-sm">
          <CloudOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t('offline')}
        </p>
      )}
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
