import { useBlocker } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

/** Asks before a page with unsaved changes is left; another tab of the page is no leaving. */
export function LeaveDialog({ isDirty }: { isDirty: boolean }) {
  const t = useTranslations('profile.leave');
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.status === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && stay()}
      title={t('title')}
      description={t('text')}
      closeLabel={t('stay')}
      footer={
        <>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            {t('leave')}
          </Button>
          <Button onClick={stay}>{t('stay')}</Button>
        </>
      }
    />
  );
}
