import type { ChatEvent, ChatUser } from '@pomona/contract/chat/live';
import { chatTypingShownMilliseconds } from '@pomona/contract/constants';
import type { RoomState } from './room-state.ts';

interface CompanyParts {
  memberId: string;
  state(): RoomState;
  become(part: Partial<RoomState>): void;
}

type PeopleEvent = Extract<ChatEvent, { type: 'online_users' | 'user_status' | 'typing' }>;

const joinedMilliseconds = 4000;

/** Who else is here, who has just come and who writes (CHAT-06, CHAT-07). */
export function createCompany({ memberId, state, become }: CompanyParts) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  /** Done once the time is over, unless it is set anew meanwhile. */
  function later(key: string, milliseconds: number, done: () => void): void {
    clearTimeout(timers.get(key));
    timers.set(key, setTimeout(done, milliseconds));
  }

  function setTyping(userId: string, name: string, isTyping: boolean): void {
    const others = state().typing.filter((one) => one.userId !== userId);
    if (isTyping) {
      become({ typing: [...others, { userId, name }] });
      later(userId, chatTypingShownMilliseconds, () => setTyping(userId, name, false));
    } else if (others.length < state().typing.length) become({ typing: others });
  }

  function setStatus(user: ChatUser, action: 'joined' | 'left', count: number): void {
    const others = state().online.filter(({ user_id: id }) => id !== user.user_id);
    if (action === 'left') {
      setTyping(user.user_id, user.username, false);
      become({ online: others, onlineCount: count });
      return;
    }
    become({ online: sorted([...others, user]), onlineCount: count });
    if (user.user_id === memberId) return;
    become({ joined: user.username });
    later('joined', joinedMilliseconds, () => become({ joined: null }));
  }

  return {
    receive(event: PeopleEvent): void {
      if (event.type === 'online_users')
        become({ online: sorted(event.users), onlineCount: event.count });
      else if (event.type === 'user_status') setStatus(event.user, event.action, event.count);
      else if (event.user_id !== memberId)
        setTyping(event.user_id, event.username, event.is_typing);
    },
    /** A message ends the typing of its author. */
    stopTyping: (userId: string) => setTyping(userId, '', false),
    close(): void {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

const sorted = (users: readonly ChatUser[]): ChatUser[] =>
  [...users].sort((a, b) => a.username.localeCompare(b.username));
