import { useFormatter, useTranslations } from 'use-intl';
import type { RoomState } from '../room/room-state.ts';

const maxNames = 2;

/** Who writes just now, or who has come (CHAT-06, CHAT-07). It keeps its height: nothing moves for it. */
export function CompanyLine({ typing, joined }: Pick<RoomState, 'typing' | 'joined'>) {
  const t = useTranslations('chat.people');
  const format = useFormatter();
  const names = typing.map(({ name }) => name);
  let text = joined === null ? '' : t('joined', { name: joined });
  if (names.length > 0)
    text =
      names.length > maxNames
        ? t('manyTyping')
        : t('typing', { names: format.list(names), count: names.length });
  return (
    <p className="hyphenate min-h-6 truncate px-4 text-muted text-sm" aria-live="off">
      {text}
    </p>
  );
}
