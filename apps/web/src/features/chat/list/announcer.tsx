import type { ChatMessage } from '@pomona/contract/chat/messages';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAnnouncements } from './announcements.ts';

interface Props {
  messages: readonly ChatMessage[];
  memberId: string;
}

/** Reads out what others write while one is here, politely. */
export function Announcer({ messages, memberId }: Props) {
  const t = useTranslations('chat.list');
  const { isOn } = useAnnouncements();
  const last = messages.at(-1);
  const lastSequence = useRef(last?.sequence);
  const [text, setText] = useState('');
  useEffect(() => {
    const before = lastSequence.current;
    lastSequence.current = last?.sequence;
    if (last === undefined || before === undefined || last.sequence <= before) return;
    if (!isOn || last.user_id === memberId) return;
    setText(t('announcement', { name: last.username ?? '', text: last.message }));
  }, [last, isOn, memberId, t]);
  return (
    <p className="sr-only" aria-live="polite">
      {text}
    </p>
  );
}
