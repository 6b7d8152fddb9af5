import type { ChatEvent } from '@pomona/contract/chat/live';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod';
import type { Member } from '#platform/http/security/viewer.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import type { Mutes } from '../moderation/mutes/service.ts';

/** Announced for each member who begins or stops typing. */
const typingChanged = 'chat.typing';

/** Nothing of it is stored; clients forget a member who is silent for some seconds (CHAT-07). */
export interface Typing {
  setTyping(viewer: Member, isTyping: boolean): void;
  /** Their connection ended. */
  forget(viewer: Member): void;
  close(): void;
}

interface TypingParts {
  bus: Bus;
  clock(): number;
  mutes: Pick<Mutes, 'isMuted'>;
  log: FastifyBaseLogger;
  send(...events: ChatEvent[]): void;
}

const pauseMilliseconds = 1000;
/** Every typist reaches everybody: what comes meanwhile goes out together, and not all of it where very many type. */
const flushMilliseconds = 250;
const maxPending = 20;

const announcement = z.object({
  user_id: z.string().max(64),
  username: z.string().max(100),
  is_typing: z.boolean(),
});

export function createTyping({ bus, clock, mutes, log, send }: TypingParts): Typing {
  /** Of this process, with the instant of their last announcement. */
  const typists = new Map<string, { at: number; isTyping: boolean }>();
  const pending = new Map<string, z.infer<typeof announcement>>();
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    timer = undefined;
    send(...[...pending.values()].map((typist) => ({ type: 'typing' as const, ...typist })));
    pending.clear();
  }

  const stop = bus.subscribe(typingChanged, (payload) => {
    const { data } = announcement.safeParse(payload);
    if (data === undefined) return;
    if (pending.size >= maxPending && !pending.has(data.user_id)) return;
    pending.set(data.user_id, data);
    timer ??= setTimeout(flush, flushMilliseconds).unref();
  });

  const announce = ({ id, name }: Member, isTyping: boolean) =>
    void bus.publish(typingChanged, { user_id: id, username: name, is_typing: isTyping });

  async function announceUnlessMuted(viewer: Member): Promise<void> {
    try {
      const isHeard = !(await mutes.isMuted(viewer.id));
      if (isHeard && typists.get(viewer.id)?.isTyping === true) announce(viewer, true);
    } catch (error) {
      log.debug({ err: error }, 'nobody learns who types while the database is away');
    }
  }

  function setTyping(viewer: Member, isTyping: boolean): void {
    const last = typists.get(viewer.id);
    if (!isTyping) {
      if (last?.isTyping !== true) return;
      last.isTyping = false;
      announce(viewer, false);
    } else if (last === undefined || clock() - last.at >= pauseMilliseconds) {
      typists.set(viewer.id, { at: clock(), isTyping });
      void announceUnlessMuted(viewer);
    }
  }

  return {
    setTyping,
    forget(viewer) {
      setTyping(viewer, false);
      typists.delete(viewer.id);
    },
    close() {
      stop();
      clearTimeout(timer);
    },
  };
}
