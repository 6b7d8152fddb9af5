import type { RecipePage } from '@pomona/contract/recipes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#database/connect.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import { createListeners } from '#platform/realtime/listeners.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { recipeCalls } from '#test/recipe-calls.ts';
import { makeRecipe } from '#test/recipes.ts';

/** A bus whose messages reach this process alone: what a process has while its bus is away. */
function createLonelyBus(): Bus {
  const listeners = createListeners(() => {});
  return {
    publish: async (topic, payload) => listeners.notify(topic, payload),
    subscribe: listeners.add,
    onReconnect: () => () => {},
    isHealthy: () => false,
    close: async () => {},
  };
}

let writer: TestApp;
let other: TestApp;
let calls: ReturnType<typeof recipeCalls>;
let ada: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  writer = await buildTestApp();
  const url = writer.database.url();
  const quiet = { info() {}, warn() {} };
  const database = await openDatabase({ url, dataFolder: '', poolSize: 4, log: quiet });
  // Neither its bus nor its clock ever says that something may have changed.
  other = await buildTestApp({ database, bus: createLonelyBus() });
  other.app.addHook('onClose', () => database.close());
  calls = recipeCalls(writer);
  ada = await writer.signIn({ name: 'Ada' });
  admin = await writer.signIn({ name: 'Grace', isAdmin: true });
});
afterAll(async () => {
  await other.close();
  await writer.close();
});

async function pageOf(test: TestApp, query: string): Promise<RecipePage> {
  const answer = await test.inject(`/api/recipes?fields=card&${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** What the next search of each process finds. */
async function titles(query: string): Promise<string[]> {
  const pages = await Promise.all([pageOf(writer, query), pageOf(other, query)]);
  const [here, there] = pages.map(({ recipes }) => recipes.map(({ title }) => title));
  expect(there).toEqual(here);
  return there ?? [];
}

describe('LIST-17 the next search of every process, also while its bus is away', () => {
  it('knows a publication, an edit, its withdrawal and a deletion', async () => {
    const query = 'q=rutabaga';
    expect(await titles(query)).toEqual([]);
    const { id } = await calls.write({ title: 'Rutabaga mash' }, ada);
    expect(await titles(query)).toEqual([]);
    const { version } = (await calls.offer(id, ada)).json();
    expect((await calls.publish(id, version, admin)).statusCode).toBe(200);
    expect(await titles(query)).toEqual(['Rutabaga mash']);
    expect(await titles('q=mash&sort=newest')).toEqual(['Rutabaga mash']);

    await writer.database.pool.query('UPDATE recipes SET title = $2 WHERE id = $1', [
      id,
      'Rutabaga purée',
    ]);
    expect(await titles(query)).toEqual(['Rutabaga purée']);
    expect(await titles('q=mash')).toEqual([]);

    await writer.inject({ method: 'DELETE', url: `/api/recipes/${id}`, headers: ada.headers });
    expect(await titles(query)).toEqual([]);
  });

  it('knows a new description, by which no figure changes', async () => {
    const { db, pool } = writer.database;
    const id = await makeRecipe(db, { title: 'Plain broth', description: 'For cold days.' });
    expect(await titles('q=lovage')).toEqual([]);
    await pool.query("UPDATE recipes SET description = 'With lovage.' WHERE id = $1", [id]);
    expect(await titles('q=lovage')).toEqual(['Plain broth']);
  });

  it('knows a review that changes the order, and the rating on the cards', async () => {
    const { db } = writer.database;
    const first = await makeRecipe(db, { title: 'Celtuce A' });
    const second = await makeRecipe(db, { title: 'Celtuce B' });
    for (const query of ['q=celtuce', 'q=celtuce&sort=rating'])
      expect(await titles(query)).toEqual(['Celtuce A', 'Celtuce B']);
    const url = `/api/recipes/${second}/reviews`;
    const payload = { rating: 5, comment: 'Good' };
    const sent = await writer.inject({ method: 'POST', url, headers: ada.headers, payload });
    expect(sent.statusCode).toBe(201);
    for (const query of ['q=celtuce', 'q=celtuce&sort=rating'])
      expect(await titles(query)).toEqual(['Celtuce B', 'Celtuce A']);
    const { recipes } = await pageOf(other, 'q=celtuce');
    expect(recipes.map(({ id, review_count }) => [id, review_count])).toEqual([
      [second, 1],
      [first, 0],
    ]);
  });

  it('knows minutes that a question asks for, which are no text', async () => {
    const { db, pool } = writer.database;
    const id = await makeRecipe(db, { title: 'Crosne soup', prepMinutes: 50, cookMinutes: 0 });
    const query = `q=${encodeURIComponent('crosne under 20 minutes')}`;
    expect(await titles('q=crosne')).toEqual(['Crosne soup']);
    expect(await titles(query)).toEqual([]);
    await pool.query('UPDATE recipes SET prep_minutes = 5 WHERE id = $1', [id]);
    expect(await titles(query)).toEqual(['Crosne soup']);
  });

  it('knows rows that are gone, and how many there are in all', async () => {
    const { db, pool } = writer.database;
    const id = await makeRecipe(db, { title: 'Skirret stew' });
    expect(await titles('q=skirret')).toEqual(['Skirret stew']);
    const before = (await pageOf(other, 'sort=newest')).in_all;
    await pool.query('DELETE FROM recipes WHERE id = $1', [id]);
    expect(await titles('q=skirret')).toEqual([]);
    expect((await pageOf(other, 'sort=newest')).in_all).toBe(before - 1);
  });
});

describe('LIST-17 what visitors ask', () => {
  it('has a tag, and is not sent again to those who have it', async () => {
    await makeRecipe(writer.database.db, { title: 'Salsify soup' });
    const url = '/api/recipes?fields=card&q=salsify';
    const first = await writer.inject(url);
    const etag = String(first.headers.etag);
    // The same question, written differently.
    const again = await writer.inject({
      url: '/api/recipes?q=%20SALSIFY&fields=card',
      headers: { 'if-none-match': etag },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await makeRecipe(writer.database.db, { title: 'Salsify pie' });
    const changed = await writer.inject({ url, headers: { 'if-none-match': etag } });
    expect(changed.statusCode).toBe(200);
    expect(changed.json<RecipePage>().total).toBe(2);
  });

  it('AUTH-05 is never what a member has chosen, and never kept in a member’s browser', async () => {
    const { db, pool } = writer.database;
    const own = await makeRecipe(db, { title: 'Scorzonera one' });
    await makeRecipe(db, { title: 'Scorzonera two' });
    const bob = await writer.signIn({ name: 'Bob' });
    const url = '/api/recipes?fields=card&q=scorzonera&favorites=mine';
    const totalFor = async (who?: SignedIn) => {
      const answer = await writer.inject({ url, ...(who && { headers: who.headers }) });
      if (who) expect(answer.headers['cache-control']).toBe('private, no-store');
      return answer.json<RecipePage>().total;
    };
    expect([await totalFor(), await totalFor(bob), await totalFor()]).toEqual([2, 0, 2]);
    // A favourite changes no recipe.
    await pool.query('INSERT INTO favourites (user_id, recipe_id) VALUES ($1, $2)', [bob.id, own]);
    expect([await totalFor(bob), await totalFor(ada), await totalFor()]).toEqual([1, 0, 2]);
  });
});
