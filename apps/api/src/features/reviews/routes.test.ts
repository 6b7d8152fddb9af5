import { randomUUID } from 'node:crypto';
import type { Review } from '@pomona/contract/reviews';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedSteps } from '#app.ts';
import { seedDatabase } from '#database/seed.ts';
import { recipes } from '#database/tables/recipes.ts';
import { reviews } from '#database/tables/reviews.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';

const recipeId = 'chana-chaat';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await seedDatabase(test.database.url(), await seedSteps({ hasDemo: false }));
});
afterAll(() => test.close());

const list = async (id = recipeId) =>
  (await test.inject({ url: `/api/recipes/${id}/reviews` })).json<Review[]>();

async function write(rating: number, createdAt: string, name = 'Ada') {
  const author = await test.signIn({ name });
  const row = { id: randomUUID(), recipeId, userId: author.id, rating, comment: `${rating} stars` };
  await test.database.db.insert(reviews).values({ ...row, createdAt: new Date(createdAt) });
  return row;
}

async function standing() {
  const [row] = await test.database.db.select().from(recipes).where(eq(recipes.id, recipeId));
  return [Number(row?.rating), row?.reviewCount];
}

it('REV-07 a recipe of the catalogue begins without reviews', async () => {
  expect(await list()).toEqual([]);
  expect(await standing()).toEqual([0, 0]);
});

it('API-10 REV-01 ROLE-01 anybody reads them, newest first, with the author’s name', async () => {
  const older = await write(4, '2026-10-01T10:00:00Z', 'Ada');
  const newer = await write(5, '2026-11-01T10:00:00Z', 'Ida');
  const answer = await list();
  expect(answer.map(({ id }) => id)).toEqual([newer.id, older.id]);
  expect(answer[0]).toEqual({
    id: newer.id,
    user_id: newer.userId,
    user_name: 'Ida',
    rating: 5,
    comment: '5 stars',
    created_at: '2026-11-01T10:00:00.000Z',
    is_demo: false,
  });
});

it('API-10 a recipe that does not exist has none: 404', async () => {
  for (const id of ['no-such-dish', '%00', '..%2f..%2fetc']) {
    const answer = await test.inject({ url: `/api/recipes/${id}/reviews` });
    expect([404, 400, 422], id).toContain(answer.statusCode);
  }
  const answer = await test.inject({ url: '/api/recipes/no-such-dish/reviews' });
  expect(answer.json()).toMatchObject({ code: 'recipe_not_found', detail: 'Recipe not found' });
});

it('a member’s private recipe hides its reviews from everybody else', async () => {
  const owner = await test.signIn();
  await test.database.db
    .update(recipes)
    .set({ ownerId: owner.id, publishedAt: null })
    .where(eq(recipes.id, 'greek-lentil-salad'));
  const url = '/api/recipes/greek-lentil-salad/reviews';
  expect((await test.inject({ url })).statusCode).toBe(404);
  expect((await test.inject({ url, headers: owner.headers })).statusCode).toBe(200);
});

it('REV-07 the rating is the mean at all times: written at once, changed, removed', async () => {
  await test.database.db.delete(reviews);
  const written = await Promise.all(
    [1, 2, 3, 4, 5, 5].map((n) => write(n, '2026-11-02T10:00:00Z')),
  );
  expect(await standing()).toEqual([3.333, 6]);
  const [first, second] = written;
  await test.database.db
    .update(reviews)
    .set({ rating: 5 })
    .where(eq(reviews.id, first?.id ?? ''));
  expect(await standing()).toEqual([4, 6]);
  await test.database.db.delete(reviews).where(eq(reviews.id, second?.id ?? ''));
  expect(await standing()).toEqual([4.4, 5]);
});

it('REV-06 the database keeps one review a member and recipe', async () => {
  const row = await write(3, '2026-11-03T10:00:00Z');
  const again = test.database.db.insert(reviews).values({ ...row, id: randomUUID() });
  await expect(again).rejects.toThrow();
});
