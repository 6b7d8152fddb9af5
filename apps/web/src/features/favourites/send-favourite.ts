import { readOwnUser } from '@pomona/contract/accounts';
import { removeFavourite, saveFavourite } from '@pomona/contract/favourites';
import { ApiError } from '#platform/api/failures.ts';
import type { FavouriteMutations } from './favourite-mutations.ts';

export type Outcome = { saves: boolean; error: null } | { saves: boolean; error: Error };

/** After this the call counts as failed, and the next in the queue starts. */
const maxWaitMilliseconds = 20_000;

/** One call at a time: each answer is the whole list, and an older one must not come last. */
const queues = new WeakMap<FavouriteMutations, Promise<unknown>>();

function inQueue<T>(mutations: FavouriteMutations, call: () => Promise<T>): Promise<T> {
  const result = (queues.get(mutations) ?? Promise.resolve()).then(call, call);
  queues.set(mutations, result);
  return result;
}

/**
 * Brings the server to what was pressed last for this recipe (FAV-02). `null` where an earlier call has done it, a
 * later press will, or the member has left.
 */
export function sendFavourite(
  mutations: FavouriteMutations,
  recipeId: string,
): Promise<Outcome | null> {
  const { session } = mutations;
  const token = session.token();
  return inQueue(mutations, async () => {
    const saves = mutations.pressed().get(recipeId);
    if (saves === undefined) return null;
    if (session.token() !== token) {
      mutations.set(recipeId, undefined);
      return null;
    }
    const error = await send(mutations, recipeId, saves);
    // Pressed again meanwhile: the call of that press decides.
    if (mutations.pressed().get(recipeId) !== saves) return null;
    mutations.set(recipeId, undefined);
    if (session.token() !== token) return null;
    // It may have arrived, or the recipe is gone.
    const isAnswered = error instanceof ApiError && error.status !== 404;
    if (error !== null && !isAnswered) void readAgain(mutations);
    return error === null ? { saves, error } : { saves, error };
  });
}

async function send(
  mutations: FavouriteMutations,
  recipeId: string,
  saves: boolean,
): Promise<Error | null> {
  const { api, session } = mutations;
  const token = session.token();
  const signal = AbortSignal.timeout(maxWaitMilliseconds);
  try {
    const endpoint = saves ? saveFavourite : removeFavourite;
    const { favorite_recipes } = await api.call(endpoint, { params: { recipeId }, signal });
    const now = session.state();
    if (session.token() === token && now.status === 'signed-in')
      session.updateUser({ ...now.user, favorite_recipes });
    mutations.notifyOthers();
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

const readings = new WeakMap<FavouriteMutations, Promise<void>>();

/** Asks the server what the favourites are now; a failure leaves what is known. */
export function readAgain(mutations: FavouriteMutations): Promise<void> {
  const waiting = readings.get(mutations);
  if (waiting) return waiting;
  const reading = inQueue(mutations, async () => {
    readings.delete(mutations);
    const { api, session } = mutations;
    const token = session.token();
    if (session.state().status !== 'signed-in') return;
    const signal = AbortSignal.timeout(maxWaitMilliseconds);
    const user = await api.call(readOwnUser, { signal }).catch(() => null);
    const now = session.state();
    if (user === null || session.token() !== token || now.status !== 'signed-in') return;
    session.updateUser({ ...now.user, favorite_recipes: user.favorite_recipes });
  });
  readings.set(mutations, reading);
  return reading;
}
