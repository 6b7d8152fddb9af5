import type { Api } from '#platform/api/api.ts';
import type { Session } from '#platform/session/session.ts';
import { favouritesChannel, type Wishes } from './wishes.ts';

export const loadKeeping = () => import('./keep-wishes.ts');

const known = new WeakMap<Session, Wishes>();

/** The wishes of this window; the same for every heart. */
export function wishesOf(session: Session, api: Api): Wishes {
  const wishes = known.get(session) ?? createWishes(session, api);
  known.set(session, wishes);
  return wishes;
}

function createWishes(session: Session, api: Api): Wishes {
  let pressed: ReadonlyMap<string, boolean> = new Map();
  const listeners = new Set<() => void>();
  let channel: BroadcastChannel | undefined;

  const wishes: Wishes = {
    api,
    session,
    pressed: () => pressed,
    set(recipeId, wish) {
      const others = [...pressed].filter(([id]) => id !== recipeId);
      pressed = new Map(wish === undefined ? others : [...others, [recipeId, wish]]);
      for (const listener of listeners) listener();
    },
    tellOthers() {
      // A message is heard on every channel but the one that it is sent on.
      const sending = channel ?? new BroadcastChannel(favouritesChannel);
      sending.postMessage('changed');
      if (sending !== channel) sending.close();
    },
    subscribe(listener) {
      listeners.add(listener);
      channel ??= listen();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        channel?.close();
        channel = undefined;
      };
    },
  };

  function listen(): BroadcastChannel {
    const opened = new BroadcastChannel(favouritesChannel);
    opened.onmessage = () =>
      void loadKeeping().then(
        ({ readAgain }) => readAgain(wishes),
        () => undefined,
      );
    return opened;
  }
  return wishes;
}
