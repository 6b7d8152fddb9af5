import { useTranslations } from 'use-intl';
import { useInstall } from '#platform/offline/install-prompt.ts';

/** Only where the browser can install the app. */
export function InstallLink() {
  const translate = useTranslations('shell');
  const install = useInstall();
  if (install === null) return null;
  return (
    <button
      type="button"
      onClick={() => void install()}
      className="wide-target text-muted underline-offset-4 hover:text-leaf hover:underline"
    >
      {translate('installApp')}
    </button>
  );
}
