import { ArrowDown } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import type { MessageActions } from '../actions/use-message-actions.tsx';
import type { Room } from '../room/room.ts';
import type { RoomState } from '../room/room-state.ts';
import { listItems } from './list-items.ts';
import { ListRow } from './list-row.tsx';
import { useReadUntil } from './read-until.ts';
import { useJump } from './use-jump.ts';
import { useMessageRows } from './use-message-rows.ts';

interface Props {
  room: Room;
  state: RoomState;
  memberId: string;
  actions: MessageActions;
  renderRecipe: (id: string) => ReactNode;
}

/** All messages, oldest first; only those near the screen are rendered (CHAT-02). */
export function MessageList({ room, state, memberId, actions, renderRecipe }: Props) {
  const t = useTranslations('chat.list');
  const { log, outgoing, isLoadingOlder } = state;
  const newest = log.messages.at(-1)?.sequence ?? null;
  const [seen, setSeen] = useState(newest);
  const readUntil = useReadUntil(memberId, seen);
  const items = useMemo(
    () => listItems({ log, outgoing }, { memberId, readUntil }),
    [log, outgoing, memberId, readUntil],
  );
  const { scroller, virtualizer } = useMessageRows(items, {
    isLoadingOlder,
    onOlder: room.loadOlder,
  });
  const isAtEnd = virtualizer.isAtEnd();
  useEffect(() => {
    if (isAtEnd) setSeen(newest);
  }, [isAtEnd, newest]);
  const unseen = log.messages.filter(
    ({ sequence, user_id: id }) => sequence > (seen ?? 0) && id !== memberId,
  ).length;

  const jump = useJump(room, items, virtualizer);
  const rows = virtualizer.getVirtualItems();
  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
        tabIndex={0}
        aria-label={t('label')}
        aria-busy={isLoadingOlder}
        className="h-full overflow-y-auto overscroll-contain px-3 [overflow-anchor:none] sm:px-5"
      >
        <ol className="relative" style={{ height: virtualizer.getTotalSize() }}>
          {rows.map(({ index, key, start }) => {
            const item = items[index];
            if (item === undefined) return null;
            return (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                id={item.kind === 'message' ? `message-${item.message.id}` : undefined}
                tabIndex={-1}
                className="absolute inset-x-0 rounded-control outline-offset-2"
                // Not by a transform: menus of a row would lie below the next one.
                style={{ top: start }}
              >
                <ListRow {...{ item, room, memberId, actions, renderRecipe }} onJump={jump} />
              </li>
            );
          })}
        </ol>
      </section>
      {isLoadingOlder && (
        <p
          role="status"
          className="pointer-events-none absolute inset-x-0 top-2 mx-auto w-fit rounded-full bg-surface px-3 py-1 text-muted text-sm shadow-float"
        >
          {t('loadingOlder')}
        </p>
      )}
      {!isAtEnd && (
        <Button
          variant="secondary"
          size="small"
          className="absolute right-4 bottom-3 rounded-full shadow-float"
          onClick={() => virtualizer.scrollToEnd({ behavior: 'smooth' })}
          icon={<ArrowDown aria-hidden="true" className="size-4" />}
        >
          {unseen > 0 ? t('newMessages', { count: unseen }) : t('toNewest')}
        </Button>
      )}
    </div>
  );
}
