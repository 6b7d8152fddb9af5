import type { User } from '@pomona/contract/accounts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DeleteMessageDialog } from '../actions/delete-message-dialog.tsx';
import { MuteDialog } from '../actions/mute-dialog.tsx';
import { ReportMessageDialog } from '../actions/report-message-dialog.tsx';
import { useMessageActions } from '../actions/use-message-actions.tsx';
import { Announcer } from '../list/announcer.tsx';
import { MessageList } from '../list/message-list.tsx';
import { CompanyLine } from '../people/company-line.tsx';
import { OnlineList } from '../people/online-list.tsx';
import { Composer } from '../writing/composer.tsx';
import { useWriting } from '../writing/use-writing.ts';
import { HistoryArea } from './history-area.tsx';
import { RoomHeader } from './room-header.tsx';
import { useRoom } from './use-room.ts';

interface Props {
  member: User;
  /** The address of a recipe that is to be shared here. */
  shared: string | null;
  renderRecipe: (id: string) => ReactNode;
}

/** The community chat (CHAT-01…12). It fills the window below the navigation: the messages scroll, the rest stays. */
export function ChatRoom({ member, shared, renderRecipe }: Props) {
  const t = useTranslations('chat');
  const { room, state } = useRoom(member.id);
  const { actions, purpose, setPurpose, dialog, closeDialog } = useMessageActions(member);
  const writing = useWriting({ memberId: member.id, room, purpose, setPurpose, shared });
  return (
    <div className="page-width grid h-[calc(100dvh-4.25rem)] grid-cols-1 gap-6 max-sm:px-0 sm:py-5 lg:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="flex min-h-0 flex-col overflow-hidden border-hairline bg-paper sm:rounded-hero sm:border">
        <RoomHeader state={state} memberId={member.id} />
        <p className="border-hairline border-b px-4 py-2 text-muted text-sm">{t('room.rules')}</p>
        <HistoryArea room={room} state={state}>
          <MessageList {...{ room, state, actions, renderRecipe }} memberId={member.id} />
        </HistoryArea>
        <Announcer messages={state.log.messages} memberId={member.id} />
        <CompanyLine typing={state.typing} joined={state.joined} />
        {!state.isClosed && (
          <Composer
            text={writing.text}
            purpose={purpose}
            isConnected={state.connection === 'connected'}
            isSaving={writing.isSaving}
            onChange={writing.change}
            onSend={writing.send}
            onCancel={writing.cancel}
          />
        )}
      </div>
      <aside aria-labelledby="online-people" className="hidden min-h-0 overflow-y-auto lg:block">
        <h2 id="online-people" className="mb-4 text-lg">
          {t('people.heading', { count: state.onlineCount })}
        </h2>
        <OnlineList users={state.online} count={state.onlineCount} memberId={member.id} />
      </aside>
      {dialog?.kind === 'delete' && (
        <DeleteMessageDialog
          message={dialog.message}
          isOwn={dialog.message.user_id === member.id}
          onDeleted={room.remove}
          onClose={closeDialog}
        />
      )}
      {dialog?.kind === 'report' && (
        <ReportMessageDialog message={dialog.message} onClose={closeDialog} />
      )}
      {dialog?.kind === 'mute' && dialog.message.user_id !== null && (
        <MuteDialog
          userId={dialog.message.user_id}
          name={dialog.message.username ?? t('list.formerMember')}
          onClose={closeDialog}
        />
      )}
    </div>
  );
}
