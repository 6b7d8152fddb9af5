import { Wifi, WifiOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { classes } from '#ui/classes.ts';
import type { RoomState } from './room-state.ts';

/** Connected or not (CHAT-01), in words and with a sign. */
export function ConnectionBadge({ connection }: Pick<RoomState, 'connection'>) {
  const t = useTranslations('chat.connection');
  const isConnected = connection === 'connected';
  const Icon = isConnected ? Wifi : WifiOff;
  return (
    <span
      role="status"
      className={classes(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 font-semibold text-xs',
        isConnected ? 'bg-leaf-soft text-leaf' : 'bg-sunken text-muted',
      )}
    >
      <Icon aria-hidden="true" strokeWidth={2} className="size-3.5" />
      {t(connection)}
    </span>
  );
}
