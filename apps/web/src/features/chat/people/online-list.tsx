import type { ChatUser } from '@pomona/contract/chat/live';
import { useTranslations } from 'use-intl';
import { Avatar } from '#ui/avatar.tsx';

interface Props {
  users: readonly ChatUser[];
  count: number;
  memberId: string;
}

/** Who is here now, each once (CHAT-06). */
export function OnlineList({ users, count, memberId }: Props) {
  const t = useTranslations('chat.people');
  const others = count - users.length;
  if (users.length === 0) return <p className="text-muted text-sm">{t('nobody')}</p>;
  return (
    <ul className="grid gap-2.5">
      {users.map(({ user_id: id, username, avatar }) => (
        <li key={id} className="flex min-w-0 items-center gap-2.5">
          <Avatar name={username} src={avatar} size="small" />
          <span className="min-w-0 truncate">{username}</span>
          {id === memberId && <span className="text-muted text-sm">{t('you')}</span>}
        </li>
      ))}
      {others > 0 && <li className="text-muted text-sm">{t('more', { count: others })}</li>}
    </ul>
  );
}
