import type { ReactNode } from 'react';
import type { MessageActions } from '../actions/use-message-actions.tsx';
import type { Room } from '../room/room.ts';
import { DayLine } from './day-line.tsx';
import type { ListItem } from './list-items.ts';
import { MessageRow } from './message-row.tsx';
import { OutgoingRow } from './outgoing-row.tsx';
import { UnreadLine } from './unread-line.tsx';

interface Props {
  item: ListItem;
  room: Room;
  memberId: string;
  actions: MessageActions;
  onJump: (id: string) => void;
  renderRecipe: (id: string) => ReactNode;
}

export function ListRow({ item, room, memberId, actions, onJump, renderRecipe }: Props) {
  switch (item.kind) {
    case 'day':
      return <DayLine at={item.at} />;
    case 'unread':
      return <UnreadLine />;
    case 'message':
      return (
        <MessageRow
          message={item.message}
          isFirst={item.isFirst}
          {...{ memberId, actions, onJump, renderRecipe }}
        />
      );
    case 'outgoing':
      return (
        <OutgoingRow
          outgoing={item.outgoing}
          isFirst={item.isFirst}
          onRetry={room.retry}
          onDiscard={room.discard}
        />
      );
  }
}
