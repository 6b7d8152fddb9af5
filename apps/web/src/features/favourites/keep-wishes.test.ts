import { readOwnUser } from '@pomona/contract/accounts';
import { expect, it, vi } from 'vitest';
import { keepWish, readAgain } from './keep-wishes.ts';
import type { Wishes } from './wishes.ts';

/** A window whose server is asked who is here and never answers. */
function silentWindow(): Wishes & { calls: string[] } {
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
    api: { call } as unknown as Wishes['api'],
    session: session as unknown as Wishes['session'],
    pressed: () => pressed,
    set(recipeId, wish) {
      pressed = new Map(wish === undefined ? [] : [[recipeId, wish]]);
    },
    tellOthers() {},
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
  const wishes = silentWindow();
  const reading = readAgain(wishes);
  const outcome = keepWish(wishes, 'soup');
  await vi.waitFor(() => expect(wishes.calls).toEqual(['readOwnUser']));
  expect(AbortSignal.timeout).toHaveBeenCalledWith(20_000);
  patience[0]?.abort(new DOMException('Too long', 'TimeoutError'));
  await reading;
  expect(await outcome).toEqual({ saves: true, error: null });
  expect(wishes.calls).toEqual(['readOwnUser', 'saveFavourite']);
});
