import type { Api } from '#platform/api/api.ts';
import type { Session } from '#platform/session/session.ts';
import { type FavouriteMutations, favouritesChannel } from './favourite-mutations.ts';

export const loadSending = () => import('./send-favourite.ts');

const known = new WeakMap<Session, FavouriteMutations>();

export function mutationsOf(session: Session, api: Api): FavouriteMutations {
  const mutations = known.get(session) ?? createMutations(session, api);
  known.set(session, mutations);
  return mutations;
}

function createMutations(session: Session, api: Api): FavouriteMutations {
  let pressed: ReadonlyMap<string, boolean> = new Map();
  const listeners = new Set<() => void>();
  let channel: BroadcastChannel | undefined;

  const mutations: FavouriteMutations = {
    api,
    session,
    pressed: () => pressed,
    set(recipeId, saves) {
      const others = [...pressed].filter(([id]) => id !== recipeId);
      pressed = new Map(saves === undefined ? others : [...others, [recipeId, saves]]);
      for (const listener of listeners) listener();
    },
    notifyOthers() {
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
      void loadSending().then(
        ({ readAgain }) => readAgain(mutations),
        () => undefined,
      );
    return opened;
  }
  return mutations;
}
