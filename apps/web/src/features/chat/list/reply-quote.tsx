import type { ChatReply } from '@pomona/contract/chat/messages';
import { CornerUpLeft } from 'lucide-react';
import { useTranslations } from 'use-intl';

interface Props {
  reply: Pick<ChatReply, 'username' | 'message' | 'deleted'>;
  /** Leads to the original; without it there is none to lead to. */
  onJump?: (() => void) | undefined;
}

/** What a message answers to (CHAT-09). */
export function ReplyQuote({ reply, onJump }: Props) {
  const t = useTranslations('chat.list');
  const name = reply.username ?? t('formerMember');
  const text = reply.deleted ? t('deleted') : reply.message;
  const content = (
    <>
      <CornerUpLeft aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
      <span className="min-w-0">
        <span className="block font-semibold">{name}</span>
        <span className="line-clamp-2 break-words">{text}</span>
      </span>
    </>
  );
  const look =
    'mb-1.5 flex w-full gap-2 rounded-control border-leaf border-l-2 bg-paper px-2.5 py-1.5 text-left text-muted text-sm';
  if (onJump === undefined || reply.deleted) return <div className={look}>{content}</div>;
  return (
    <button
      type="button"
      onClick={onJump}
      aria-label={t('jumpTo', { name, text })}
      className={`${look} hover:text-leaf`}
    >
      {content}
    </button>
  );
}
