import { toastMilliseconds } from '@pomona/contract/constants';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import { useShownToast } from '#ui/feedback/toast-message.ts';

const Toaster = lazyPart(async () => (await import('#ui/feedback/toast.tsx')).Toaster);

/** Where messages appear (TOAST-01). Its code comes with the first message: most visits show none. */
export function Toasts() {
  const translate = useTranslations('shell');
  const shown = useShownToast();
  const [isNeeded, setNeeded] = useState(false);
  if (shown !== null && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Toaster
      milliseconds={toastMilliseconds}
      regionLabel={translate('notifications')}
      announcementLabel={translate('notification')}
      closeLabel={translate('closeNotification')}
    />
  );
}
