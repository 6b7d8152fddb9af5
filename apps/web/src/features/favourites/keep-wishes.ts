import { readOwnUser } from '@pomona/contract/accounts';
import { removeFavourite, saveFavourite } from '@pomona/contract/favourites';
import { ApiError } from '#platform/api/failures.ts';
import type { Wishes } from './wishes.ts';

/** How a wish ended: accepted by the server, or not. */
export type Outcome = { saves: boolean; error: null } | { saves: boolean; error: Error };

/** Whoever waits longer is told that it failed; what comes next in the line waits no longer either. */
const patienceMilliseconds = 20_000;

/** One call at a time: each answer is the whole list, and an older one must not come last. */
const lines = new WeakMap<Wishes, Promise<unknown>>();

function inLine<T>(wishes: Wishes, call: () => Promise<T>): Promise<T> {
  const turn = (lines.get(wishes) ?? Promise.resolve()).then(call, call);
  lines.set(wishes, turn);
  return turn;
}

/**
 * Brings the server to what was pressed last for this recipe (FAV-02). `null` where an earlier call has done it, a
 * later press will, or the member has left.
 */
export function keepWish(wishes: Wishes, recipeId: string): Promise<Outcome | null> {
  const { session } = wishes;
  const token = session.token();
  return inLine(wishes, async () => {
    const saves = wishes.pressed().get(recipeId);
    if (saves === undefined) return null;
    if (session.token() !== token) {
      wishes.set(recipeId, undefined);
      return null;
    }
    const error = await send(wishes, recipeId, saves);
    // Pressed again meanwhile: the turn of that press has the last word.
    if (wishes.pressed().get(recipeId) !== saves) return null;
    wishes.set(recipeId, undefined);
    if (session.token() !== token) return null;
    // Nobody knows whether it arrived, or the recipe is gone and the server has forgotten it.
    const isAnswered = error instanceof ApiError && error.status !== 404;
    if (error !== null && !isAnswered) void readAgain(wishes);
    return error === null ? { saves, error } : { saves, error };
  });
}

async function send(wishes: Wishes, recipeId: string, saves: boolean): Promise<Error | null> {
  const { api, session } = wishes;
  const token = session.token();
  const signal = AbortSignal.timeout(patienceMilliseconds);
  try {
    const endpoint = saves ? saveFavourite : removeFavourite;
    const { favorite_recipes } = await api.call(endpoint, { params: { recipeId }, signal });
    const now = session.state();
    if (session.token() === token && now.status === 'signed-in')
      session.updateUser({ ...now.user, favorite_recipes });
    wishes.tellOthers();
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

const readings = new WeakMap<Wishes, Promise<void>>();

/** Asks the server what the favourites are now; a failure leaves what is known. */
export function readAgain(wishes: Wishes): Promise<void> {
  const waiting = readings.get(wishes);
  if (waiting) return waiting;
  const reading = inLine(wishes, async () => {
    readings.delete(wishes);
    const { api, session } = wishes;
    const token = session.token();
    if (session.state().status !== 'signed-in') return;
    const signal = AbortSignal.timeout(patienceMilliseconds);
    const user = await api.call(readOwnUser, { signal }).catch(() => null);
    const now = session.state();
    if (user === null || session.token() !== token || now.status !== 'signed-in') return;
    session.updateUser({ ...now.user, favorite_recipes: user.favorite_recipes });
  });
  readings.set(wishes, reading);
  return reading;
}
