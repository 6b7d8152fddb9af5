import { readOwnUser } from '@pomona/contract/accounts';
import { expect, it, vi } from 'vitest';
import type { FavouriteMutations } from './favourite-mutations.ts';
import { readAgain, sendFavourite } from './send-favourite.ts';

/** A window whose server is asked who is here and never answers. */
function silentWindow(): FavouriteMutations & { calls: string[] } {
  const calls: string[] = [];
  let pressed: ReadonlyMap<string, boolean> = new Map([['soup', true]]);
  const call = ({ name }: { name: string }, { signal }: { signal?: AbortSignal }) => {
    calls.push(name);
    if (name !== readOwnUser.name) return Promise.resolve({ favorite_recipes: ['soup'] });
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  };
  const state = { status: 'signed-in', user: { favorite_recipes: [] } };
  const session = { token: () => 'token', state: () => state, updateUser() {} };
  return {
    calls,
    api: { call } as unknown as FavouriteMutations['api'],
    session: session as unknown as FavouriteMutations['session'],
    pressed: () => pressed,
    set(recipeId, saves) {
      pressed = new Map(saves === undefined ? [] : [[recipeId, saves]]);
    },
    notifyOthers() {},
    subscribe: () => () => {},
  };
}

it('FAV-02 a heart waits behind a reading no longer than anybody waits', async () => {
  const patience: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    patience.push(controller);
    return controller.signal;
  });
  const mutations = silentWindow();
  const reading = readAgain(mutations);
  const outcome = sendFavourite(mutations, 'soup');
  await vi.waitFor(() => expect(mutations.calls).toEqual(['readOwnUser']));
  expect(AbortSignal.timeout).toHaveBeenCalledWith(20_000);
  patience[0]?.abort(new DOMException('Too long', 'TimeoutError'));
  await reading;
  expect(await outcome).toEqual({ saves: true, error: null });
  expect(mutations.calls).toEqual(['readOwnUser', 'saveFavourite']);
});
