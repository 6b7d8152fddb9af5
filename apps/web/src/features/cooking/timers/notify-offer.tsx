import { Bell, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

type Answer = NotificationPermission | 'unknown';

/** Somebody does not want to be asked, until the page is loaded again. */
let isPutOff = false;

function permission(): Answer {
  return typeof Notification === 'undefined' ? 'unknown' : Notification.permission;
}

/** Asks for the permission of notifications, only when pressed. */
export function NotifyOffer() {
  const t = useTranslations('cooking.timers');
  const [before] = useState(permission);
  const [answer, setAnswer] = useState(before);
  if (before !== 'default' || answer === 'granted' || isPutOff) return null;

  function putOff(): void {
    isPutOff = true;
    setAnswer('unknown');
  }

  if (answer === 'denied') {
    return (
      <p
        role="status"
        className="rounded-control bg-surface px-3 py-1.5 text-muted text-sm shadow-float"
      >
        {t('notifyRefused')}
      </p>
    );
  }
  return (
    <div className="pointer-events-auto flex max-w-full items-center rounded-full border border-hairline bg-surface text-muted text-sm shadow-float">
      <button
        type="button"
        onClick={() => void Notification.requestPermission().then(setAnswer, () => {})}
        className="inline-flex min-h-11 items-center gap-2 pl-4 text-left font-medium transition-colors hover:text-leaf"
      >
        <Bell aria-hidden="true" className="size-4 shrink-0" />
        {t('notify')}
      </button>
      <button
        type="button"
        aria-label={t('notifyLater')}
        onClick={putOff}
        className="grid size-11 shrink-0 place-items-center rounded-full transition-colors hover:text-leaf"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
