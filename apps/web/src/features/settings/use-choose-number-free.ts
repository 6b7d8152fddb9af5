import { chooseNumberFree } from '@pomona/contract/accounts';
import { useTranslations } from 'use-intl';
import { setNumberFree } from '#platform/appearance/number-free.ts';
import { useApi, useSession } from '#platform/services.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';

/** Hides or shows the figures at once in this browser, and for a member wherever else they sign in. */
export function useChooseNumberFree(): (isOn: boolean) => Promise<void> {
  const t = useTranslations('shell');
  const api = useApi();
  const session = useSession();

  return async (isOn) => {
    setNumberFree(isOn);
    if (session.state().status !== 'signed-in') return;
    try {
      session.updateUser(await api.call(chooseNumberFree, { body: { number_free: isOn } }));
    } catch {
      showToast({ title: t('numberFreeOnlyHere'), tone: 'destructive' });
    }
  };
}
