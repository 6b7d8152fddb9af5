import { maximumCommentLength } from '@pomona/contract/constants';
import type { Recipe } from '@pomona/contract/recipes';
import type { Review } from '@pomona/contract/reviews';
import type { ConfigReply } from '@pomona/contract/system';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedSteps } from '#app.ts';
import { seedDatabase } from '#database/seed.ts';
import { reviews, reviewVotes } from '#database/tables/reviews.ts';
import { seedState } from '#database/tables/system.ts';
import { demoReviewerNames, removeDemo } from '#features/accounts/demo/service.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { demoReviews } from './reviews.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await seed();
});
afterAll(() => test.close());

const steps = seedSteps({ hasDemo: true });
const seed = async () => seedDatabase(test.database.url(), steps);
const read = async <T>(url: string) => (await test.inject({ url })).json<T>();
const allReviews = () => test.database.db.select().from(reviews).orderBy(reviews.id);
const written = Object.values(demoReviews).flat();

describe('the demonstration reviews', () => {
  it('REV-07 are more than two hundred texts about eighty recipes, each its own', () => {
    expect(written.length).toBeGreaterThanOrEqual(200);
    expect(Object.keys(demoReviews).length).toBeGreaterThanOrEqual(80);
    expect(new Set(written.map(([, , , comment]) => comment)).size).toBe(written.length);
    for (const [, , , comment] of written) {
      expect(comment.trim()).toBe(comment);
      expect(comment.length).toBeLessThanOrEqual(maximumCommentLength);
    }
  });

  it('REV-06 are one to four a recipe, one a member, and not all praise', () => {
    const ratings = written.map(([, rating]) => rating);
    for (const [id, list] of Object.entries(demoReviews)) {
      expect(list.length, id).toBeGreaterThanOrEqual(1);
      expect(list.length, id).toBeLessThanOrEqual(4);
      expect(new Set(list.map(([by]) => by)).size, id).toBe(list.length);
    }
    expect(new Set(written.map(([by]) => by)).size).toBe(demoReviewerNames.length);
    expect(new Set(ratings)).toEqual(new Set([2, 3, 4, 5]));
    expect(ratings.filter((rating) => rating < 4).length / ratings.length).toBeGreaterThan(0.1);
  });

  it('all stand in the database, marked as what they are, after the day of their recipe', async () => {
    expect((await allReviews()).length).toBe(written.length);
    for (const id of Object.keys(demoReviews)) {
      const list = await read<Review[]>(`/api/recipes/${id}/reviews`);
      const { created_at } = await read<Recipe>(`/api/recipes/${id}`);
      expect(list.length, id).toBe(demoReviews[id]?.length);
      for (const review of list) {
        expect(review.is_demo).toBe(true);
        expect(Date.parse(review.created_at)).toBeGreaterThan(Date.parse(created_at));
        expect(Date.parse(review.created_at)).toBeLessThan(test.clock.now());
      }
    }
  });

  it('REV-07 make a recipe’s rating their mean, and the means differ', async () => {
    const means = new Set<number>();
    for (const [id, list] of Object.entries(demoReviews)) {
      const recipe = await read<Recipe>(`/api/recipes/${id}`);
      const mean = list.reduce((sum, [, rating]) => sum + rating, 0) / list.length;
      expect(recipe.rating, id).toBeCloseTo(mean, 2);
      expect(recipe.review_count).toBe(list.length);
      means.add(recipe.rating);
    }
    expect(means.size).toBeGreaterThan(5);
  });

  it('HOME-05 leave at least three recipes rated four or better', async () => {
    const best = await read<Recipe[]>('/api/recipes?limit=6');
    expect(best.filter(({ rating }) => rating >= 4).length).toBeGreaterThanOrEqual(3);
  });

  it('are the same after another start, and after one with another version', async () => {
    const before = await allReviews();
    expect(await seed()).toEqual([]);
    await test.database.db
      .update(seedState)
      .set({ version: 'older' })
      .where(eq(seedState.key, 'demo-reviews'));
    expect(await seed()).toEqual(['demo-reviews']);
    expect(await allReviews()).toEqual(before);
  });

  it('REV-07 keep what members said of them when their texts change; only what is gone goes', async () => {
    const { db } = test.database;
    const before = await allReviews();
    const [kept, changed, gone] = before;
    if (!kept || !changed || !gone) throw new Error('There are too few reviews');
    const member = await test.signIn();
    for (const { id } of [kept, changed]) {
      const { statusCode } = await test.inject({
        method: 'PUT',
        url: `/api/reviews/${id}/helpful`,
        headers: member.headers,
      });
      expect(statusCode).toBe(200);
    }
    await db
      .update(reviews)
      .set({ comment: 'As it was written once', rating: changed.rating === 1 ? 2 : 1 })
      .where(eq(reviews.id, changed.id));
    // As if the texts had no longer held one that they once held.
    const past = { ...gone, id: '00000000-0000-4000-8000-00000000abcd' };
    await db.delete(reviews).where(eq(reviews.id, gone.id));
    await db.insert(reviews).values(past);
    await db.update(seedState).set({ version: 'older' }).where(eq(seedState.key, 'demo-reviews'));
    await seed();

    const counts = new Map([kept, changed].map(({ id }) => [id, 1]));
    const expected = before.map((row) => ({ ...row, helpfulCount: counts.get(row.id) ?? 0 }));
    expect(await allReviews()).toEqual(expected);
    const votes = and(eq(reviewVotes.userId, member.id), eq(reviewVotes.reviewId, changed.id));
    expect(await db.$count(reviewVotes, votes)).toBe(1);
    const recipe = await read<Recipe>(`/api/recipes/${changed.recipeId}`);
    const list = demoReviews[changed.recipeId] ?? [];
    const mean = list.reduce((sum, [, rating]) => sum + rating, 0) / list.length;
    expect(recipe.rating).toBeCloseTo(mean, 2);
  });
});

it('REV-07 AUTH-04 the demonstration goes with one call, ratings included, and stays away', {
  // The whole collection is seeded again.
  timeout: 60_000,
}, async () => {
  expect(await removeDemo(test.database.db)).toBe(demoReviewerNames.length + 2);
  expect(await allReviews()).toEqual([]);
  const [id = ''] = Object.keys(demoReviews);
  expect(await read<Recipe>(`/api/recipes/${id}`)).toMatchObject({ rating: 0, review_count: 0 });
  expect(await read<Review[]>(`/api/recipes/${id}/reviews`)).toEqual([]);
  test.clock.advance(5000);
  expect(await read<ConfigReply>('/api/config')).toMatchObject({ demo: null, demo_admin: null });

  await test.database.db.update(seedState).set({ version: 'older' });
  expect(await seed()).toContain('demo-accounts');
  expect(await allReviews()).toEqual([]);
  test.clock.advance(5000);
  expect(await read<ConfigReply>('/api/config')).toMatchObject({ demo: null, demo_admin: null });
});
