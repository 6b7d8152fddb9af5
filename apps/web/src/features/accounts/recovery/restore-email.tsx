import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { DeadLink } from './dead-link.tsx';
import { isLinkDead } from './is-link-dead.ts';
import { useLinkToken } from './use-link-token.ts';
import { useRestoreEmail } from './use-restore-email.ts';

/** Takes back a change of e-mail that somebody else made (AUTH-11). */
export function RestoreEmail() {
  const t = useTranslations('recovery.restore');
  const token = useLinkToken();
  const restore = useRestoreEmail();
  if (token === '' || isLinkDead(restore.error)) return <DeadLink />;
  return (
    <div className="grid gap-5">
      <ul className="grid list-disc gap-2 pl-5">
        <li>{t('email')}</li>
        <li>{t('sessions')}</li>
        <li>{t('password')}</li>
      </ul>
      <noscript>
        <p>{t('needsScripts')}</p>
      </noscript>
      <Button
        size="large"
        loading={restore.isPending}
        onClick={() => token !== null && restore.mutate(token)}
      >
        {t('confirm')}
      </Button>
    </div>
  );
}
