import type { Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '#ui/feedback/toast-message.ts';
import type { Room } from '../room/room.ts';
import type { ListItem } from './list-items.ts';

type Rows = Pick<Virtualizer<HTMLElement, Element>, 'scrollToIndex'>;

/** Pages of older messages that are fetched to find an original. */
const maxPages = 20;
/** Until the row is rendered. */
const maxFrames = 60;

/** Leads to the original of a reply, which may have to be fetched, and puts the focus there (CHAT-09). */
export function useJump(room: Room, items: readonly ListItem[], rows: Rows): (id: string) => void {
  const t = useTranslations('chat.list');
  const [target, setTarget] = useState<string | null>(null);
  const index = items.findIndex((item) => item.kind === 'message' && item.message.id === target);

  useEffect(() => {
    if (target === null || index < 0) return;
    rows.scrollToIndex(index, { align: 'center' });
    setTarget(null);
    focusWhenThere(`message-${target}`, maxFrames);
  }, [target, index, rows]);

  return useCallback(
    (id) => {
      void isLoaded(room, id).then((isThere) =>
        isThere ? setTarget(id) : showToast({ title: t('furtherUp') }),
      );
    },
    [room, t],
  );
}

async function isLoaded(room: Room, id: string): Promise<boolean> {
  const isThere = () => room.state().log.messages.some((message) => message.id === id);
  for (let page = 0; page < maxPages && !isThere(); page += 1) {
    if (!room.state().log.hasOlder) break;
    await room.loadOlder();
  }
  return isThere();
}

function focusWhenThere(id: string, frames: number): void {
  const element = document.getElementById(id);
  if (element !== null) element.focus({ preventScroll: true });
  else if (frames > 0) requestAnimationFrame(() => focusWhenThere(id, frames - 1));
}
