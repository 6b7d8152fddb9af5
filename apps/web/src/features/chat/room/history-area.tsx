import { DoorClosed, MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { Room } from './room.ts';
import type { RoomState } from './room-state.ts';

interface Props {
  room: Room;
  state: RoomState;
  children: ReactNode;
}

const widths = ['w-2/3', 'w-1/2', 'w-3/5', 'w-2/5', 'w-1/2'];

/** The messages; before that what there is to say instead. */
export function HistoryArea({ room, state, children }: Props) {
  const t = useTranslations('chat.history');
  if (state.isClosed)
    return (
      <div className="grid flex-1 place-items-center overflow-y-auto p-5">
        <EmptyState
          title={t('closedTitle')}
          picture={<DoorClosed aria-hidden="true" className="size-12 text-muted" />}
        >
          {t('closedText')}
        </EmptyState>
      </div>
    );
  if (state.history === 'loading')
    return (
      <div role="status" aria-label={t('loading')} className="grid flex-1 content-end gap-3 p-5">
        {widths.map((width, index) => (
          <Skeleton
            key={width + String(index)}
            className={classes('h-14 rounded-card', width, index % 2 === 1 && 'ml-auto')}
          />
        ))}
      </div>
    );
  const isEmpty = state.log.messages.length + state.outgoing.length === 0;
  if (state.history === 'ready' && !isEmpty) return children;
  const isFailed = state.history === 'failed';
  return (
    <div className="grid flex-1 place-items-center overflow-y-auto p-5">
      <EmptyState
        title={isFailed ? t('failedTitle') : t('emptyTitle')}
        {...(isFailed
          ? { action: <Button onClick={room.reload}>{t('tryAgain')}</Button> }
          : { picture: <MessagesSquare aria-hidden="true" className="size-12 text-leaf" /> })}
      >
        {isFailed ? t('failedText') : t('emptyText')}
      </EmptyState>
    </div>
  );
}
