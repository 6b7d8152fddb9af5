import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

type Answer = NotificationPermission | 'unknown';

function permission(): Answer {
  return typeof Notification === 'undefined' ? 'unknown' : Notification.permission;
}

/** Asks whether the browser may tell of timers in other tabs, where nobody has answered yet: only when pressed. */
export function NotifyOffer() {
  const t = useTranslations('cooking.timers');
  const [before] = useState(permission);
  const [answer, setAnswer] = useState(before);
  if (before !== 'default' || answer === 'granted') return null;
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
    <button
      type="button"
      onClick={() => void Notification.requestPermission().then(setAnswer, () => {})}
      className="pointer-events-auto inline-flex min-h-11 items-center gap-2 rounded-full border border-hairline bg-surface px-4 font-medium text-muted text-sm shadow-float transition-colors hover:text-leaf"
    >
      <Bell aria-hidden="true" strokeWidth={1.75} className="size-4" />
      {t('notify')}
    </button>
  );
}
