import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useApi, useSession } from '#platform/services.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import { createRoom, type Room } from './room.ts';
import type { RoomState } from './room-state.ts';

/** The chat of this member for as long as its page is open. */
export function useRoom(memberId: string): { room: Room; state: RoomState } {
  const t = useTranslations('chat.connection');
  const api = useApi();
  const session = useSession();
  const onLost = useEffectEvent(() =>
    showToast({ title: t('errorTitle'), description: t('retrying'), tone: 'destructive' }),
  );
  const onRefused = useEffectEvent((detail: string) =>
    showToast({ title: t('refusedTitle'), description: detail, tone: 'destructive' }),
  );
  const [room] = useState(() =>
    createRoom({
      ...{ api, memberId },
      token: session.token,
      onLost: () => onLost(),
      onRefused: (detail) => onRefused(detail),
    }),
  );
  useEffect(() => room.open(), [room]);
  const state = useSyncExternalStore(room.subscribe, room.state, room.state);
  return { room, state };
}
