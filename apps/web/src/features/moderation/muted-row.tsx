import type { ChatMute } from '@pomona/contract/chat/moderation';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { useDates } from './use-dates.ts';
import { useMutes } from './use-mutes.ts';

/** One muted member, to let write again. */
export function MutedRow({ mute }: { mute: ChatMute }) {
  const t = useTranslations('moderation');
  const { until } = useDates();
  const { unmute } = useMutes({ id: mute.user_id, name: mute.username });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-hairline border-b py-3 last:border-b-0">
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">{mute.username}</p>
        <p className="text-muted text-sm">{t('mutedUntil', { date: until(mute.until) })}</p>
        {mute.reason !== '' && (
          <p className="wrap-anywhere text-muted text-sm">{t('noted', { note: mute.reason })}</p>
        )}
      </div>
      <Button
        variant="secondary"
        aria-label={t('mute.undoNamed', { name: mute.username })}
        loading={unmute.isPending}
        onClick={() => unmute.mutate()}
      >
        {t('mute.undo')}
      </Button>
    </li>
  );
}
