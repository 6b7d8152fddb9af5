import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { ComparedVersions } from './compared-versions.tsx';
import { useVersionRestore } from './use-version-restore.ts';

interface Props {
  id: string;
  older: number;
  /** The newest version there is. */
  current: number;
  onClose: () => void;
}

/** Shows what restoring would change; and both versions again where somebody saved meanwhile (ADMIN-06). */
export function RestoreDialog({ id, older, current, onClose }: Props) {
  const t = useTranslations('admin-recipes.versions');
  const [seen, setSeen] = useState(current);
  const isOutdated = seen !== current;
  const [isRefused, setIsRefused] = useState(false);
  const restore = useVersionRestore({
    id,
    onRestored: onClose,
    onChanged: () => setIsRefused(true),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('restoreTitle', { version: older })}
      description={t('restoreText')}
      closeLabel={t('close')}
      className="max-w-220"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            loading={restore.isPending}
            onClick={() => {
              setIsRefused(false);
              setSeen(current);
              restore.mutate({ older, current });
            }}
          >
            {isRefused ? t('restoreAnyway') : t('restore')}
          </Button>
        </>
      }
    >
      {(isRefused || isOutdated) && (
        <p role="alert" className="mb-4 rounded-control bg-berry-soft p-3 text-berry text-sm">
          {t('changedMeanwhile', { version: current })}
        </p>
      )}
      <ComparedVersions id={id} older={current} newer={older} />
    </Dialog>
  );
}
