import { type ChatMessage, listChatMessages } from '@pomona/contract/chat/messages';
import { chatHistoryLimit } from '@pomona/contract/constants';
import type { Api } from '#platform/api/api.ts';
import { ApiError } from '#platform/api/failures.ts';
import { logOf, withChange, withOlder, withRevision } from './message-log.ts';
import type { RoomState } from './room-state.ts';

interface HistoryParts {
  api: Api;
  state(): RoomState;
  become(part: Partial<RoomState>): void;
  onMessages(messages: readonly ChatMessage[]): void;
}

/** Reads what was written: the latest, older ones, and what changed while nobody listened. */
export interface History {
  /** The latest at first, afterwards all that changed since; one at a time. Resolves to whether all is there. */
  catchUp(): Promise<boolean>;
  loadOlder(): Promise<void>;
}

const limit = chatHistoryLimit;

export function createHistory({ api, state, become, onMessages }: HistoryParts): History {
  let running: Promise<boolean> | null = null;
  let isRequested = false;

  const read = (query: { before?: number; after?: number }) =>
    api.call(listChatMessages, { query: { limit, ...query } });

  async function readLatest(): Promise<void> {
    become({ history: 'loading' });
    const latest = await read({});
    // What arrived meanwhile is newer than the answer or in it.
    const arrived = state().log.messages;
    const log = arrived.reduce(withChange, logOf(latest, limit));
    become({ log, history: 'ready' });
  }

  async function readChanges(): Promise<void> {
    for (;;) {
      const changes = await read({ after: state().log.revision });
      const log = changes.reduce(withChange, state().log);
      become({ log: withRevision(log, changes.at(-1)?.revision ?? 0) });
      onMessages(changes);
      if (changes.length < limit) return;
    }
  }

  async function work(): Promise<boolean> {
    while (isRequested) {
      isRequested = false;
      if (state().history !== 'ready') await readLatest();
      // Also at first: what was deleted while the answer was on its way.
      await readChanges();
    }
    become({ isClosed: false });
    return true;
  }

  return {
    catchUp() {
      isRequested = true;
      running ??= work()
        .catch((error: unknown) => {
          console.error('The messages of the chat could not be loaded', error);
          const isClosed = error instanceof ApiError && error.code === 'chat_closed';
          if (isClosed) become({ isClosed });
          else if (state().history !== 'ready') become({ history: 'failed' });
          return false;
        })
        .finally(() => {
          running = null;
        });
      return running;
    },
    async loadOlder() {
      const { log, isLoadingOlder } = state();
      const before = log.messages[0]?.sequence;
      if (isLoadingOlder || !log.hasOlder || before === undefined) return;
      become({ isLoadingOlder: true });
      try {
        const older = await read({ before });
        become({ log: withOlder(state().log, older, limit) });
      } catch (error) {
        console.error('Older messages of the chat could not be loaded', error);
      } finally {
        become({ isLoadingOlder: false });
      }
    },
  };
}
