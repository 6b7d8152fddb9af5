import { randomUUID } from 'node:crypto';
import { endpoints } from '@pomona/contract/endpoints';
import type { Recipe } from '@pomona/contract/recipes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#database/tables/accounts.ts';
import { recipes } from '#database/tables/recipes.ts';
import { reviews } from '#database/tables/reviews.ts';
import { settings } from '#database/tables/system.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { makeRecipe } from '#test/recipes.ts';
import { createTestWeb } from '#test/web.ts';
import { sourcesOf } from './sources.ts';

/** Shows what the API answers to the address behind `/page`. */
const built = createTestWeb(`
let renderings = 0;
export async function renderPage({ url, read }) {
  renderings += 1;
  const { status, body } = await read(url.replace('/page', '/api'));
  return { status, html: JSON.stringify({ body, renderings }), isCacheable: true };
}`);

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ web: built.web });
});
afterAll(async () => {
  await test.close();
  built.remove();
});

const pageOf = async (path: string, headers = {}) =>
  (await test.inject({ url: `/page${path}`, headers })).json();
const recipeOn = async (path: string): Promise<Recipe> => (await pageOf(path)).body;
const newRecipe = (fields = {}) => makeRecipe(test.database.db, fields);
const review = { rating: 4, comment: 'Good' };

async function write(method: 'POST' | 'PUT', url: string, who: SignedIn, payload?: object) {
  const { headers } = who;
  const answer = await test.inject({ method, url, headers, ...(payload && { payload }) });
  expect(answer.statusCode).toBeLessThan(300);
  return answer.json();
}

describe('a rendered page', () => {
  it('is the same for all visitors while nothing changes', async () => {
    const soup = await newRecipe();
    const first = await pageOf(`/recipes/${soup}`);
    const again = await Promise.all(Array.from({ length: 20 }, () => pageOf(`/recipes/${soup}`)));
    expect(new Set(again.map(({ renderings }) => renderings))).toEqual(new Set([first.renderings]));
  });

  it('shows a changed title and picture the next time, whoever changed them', async () => {
    const { db } = test.database;
    const soup = await newRecipe({ title: 'Old soup' });
    expect((await recipeOn(`/recipes/${soup}`)).title).toBe('Old soup');
    const pictureHash = 'a'.repeat(32);
    await db.update(recipes).set({ title: 'New soup', pictureHash }).where(eq(recipes.id, soup));
    const { title, image } = await recipeOn(`/recipes/${soup}`);
    expect([title, image]).toEqual(['New soup', expect.stringContaining(pictureHash)]);
  });

  it('stays as it is while another recipe is changed or reviewed', async () => {
    const [soup, stew] = [await newRecipe(), await newRecipe()];
    const reader = await test.signIn();
    const { renderings } = await pageOf(`/recipes/${soup}`);
    await write('POST', `/api/recipes/${stew}/reviews`, reader, review);
    expect((await pageOf(`/recipes/${soup}`)).renderings).toBe(renderings);
    await write('POST', `/api/recipes/${soup}/reviews`, reader, review);
    expect((await pageOf(`/recipes/${soup}`)).renderings).toBeGreaterThan(renderings);
  });

  it('REV-07 shows a review at once: its rating, its changed words, and who found it helpful', async () => {
    const soup = await newRecipe();
    const [author, reader] = [await test.signIn(), await test.signIn()];
    expect((await recipeOn(`/recipes/${soup}`)).review_count).toBe(0);
    const list = `/recipes/${soup}/reviews`;
    expect((await pageOf(list)).body).toEqual([]);

    const { id } = await write('POST', `/api${list}`, author, review);
    expect(await recipeOn(`/recipes/${soup}`)).toMatchObject({ rating: 4, review_count: 1 });
    expect((await pageOf(list)).body).toMatchObject([review]);

    const payload = { ...review, comment: 'Better with lime' };
    await write('PUT', `/api/reviews/${id}`, author, payload);
    expect((await pageOf(list)).body).toMatchObject([payload]);

    await write('PUT', `/api/reviews/${id}/helpful`, reader);
    expect((await pageOf(list)).body).toMatchObject([{ helpful_count: 1 }]);

    await test.database.db.update(users).set({ name: 'Renamed' }).where(eq(users.id, author.id));
    test.clock.advance(2001);
    expect((await pageOf(list)).body).toMatchObject([{ user_name: 'Renamed' }]);
  });

  it('LIST-11 the list shows the picks of the new day from midnight on, other pages stay as they are', async () => {
    for (let place = 0; place < 40; place += 1)
      await newRecipe({ mealType: 'Dinner', isReadWhole: true, pictureHash: 'b'.repeat(32) });
    test.clock.advance(2001);
    const list = '/recipes?fields=card&limit=12&page=1';
    const today = await pageOf(list);
    expect(today.body.picks).toHaveLength(1);
    expect((await pageOf(list)).renderings).toBe(today.renderings);
    const soup = `/recipes/${today.body.picks[0].id}`;
    const { renderings } = await pageOf(soup);
    test.clock.advance(24 * 60 * 60 * 1000);
    expect((await pageOf(list)).body.picks[0].id).not.toBe(today.body.picks[0].id);
    expect((await pageOf(soup)).renderings).toBe(renderings);
  });

  it('HOME-03 follows the figures and switches of the installation', async () => {
    test.clock.advance(2001);
    const { renderings } = await pageOf('/config');
    test.clock.advance(2001);
    expect((await pageOf('/config')).renderings).toBe(renderings);
    await test.database.db.insert(settings).values({ key: 'marketing_claims', value: false });
    test.clock.advance(2001);
    expect((await pageOf('/config')).body.marketing_claims).toBe(false);
  });

  it('REC-07 never shows a member’s own recipe, to the member neither', async () => {
    const owner = await test.signIn();
    const own = await newRecipe({ ownerId: owner.id, publishedAt: null, title: 'Secret soup' });
    for (const headers of [{}, owner.headers]) {
      const answer = await test.inject({ url: `/page/recipes/${own}`, headers });
      expect(answer.body).not.toContain('Secret soup');
    }
    await test.database.db
      .update(recipes)
      .set({ publishedAt: new Date() })
      .where(eq(recipes.id, own));
    test.clock.advance(2001);
    expect((await recipeOn(`/recipes/${own}`)).title).toBe('Secret soup');
    await test.database.db.update(recipes).set({ publishedAt: null }).where(eq(recipes.id, own));
    test.clock.advance(2001);
    expect((await test.inject({ url: `/page/recipes/${own}` })).body).not.toContain('Secret soup');
  });
});

