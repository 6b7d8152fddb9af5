import type { Analytics, CountedEvent } from '@pomona/contract/admin/analytics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { makeRecipe } from '#test/recipes.ts';

let test: TestApp;
let admin: SignedIn;
let recipeId: string;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await test.signIn({ isAdmin: true });
  recipeId = await makeRecipe(test.database.db);
});
afterAll(() => test.close());

const browser = (name: string) => ({ 'user-agent': `Mozilla/5.0 ${name}` });

async function read(days = '7'): Promise<Analytics> {
  const url = `/api/admin/analytics?days=${days}`;
  return (await test.inject({ url, headers: admin.headers })).json();
}
async function totalOf(event: CountedEvent): Promise<number> {
  return (await read()).series.find((series) => series.event === event)?.total ?? Number.NaN;
}
/** How much an event grows by what is done. */
async function growthOf(event: CountedEvent, act: () => Promise<unknown>): Promise<number> {
  const before = await totalOf(event);
  await act();
  return (await totalOf(event)) - before;
}
const view = (name: string, headers = {}) =>
  test.inject({ url: `/api/recipes/${recipeId}`, headers: { ...browser(name), ...headers } });
const count = (name: string, payload: object, headers = {}) =>
  test.inject({
    ...{ method: 'POST', url: '/api/counts', payload },
    headers: { ...browser(name), ...headers },
  });
const search = (name: string, words: string, hasResults = false) =>
  count(name, { event: 'search', words, has_results: hasResults });

describe('what is counted', () => {
  it('ADMIN-10 views: once a reader in half an hour, neither bots nor administrators', async () => {
    expect(
      await growthOf('recipe_views', async () => {
        for (let time = 0; time < 3; time += 1) await view('Ada');
        await view('Eve');
        await view('Googlebot/2.1');
        await view('Root', admin.headers);
        await test.inject({ url: '/api/recipes/none', headers: browser('Ada') });
      }),
    ).toBe(2);
    test.clock.advance(31 * 60_000);
    expect(await growthOf('recipe_views', () => view('Ada'))).toBe(1);
  });

  it('ADMIN-10 saves, cooked recipes and active members', async () => {
    const member = await test.signIn();
    const headers = { ...member.headers, ...browser('Member') };
    const url = `/api/users/me/favorites/${recipeId}`;
    const save = () => test.inject({ method: 'POST', url, headers });
    const active = await totalOf('active_members');
    expect(
      await growthOf('recipe_saves', async () => {
        expect((await save()).statusCode).toBe(200);
        await save();
      }),
    ).toBe(1);
    expect(await totalOf('active_members')).toBe(active + 1);
    await save();
    expect(await totalOf('active_members')).toBe(active + 1);
    const cooked = { event: 'cooked', recipe_id: recipeId };
    expect(
      await growthOf('recipe_cooks', async () => {
        for (let time = 0; time < 2; time += 1)
          expect((await count('Cook', cooked)).statusCode).toBe(204);
      }),
    ).toBe(1);
  });

  it('ADMIN-10 words without a result are kept from the third person on, and never with figures or signs', async () => {
    const words = async () => (await read()).empty_searches;
    expect(await growthOf('empty_searches', () => search('A', 'Dragonfruit  Tárt'))).toBe(1);
    await search('B', 'dragonfruit tart');
    await search('B', 'dragonfruit tart');
    expect(await words()).toEqual([]);
    await search('C', 'DRAGONFRUIT TART');
    await search('D', 'dragonfruit tart');
    for (const name of ['A', 'B', 'C', 'D']) {
      await search(name, 'ada@example.org');
      await search(name, 'call 0171 555');
      await search(name, 'soup', true);
    }
    expect(await words()).toEqual([{ words: 'dragonfruit tart', count: 4 }]);
    const { rows } = await test.database.pool.query(
      "SELECT FROM empty_searches WHERE words LIKE '%ada%'",
    );
    expect(rows).toEqual([]);
  });

  it('ADMIN-10 is added over processes and stored on close', async () => {
    const { database, databaseClock } = test;
    const before = await totalOf('recipe_views');
    const apps = await Promise.all(
      [1, 2, 3].map(() => buildTestApp({ database, databaseClock, config: {} })),
    );
    await Promise.all(
      apps.map(async (other, index) => {
        for (let reader = 0; reader < 20; reader += 1)
          await other.inject({
            ...{ url: `/api/recipes/${recipeId}` },
            headers: browser(`P${index} R${reader}`),
          });
      }),
    );
    for (const other of apps) await other.app.close();
    expect(await totalOf('recipe_views')).toBe(before + 60);
  });
});

describe('the figures', () => {
  it('ADMIN-10 stand by day with the sum of the days before', async () => {
    const before = await read();
    expect(before.days).toHaveLength(7);
    test.clock.advance(7 * 24 * 60 * 60_000);
    const fresh = await test.signIn({ isAdmin: true });
    const url = '/api/admin/analytics?days=7';
    const after = (await test.inject({ url, headers: fresh.headers })).json<Analytics>();
    for (const [index, series] of after.series.entries()) {
      expect(series.counts).toHaveLength(7);
      expect(series.total).toBe(series.event === 'sign_ups' ? 1 : 0);
      expect(series.previous_total).toBe(before.series[index]?.total);
    }
    expect(after.empty_searches).toEqual([]);
  });

  it('ADMIN-10 ROLE-03 are for administrators, of three spans', async () => {
    const fresh = await test.signIn({ isAdmin: true });
    const member = await test.signIn();
    const url = '/api/admin/analytics';
    expect((await test.inject({ url })).statusCode).toBe(401);
    expect((await test.inject({ url, headers: member.headers })).statusCode).toBe(403);
    const { headers } = fresh;
    expect((await test.inject({ url: `${url}?days=8`, headers })).statusCode).toBe(422);
    expect((await test.inject({ url, headers })).json().days).toHaveLength(30);
  });
});
