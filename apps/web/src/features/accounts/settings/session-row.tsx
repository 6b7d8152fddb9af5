import type { Session } from '@pomona/contract/accounts/security';
import { MonitorSmartphone } from 'lucide-react';
import { useFormatter, useNow, useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';

interface Props {
  session: Session;
  isEnding: boolean;
  onEnd: () => void;
}

/** One browser that is signed in: what it is, when it was used, and the way to sign it out. */
export function SessionRow({ session, isEnding, onEnd }: Props) {
  const t = useTranslations('settings.sessions');
  const format = useFormatter();
  const now = useNow();
  const device = deviceName(session, t);
  const used = format.relativeTime(new Date(session.last_used_at), now);
  const since = format.dateTime(new Date(session.created_at), { dateStyle: 'medium' });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0">
      <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{device}</p>
        <p className="text-muted text-sm">
          {session.is_current ? t('current', { since }) : t('used', { used, since })}
        </p>
      </div>
      {!session.is_current && (
        <Button
          variant="secondary"
          size="small"
          loading={isEnding}
          onClick={onEnd}
          aria-label={t('endNamed', { device })}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
}

type Translate = ReturnType<typeof useTranslations<'settings.sessions'>>;

function deviceName({ browser, system }: Session, t: Translate): string {
  if (browser !== null && system !== null) return t('browserOnSystem', { browser, system });
  return browser ?? system ?? t('unknownDevice');
}
