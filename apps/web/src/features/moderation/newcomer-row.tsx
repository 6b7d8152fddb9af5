import type { Newcomer } from '@pomona/contract/admin/moderation';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { MuteDialog } from './mute-dialog.tsx';
import { useDates } from './use-dates.ts';
import { useMutes } from './use-mutes.ts';

/** One newcomer: since when, what they wrote, and whether they are limited or muted. */
export function NewcomerRow({ newcomer }: { newcomer: Newcomer }) {
  const t = useTranslations('moderation');
  const { until } = useDates();
  const [isMuting, setIsMuting] = useState(false);
  const { unmute } = useMutes(newcomer);
  const { name, muted_until: muted, limited_until: limited } = newcomer;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-hairline border-b py-3 last:border-b-0">
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className="text-muted text-sm">
          {t('newcomer.since', { date: until(newcomer.created_at) })}
        </p>
        <p className="text-muted text-sm">
          {t('newcomer.wrote', {
            messages: newcomer.message_count,
            reviews: newcomer.review_count,
          })}
        </p>
        {limited !== null && (
          <p className="text-sm">{t('newcomer.limited', { date: until(limited) })}</p>
        )}
        {muted !== null && (
          <p className="font-semibold text-berry text-sm">
            {t('mutedUntil', { date: until(muted) })}
          </p>
        )}
      </div>
      {muted === null ? (
        <Button
          variant="secondary"
          aria-label={t('mute.muteNamed', { name })}
          onClick={() => setIsMuting(true)}
        >
          {t('mute.mute')}
        </Button>
      ) : (
        <Button
          variant="secondary"
          aria-label={t('mute.undoNamed', { name })}
          loading={unmute.isPending}
          onClick={() => unmute.mutate()}
        >
          {t('mute.undo')}
        </Button>
      )}
      {isMuting && <MuteDialog member={newcomer} onClose={() => setIsMuting(false)} />}
    </li>
  );
}
