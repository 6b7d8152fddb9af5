import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useInstall } from '#platform/offline/install-prompt.ts';
import { Button } from '#ui/button.tsx';

/** How Pomona gets onto the home screen, and what of it works there without a network. */
export function AppSection() {
  const t = useTranslations('settings.app');
  const install = useInstall();
  return (
    <div className="grid max-w-prose justify-items-start gap-4">
      <p>{t('offline')}</p>
      {install !== null && (
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" className="size-5" />}
          onClick={() => void install()}
        >
          {t('install')}
        </Button>
      )}
      {install === null && !isInstalled() && (
        <p className="text-muted text-sm">{t(isApple() ? 'onApple' : 'elsewhere')}</p>
      )}
    </div>
  );
}

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

/** Safari on phones and tablets has no call to install; tablets say that they are computers. */
const isApple = () =>
  navigator.userAgent.includes('iPhone') ||
  (navigator.userAgent.includes('Mac') && navigator.maxTouchPoints > 1);
