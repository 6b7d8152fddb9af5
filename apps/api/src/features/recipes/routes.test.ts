import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Recipe, RecipeCard, RecipePage } from '@pomona/contract/recipes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDatabase } from '#database/seed.ts';
import { recipes } from '#database/tables/recipes.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { catalogue, seedCatalogue } from '#test/catalogue.ts';
import { makeRecipe } from '#test/recipes.ts';
import { catalogueSeed } from './catalogue/seed.ts';

let test: TestApp;
const get = (url: string, headers: Record<string, string> = {}) => test.inject({ url, headers });

beforeAll(async () => {
  test = await buildTestApp();
  await seedCatalogue(test.database.url());
});
afterAll(() => test.close());

describe('the list', () => {
  it('LIST-01 API-08 answers with every recipe, with and without the slash', async () => {
    const withSlash = await get('/api/recipes/?limit=1000');
    const without = await get('/api/recipes?limit=1000&t=17&random=abc');
    expect(withSlash.statusCode).toBe(200);
    expect(withSlash.json<Recipe[]>()).toHaveLength(catalogue.rows().length);
    expect(without.json()).toEqual(withSlash.json());
  });

  it('REC-01 API-07 gives each recipe its fields', async () => {
    const [recipe] = (await get('/api/recipes/?limit=6')).json<Recipe[]>();
    expect(recipe).toMatchObject({
      id: expect.stringMatching(/^[a-z0-9-]+$/),
      title: expect.any(String),
      image: expect.stringMatching(/^\/api\/images\/[0-9a-f]+-800\.webp$/),
      diet_types: expect.any(Array),
      prep_time: expect.any(Number),
      cook_time: expect.any(Number),
      rating: 0,
      review_count: 0,
      author: 'Pomona Kitchen',
      instructions: expect.arrayContaining([expect.any(String)]),
    });
    expect(recipe?.nutrition.calories).toBeGreaterThan(60);
  });

  it('leaves steps and sources out of cards', async () => {
    const [card] = (await get('/api/recipes/?limit=1&fields=card')).json<RecipeCard[]>();
    expect(card).not.toHaveProperty('instructions');
    expect(card).not.toHaveProperty('sources');
    expect(card?.ingredients.length).toBeGreaterThan(2);
    expect(card?.language).toBe('en');
  });

  it('API-08 answers an object with the total when a page is asked for', async () => {
    const { length: total } = (await get('/api/recipes/')).json<RecipeCard[]>();
    const limit = total - 10;
    const first = (await get(`/api/recipes?limit=${limit}&page=1`)).json<RecipePage>();
    const second = (await get(`/api/recipes?limit=${limit}&page=2`)).json<RecipePage>();
    expect([first.total, first.recipes.length, first.next_cursor]).toEqual([
      total,
      limit,
      expect.any(String),
    ]);
    expect([second.recipes.length, second.next_cursor]).toEqual([10, null]);
    const ids = [...first.recipes, ...second.recipes].map(({ id }) => id);
    expect(new Set(ids).size).toBe(total);
  });

  it('LIST-01 is sent compressed, says the same in every encoding, and revalidates by its ETag', async () => {
    const plain = await get('/api/recipes/?fields=card');
    const brotli = await get('/api/recipes/?fields=card', { 'accept-encoding': 'gzip, br' });
    const gzip = await get('/api/recipes/?fields=card', { 'accept-encoding': 'gzip' });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding, Accept-Language',
    });
    const again = await get('/api/recipes/?fields=card', {
      'if-none-match': `W/${String(brotli.headers.etag)}`,
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each(['limit=0', 'limit=1001', 'limit=abc', 'fields=all', 'page=0'])(
    'refuses %s',
    async (query) => {
      expect((await get(`/api/recipes?${query}`)).statusCode).toBe(422);
    },
  );

  it('PROF-03 finds several by their ids, in that order, leaving out what is gone', async () => {
    const cards = (
      await get('/api/recipes/?ids=greek-lentil-salad,no-such-recipe,chicken-cacciatore')
    ).json<RecipeCard[]>();
    expect(cards.map(({ id }) => id)).toEqual(['greek-lentil-salad', 'chicken-cacciatore']);
  });

  it('PROF-03 API-08 those of some ids are whole recipes unless cards are asked for', async () => {
    const ids = 'greek-lentil-salad,chicken-cacciatore';
    const whole = (await get(`/api/recipes?ids=${ids}`)).json<Recipe[]>();
    const one = (await get('/api/recipes/greek-lentil-salad')).json<Recipe>();
    expect(whole[0]).toEqual(one);
    expect((await get(`/api/recipes?ids=${ids}&fields=full`)).json()).toEqual(whole);
    const cards = (await get(`/api/recipes?ids=${ids}&fields=card`)).json<RecipeCard[]>();
    expect(cards).toHaveLength(2);
    expect(cards[0]).not.toHaveProperty('instructions');
  });

  it('PROF-03 those of some ids are sent compressed', async () => {
    const ids = catalogue.rows().slice(0, 40);
    const url = `/api/recipes?fields=card&ids=${ids.map(({ id }) => id).join(',')}`;
    const plain = await get(url);
    const brotli = await get(url, { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/json; charset=utf-8',
      vary: 'Accept-Encoding, Accept-Language',
      'cache-control': 'no-cache',
    });
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    const { headers } = await test.signIn();
    expect((await get(url, headers)).headers['cache-control']).toBe('private, no-store');
  });

  it.each(['page=2', 'sort=newest', 'q=soup'])(
    'API-08 ids stand alone: %s beside them is refused',
    async (query) => {
      const answer = await get(`/api/recipes?ids=greek-lentil-salad&${query}`);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ errors: [{ path: 'query.ids' }] });
    },
  );
});

