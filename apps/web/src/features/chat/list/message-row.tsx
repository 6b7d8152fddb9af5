import type { ChatMessage } from '@pomona/contract/chat/messages';
import { memo, type ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Avatar } from '#ui/avatar.tsx';
import { classes } from '#ui/classes.ts';
import { MessageMenu } from '../actions/message-menu.tsx';
import type { MessageActions } from '../actions/use-message-actions.tsx';
import { Bubble } from './bubble.tsx';
import { MessageText } from './message-text.tsx';
import { ReplyQuote } from './reply-quote.tsx';

interface Props {
  message: ChatMessage;
  isFirst: boolean;
  memberId: string;
  actions: MessageActions;
  onJump: (id: string) => void;
  renderRecipe: (id: string) => ReactNode;
}

/** One message; name, picture and time stand with the first of a group. */
export const MessageRow = memo(function MessageRow(props: Props) {
  const { message, isFirst, memberId, actions, onJump, renderRecipe } = props;
  const t = useTranslations('chat.list');
  const format = useFormatter();
  const isOwn = message.user_id === memberId;
  const name = message.username ?? t('formerMember');
  const { reply } = message;
  const at = new Date(message.timestamp);
  const time = (
    <time dateTime={message.timestamp} className="text-muted text-xs tabular-nums">
      {format.dateTime(at, { hour: 'numeric', minute: '2-digit' })}
    </time>
  );
  return (
    <div className={classes('flex gap-2.5', isFirst ? 'pt-2.5' : 'pt-1', isOwn && 'justify-end')}>
      {!isOwn && (
        <div className="w-8 shrink-0">
          {isFirst && <Avatar name={name} src={message.avatar} size="small" />}
        </div>
      )}
      <div
        className={classes(
          'flex min-w-0 max-w-[85%] flex-col sm:max-w-[75%]',
          isOwn ? 'items-end' : 'items-start',
        )}
      >
        <p className={classes('mb-0.5 flex items-baseline gap-2', !isFirst && 'sr-only')}>
          <span className={classes('font-semibold text-sm', isOwn && 'sr-only')}>
            {isOwn ? t('you') : name}
          </span>
          {time}
        </p>
        <div
          className={classes('flex max-w-full items-start gap-0.5', isOwn && 'flex-row-reverse')}
        >
          <Bubble isOwn={isOwn}>
            {reply && <ReplyQuote reply={reply} onJump={() => onJump(reply.id)} />}
            <MessageText text={message.message} renderRecipe={renderRecipe} />
            {message.edited_at !== null && (
              <span className="text-muted text-xs">{t('edited')}</span>
            )}
          </Bubble>
          <MessageMenu message={message} name={name} actions={actions} />
        </div>
        {message.note === 'medical' && (
          <p className="mt-1 mb-1.5 max-w-prose px-1 text-muted text-xs">{t('medicalNote')}</p>
        )}
      </div>
    </div>
  );
});