it('transactions that write reviews and recipes in either order do not wait for each other in a circle', async () => {
  const { db } = test.database;
  const { id: userId } = await test.signIn();
  async function writeBoth(isReviewFirst: boolean) {
    const id = randomUUID();
    const recipeId = await newRecipe();
    await db.insert(reviews).values({ id, recipeId, userId, ...review });
    await db.transaction(async (transaction) => {
      const writes = [
        () => transaction.update(reviews).set({ comment: 'Fine' }).where(eq(reviews.id, id)),
        () => transaction.update(recipes).set({ title: 'Stew' }).where(eq(recipes.id, recipeId)),
      ];
      for (const write of isReviewFirst ? writes : writes.toReversed()) {
        await write();
        // Raises the versions now, as at a commit that takes its time.
        await transaction.execute('set constraints all immediate');
        await transaction.execute('select pg_sleep(0.1)');
      }
    });
  }
  await Promise.all([writeBoth(true), writeBoth(false)]);
});

const readable = endpoints.filter(
  ({ method, access }) => method === 'GET' && (access === 'public' || access === 'visitor'),
);
/** What is shared by a link changes at any moment, and its address is a secret. */
const neverCached = [
  ...['/api/health', '/api/ready'],
  ...['/api/shopping/shared/:token', '/api/recipes/shared/:token'],
];

it.each(readable.map(({ path }) => path).filter((path) => !neverCached.includes(path)))(
  'a page that reads %s can be cached',
  (path) => {
    expect(sourcesOf(path.replace(/:\w+/g, 'soup'), [])).not.toBeNull();
    expect(sourcesOf(`${path.replace(/:\w+/g, 'soup')}?limit=2`, [])).not.toBeNull();
  },
);

it('a page that reads anything else is not', () => {
  for (const address of ['/api/users/me', '/api/configuration', '/api/foods', '/api/recipesque'])
    expect(sourcesOf(address, [])).toBeNull();
});

it('SHOP-04 SHARE-02 danger 9: a page that reads what is shared by a link is not cached', () => {
  for (const what of ['shopping', 'recipes'])
    expect(sourcesOf(`/api/${what}/shared/soup`, [])).toBeNull();
});