describe('a recipe', () => {
  it('API-09 REC-04 has every figure, its coverage and the rows that it comes from', async () => {
    const recipe = (await get('/api/recipes/greek-lentil-salad')).json<Recipe>();
    expect(recipe.nutrition).toMatchObject({ coverage: 1 });
    for (const key of ['sugars', 'fat', 'saturated_fat', 'sodium', 'potassium', 'iron'] as const) {
      expect(recipe.nutrition[key], key).toBeGreaterThan(0);
    }
    expect(recipe.sources).toContainEqual({ food: 'feta', source: 'USDA SR28', row: '01019' });
    expect(recipe.allergens).toContain('Dairy');
    expect(recipe.allergens).not.toContain('Eggs');
  });

  it('REC-05 carries a label exactly where its rule is proven', async () => {
    const rows = await test.database.db
      .select()
      .from(recipes)
      .where(eq(recipes.id, 'greek-lentil-salad'));
    const proven = rows[0]?.labels.filter(({ verdict }) => verdict === 'proven');
    expect(rows[0]?.labels).toHaveLength(13);
    expect(rows[0]?.dietTypes).toEqual(proven?.map(({ label }) => label));
    expect(rows[0]?.dietTypes).toContain('Vegetarian');
    expect(rows[0]?.dietTypes).not.toContain('Vegan');
  });

  it('API-09 DETAIL-01 answers 404 for what is not there', async () => {
    const answer = await get('/api/recipes/no-such-recipe');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ detail: 'Recipe not found', code: 'recipe_not_found' });
  });

  it('shows a private recipe to its owner only, and lists it for nobody', async () => {
    const owner = await test.signIn();
    const other = await test.signIn();
    const id = await makeRecipe(test.database.db, { ownerId: owner.id, publishedAt: null });
    const statuses = await Promise.all(
      [owner.headers, other.headers, {}].map(
        async (headers) => (await get(`/api/recipes/${id}`, headers)).statusCode,
      ),
    );
    expect(statuses).toEqual([200, 404, 404]);
    expect((await get('/api/recipes/')).body).not.toContain(`"${id}"`);
  });
});

describe('freshness', () => {
  it('shows a change at once when the bus tells of it, and soon when nobody does', async () => {
    const { db } = test.database;
    const id = await makeRecipe(db, { title: 'Told by the bus' });
    expect((await get('/api/recipes/')).body).toContain('Told by the bus');
    await db.update(recipes).set({ title: 'Told by nobody' }).where(eq(recipes.id, id));
    test.clock.advance(2001);
    expect((await get('/api/recipes/')).body).toContain('Told by nobody');
    await db.delete(recipes).where(eq(recipes.id, id));
    test.clock.advance(2001);
  });
});

describe('the catalogue in the database', () => {
  it('is seeded once per version, and keeps ratings and what members wrote', {
    timeout: 60_000,
  }, async () => {
    const url = test.database.url();
    expect(await seedDatabase(url, [catalogueSeed(catalogue)])).toEqual([]);
    const changed = { ...catalogue, version: 'next', rows: () => catalogue.rows().slice(1) };
    expect(await seedDatabase(url, [catalogueSeed(changed)])).toEqual(['catalogue']);
    const gone = catalogue.rows()[0]?.id ?? '';
    expect((await get(`/api/recipes/${gone}`)).statusCode).toBe(404);
    expect(await seedDatabase(url, [catalogueSeed(catalogue)])).toEqual(['catalogue']);
    expect((await get(`/api/recipes/${gone}`)).statusCode).toBe(200);
  });
});

describe('one recipe', () => {
  const url = '/api/recipes/greek-lentil-salad';

  it('API-07 is revalidated by its ETag, for visitors and for members', async () => {
    const first = await get(url);
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get(url, { 'if-none-match': `W/${etag}` });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    const { headers } = await test.signIn();
    const own = await get(url, headers);
    expect(own.headers['cache-control']).toBe('private, no-cache');
    expect(own.headers.vary).toMatch(/Authorization/);
    expect((await get(url, { ...headers, 'if-none-match': etag })).statusCode).toBe(304);
  });

  it('API-07 REV-07 is told anew once it has changed', async () => {
    const id = await makeRecipe(test.database.db);
    const { etag } = (await get(`/api/recipes/${id}`)).headers;
    await test.database.db.update(recipes).set({ rating: '4.5' }).where(eq(recipes.id, id));
    const changed = await get(`/api/recipes/${id}`, { 'if-none-match': String(etag) });
    expect([changed.statusCode, changed.json<Recipe>().rating]).toEqual([200, 4.5]);
  });

  it('REC-07 a known ETag opens no private recipe', async () => {
    const owner = await test.signIn();
    const id = await makeRecipe(test.database.db, { ownerId: owner.id, publishedAt: null });
    const { etag } = (await get(`/api/recipes/${id}`, owner.headers)).headers;
    const refused = await get(`/api/recipes/${id}`, { 'if-none-match': String(etag) });
    expect(refused.statusCode).toBe(404);
  });

  it('REC-11 tells the resting time', async () => {
    const id = await makeRecipe(test.database.db, { restMinutes: 480 });
    expect((await get(`/api/recipes/${id}`)).json<Recipe>().rest_time).toBe(480);
    const [card] = (await get(`/api/recipes?fields=card&ids=${id}`)).json<RecipeCard[]>();
    expect(card?.rest_time).toBe(480);
  });
});
