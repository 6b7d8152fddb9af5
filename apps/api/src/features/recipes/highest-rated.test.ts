import type { RecipeCard, RecipePage } from '@pomona/contract/recipes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { makeRecipe } from '#test/recipes.ts';

const best = ['often-praised', 'praised-once', 'often-liked', 'never-reviewed'];

describe('LIST-18 the best rated first', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp();
    const make = (id: string, rating: string, reviewCount: number) =>
      makeRecipe(test.database.db, { id, title: `Soup ${id}`, rating, reviewCount });
    await make('never-reviewed', '0', 0);
    await make('praised-once', '5', 1);
    await make('often-liked', '4.2', 40);
    await make('often-praised', '4.7', 30);
  });
  afterAll(() => test.close());

  const page = async (query: string) =>
    (await test.inject(`/api/recipes?fields=card&${query}`)).json<RecipePage>();

  it('in the list, and each shows the plain mean of its reviews', async () => {
    const cards = (await test.inject('/api/recipes?fields=card')).json<RecipeCard[]>();
    expect(cards.map(({ id }) => id)).toEqual(best);
    expect(cards.map(({ rating }) => rating)).toEqual([4.7, 5, 4.2, 0]);
  });

  it.each(['page=1&limit=1', 'q=soup&limit=1', 'sort=rating&limit=1'])(
    'from page to page of %s',
    async (query) => {
      const found: string[] = [];
      let next = await page(query);
      for (;;) {
        found.push(...next.recipes.map(({ id }) => id));
        if (next.next_cursor === null) break;
        next = await page(
          `${query.replace('page=1&', '')}&cursor=${encodeURIComponent(next.next_cursor)}`,
        );
      }
      expect(found).toEqual(best);
    },
  );

  it('once a review comes', async () => {
    const member = await test.signIn();
    const answer = await test.inject({
      method: 'POST',
      url: '/api/recipes/never-reviewed/reviews',
      headers: member.headers,
      payload: { rating: 5, comment: 'Good' },
    });
    expect(answer.statusCode).toBe(201);
    const cards = (await test.inject('/api/recipes?fields=card')).json<RecipeCard[]>();
    expect(cards.map(({ id }) => id)).toEqual([
      ...['often-praised', 'never-reviewed', 'praised-once', 'often-liked'],
    ]);
  });
});
