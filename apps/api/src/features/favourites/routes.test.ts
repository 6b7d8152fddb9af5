import type { User } from '@pomona/contract/accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { makeRecipe } from '#test/recipes.ts';

let test: TestApp;
let soup: string;
let stew: string;

beforeAll(async () => {
  test = await buildTestApp();
  soup = await makeRecipe(test.database.db);
  stew = await makeRecipe(test.database.db);
});
afterAll(() => test.close());

const change = (method: 'POST' | 'DELETE', id: string, headers = {}) =>
  test.inject({ method, url: `/api/users/me/favorites/${id}`, headers });

it('FAV-02 API-06 saves and removes, and the member carries the list', async () => {
  const { headers } = await test.signIn();
  expect((await change('POST', soup, headers)).json()).toEqual({ favorite_recipes: [soup] });
  expect((await change('POST', stew, headers)).json()).toEqual({ favorite_recipes: [soup, stew] });
  const me = (await test.inject({ url: '/api/users/me', headers })).json<User>();
  expect(me.favorite_recipes).toEqual([soup, stew]);
  expect((await change('DELETE', soup, headers)).json()).toEqual({ favorite_recipes: [stew] });
});

it('FAV-04 saves once, also when it is asked twenty times at once, and removes what is not there', async () => {
  const { headers } = await test.signIn();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => change('POST', soup, headers)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  expect((await change('POST', soup, headers)).json()).toEqual({ favorite_recipes: [soup] });
  await change('DELETE', soup, headers);
  expect((await change('DELETE', soup, headers)).json()).toEqual({ favorite_recipes: [] });
});

it('FAV-01 FAV-04 needs a member and a recipe that they may see', async () => {
  const { headers, id } = await test.signIn();
  const stranger = await test.signIn();
  const hidden = await makeRecipe(test.database.db, { ownerId: id, publishedAt: null });
  expect((await change('POST', soup)).statusCode).toBe(401);
  expect((await change('POST', 'no-such-recipe', headers)).statusCode).toBe(404);
  expect((await change('POST', hidden, stranger.headers)).statusCode).toBe(404);
  expect((await change('POST', hidden, headers)).statusCode).toBe(200);
});

it('gives each member their own favourites', async () => {
  const ada = await test.signIn();
  const ben = await test.signIn();
  await change('POST', soup, ada.headers);
  const other = (await test.inject({ url: '/api/users/me', headers: ben.headers })).json<User>();
  expect(other.favorite_recipes).toEqual([]);
});
