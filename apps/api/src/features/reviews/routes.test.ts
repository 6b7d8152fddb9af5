import { randomUUID } from 'node:crypto';
import type { Recipe, RecipeCard } from '@pomona/contract/recipes';
import type { Review } from '@pomona/contract/reviews';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviews } from '#database/tables/reviews.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { makeRecipe } from '#test/recipes.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const newRecipe = (fields = {}) => makeRecipe(test.database.db, fields);
const post = (recipeId: string, payload: object, headers = {}) =>
  test.inject({ method: 'POST', url: `/api/recipes/${recipeId}/reviews`, payload, headers });
const change = (method: 'PUT' | 'DELETE', id: string, who: Partial<SignedIn>, payload?: object) =>
  test.inject({
    method,
    url: `/api/reviews/${id}`,
    headers: who.headers ?? {},
    ...(payload && { payload }),
  });
const list = async (id: string) =>
  (await test.inject({ url: `/api/recipes/${id}/reviews` })).json<Review[]>();

async function write(recipeId: string, rating: number, who?: SignedIn) {
  const author = who ?? (await test.signIn());
  const answer = await post(recipeId, { rating, comment: `${rating} stars` }, author.headers);
  expect(answer.statusCode).toBe(201);
  return { author, review: answer.json<Review>() };
}

/** A review as it may stand from before. */
async function insert(recipeId: string, { id: userId }: SignedIn) {
  const review = { id: randomUUID(), recipeId, userId, rating: 5, comment: 'Mine' };
  await test.database.db.insert(reviews).values(review);
  return review;
}

async function ratingOf(id: string) {
  const { rating, review_count } = (
    await test.inject({ url: `/api/recipes/${id}` })
  ).json<Recipe>();
  return [rating, review_count];
}

describe('reading', () => {
  it('REV-07 a recipe begins without reviews', async () => {
    const soup = await newRecipe();
    expect(await list(soup)).toEqual([]);
    expect(await ratingOf(soup)).toEqual([0, 0]);
  });

  it('API-10 REV-01 ROLE-01 anybody reads them, newest first, with the author’s name', async () => {
    const soup = await newRecipe();
    const older = await write(soup, 4, await test.signIn({ name: 'Ada' }));
    test.clock.advance(60_000);
    const newer = await write(soup, 5, await test.signIn({ name: 'Ida' }));
    const answer = await list(soup);
    expect(answer.map(({ id }) => id)).toEqual([newer.review.id, older.review.id]);
    expect(answer[0]).toEqual({
      id: newer.review.id,
      user_id: newer.author.id,
      user_name: 'Ida',
      user_avatar: null,
      rating: 5,
      comment: '5 stars',
      created_at: new Date(test.clock.now()).toISOString(),
      edited_at: null,
      made_it: false,
      swaps: '',
      helpful_count: 0,
      is_helpful: false,
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

  it('a member’s private recipe hides its reviews, and takes none, from everybody else', async () => {
    const owner = await test.signIn();
    const stranger = await test.signIn();
    const hidden = await newRecipe({ ownerId: owner.id, publishedAt: null });
    const review = await insert(hidden, owner);
    const url = `/api/recipes/${hidden}/reviews`;
    for (const address of [url, `${url}?limit=5`]) {
      expect((await test.inject({ url: address })).statusCode).toBe(404);
      expect((await test.inject({ url: address, headers: owner.headers })).statusCode).toBe(200);
    }
    expect((await post(hidden, { rating: 5, comment: 'Hm' }, stranger.headers)).statusCode).toBe(
      404,
    );
    expect((await change('DELETE', review.id, stranger)).statusCode).toBe(404);
    expect((await change('PUT', `${review.id}/helpful`, stranger)).statusCode).toBe(404);
  });
});

describe('writing', () => {
  it('API-11 REV-05 answers with the review that was made, trimmed', async () => {
    const soup = await newRecipe();
    const ada = await test.signIn({ name: 'Ada' });
    const payload = { rating: 4, comment: '  Fine.\n', made_it: true, swaps: ' oats for rice ' };
    const answer = await post(soup, payload, ada.headers);
    expect(answer.statusCode).toBe(201);
    const content = { rating: 4, comment: 'Fine.', made_it: true, swaps: 'oats for rice' };
    expect(answer.json()).toMatchObject({ user_id: ada.id, user_name: 'Ada', ...content });
    expect(await list(soup)).toEqual([answer.json()]);
  });

  it('who names swaps has cooked the dish', async () => {
    const { headers } = await test.signIn();
    const answer = await post(
      await newRecipe(),
      { rating: 4, comment: 'A', swaps: 'oats' },
      headers,
    );
    expect(answer.json()).toMatchObject({ made_it: true, swaps: 'oats' });
  });

  it.each([
    { why: 'a blank comment', content: { comment: '   ' } },
    { why: 'a comment that nobody sees', content: { comment: '\u200b' } },
    { why: 'a comment of 2001 characters', content: { comment: 'x'.repeat(2001) } },
    { why: 'NUL', content: { comment: 'a\u0000b' } },
    { why: 'half a character', content: { comment: '\ud800' } },
    { why: 'no comment', content: { comment: undefined } },
    { why: 'no rating', content: { rating: undefined } },
    { why: 'no star', content: { rating: 0 } },
    { why: 'six stars', content: { rating: 6 } },
    { why: 'half a star', content: { rating: 4.5 } },
    { why: 'a rating in words', content: { rating: '5' } },
    { why: 'swaps without end', content: { swaps: 'x'.repeat(501) } },
    { why: 'somebody else as the author', content: { user_id: 'somebody' } },
  ])('REV-04 REV-06 refuses $why', async ({ content }) => {
    const soup = await newRecipe();
    const { headers } = await test.signIn();
    const payload = { rating: 5, comment: 'Good', ...content };
    expect((await post(soup, payload, headers)).statusCode).toBe(422);
    expect(await list(soup)).toEqual([]);
  });

  it.each([
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    "'; DROP TABLE reviews; --",
    '{{7*7}} #{7*7} %00 &lt;b&gt;',
    '\u202eevil txt.exe\u202c 👩‍👩‍👧‍👦 ﷽ Z̸̢͝a̵l̷g̶o',
    '=HYPERLINK("http://x")',
  ])('gives back hostile text as it came: %s', async (comment) => {
    const soup = await newRecipe();
    const { headers } = await test.signIn();
    expect((await post(soup, { rating: 1, comment }, headers)).statusCode).toBe(201);
    expect((await list(soup))[0]?.comment).toBe(comment);
  });

  it('REV-06 refuses a second review in the caller’s language, also for another rating', async () => {
    const soup = await newRecipe();
    const { author } = await write(soup, 5);
    const again = (language: string) =>
      post(
        soup,
        { rating: 1, comment: 'Once more' },
        { ...author.headers, 'accept-language': language },
      );
    const english = await again('en');
    expect(english.statusCode).toBe(409);
    expect(english.json()).toMatchObject({
      code: 'review_exists',
      detail: 'You have already reviewed this recipe',
    });
    expect((await again('de')).json().detail).toBe('Du hast dieses Rezept schon bewertet');
    expect(await ratingOf(soup)).toEqual([5, 1]);
  });

  it('REV-06 takes none from the owner of the recipe, private or published', async () => {
    const owner = await test.signIn();
    const texts = {
      en: 'You cannot review your own recipe.',
      es: 'No puedes opinar sobre tu propia receta.',
      fr: 'Vous ne pouvez pas donner votre avis sur votre propre recette.',
      de: 'Dein eigenes Rezept kannst du nicht bewerten.',
    };
    for (const publishedAt of [null, new Date('2026-05-01')]) {
      const own = await newRecipe({ ownerId: owner.id, publishedAt });
      for (const [language, detail] of Object.entries(texts)) {
        const headers = { ...owner.headers, 'accept-language': language };
        const answer = await post(own, { rating: 5, comment: 'Mine' }, headers);
        expect(answer.statusCode).toBe(403);
        expect(answer.json()).toMatchObject({ code: 'own_recipe', detail });
      }
      expect(await test.database.db.$count(reviews, eq(reviews.recipeId, own))).toBe(0);
    }
  });

  it('REV-06 a published recipe of a member takes those of everybody else, the administrators too', async () => {
    const recipe = await newRecipe({ ownerId: (await test.signIn()).id });
    await write(recipe, 4);
    await write(recipe, 2, await test.signIn({ isAdmin: true }));
    expect(await ratingOf(recipe)).toEqual([3, 2]);
  });

  it('REV-07 what an owner once said of their own can still be changed and deleted', async () => {
    const owner = await test.signIn();
    const { id } = await insert(await newRecipe({ ownerId: owner.id }), owner);
    const edited = await change('PUT', id, owner, { rating: 3, comment: 'Modest' });
    expect([edited.statusCode, edited.json().rating]).toEqual([200, 3]);
    expect((await change('DELETE', id, owner)).statusCode).toBe(204);
  });

  it('REV-06 keeps one of twenty that one member sends at once', async () => {
    const soup = await newRecipe();
    const { headers } = await test.signIn();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => post(soup, { rating: 3, comment: `Try ${n}` }, headers)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array<number>(19).fill(409)]);
    expect(await ratingOf(soup)).toEqual([3, 1]);
    expect(await list(soup)).toHaveLength(1);
  });

  it('REV-06 the database itself refuses a second one', async () => {
    const soup = await newRecipe();
    const { author } = await write(soup, 3);
    const row = {
      id: randomUUID(),
      recipeId: soup,
      userId: author.id,
      rating: 3,
      comment: 'Again',
    };
    await expect(test.database.db.insert(reviews).values(row)).rejects.toThrow();
  });

  it('API-11 ROLE-02 needs a member', async () => {
    const answer = await post(await newRecipe(), { rating: 5, comment: 'Good' });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'not_signed_in']);
  });

  it('no member writes more often than the limit of writes', async () => {
    const limited = await buildTestApp({ config: { rateLimitFactor: 0.05 } });
    const { headers } = await limited.signIn();
    const url = '/api/recipes/no-such-dish/reviews';
    const payload = { rating: 5, comment: 'Good' };
    const statuses: number[] = [];
    for (let n = 0; n < 8; n += 1)
      statuses.push((await limited.inject({ method: 'POST', url, payload, headers })).statusCode);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 429, 429]);
    await limited.close();
  });
});

describe('changing and removing', () => {
  it('REV-07 the author edits: stars, words and the recipe’s rating follow', async () => {
    const soup = await newRecipe();
    const { author, review } = await write(soup, 2);
    await write(soup, 4);
    test.clock.advance(1000);
    const content = { rating: 5, comment: 'Better the second time', made_it: true, swaps: 'oats' };
    const answer = await change('PUT', review.id, author, content);
    expect(answer.statusCode).toBe(200);
    const edited_at = new Date(test.clock.now()).toISOString();
    expect(answer.json()).toEqual({ ...review, ...content, edited_at });
    expect(await ratingOf(soup)).toEqual([4.5, 2]);
  });

  it('REV-07 the author deletes, and may write anew', async () => {
    const soup = await newRecipe();
    const { author, review } = await write(soup, 1);
    const answer = await change('DELETE', review.id, author);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await ratingOf(soup)).toEqual([0, 0]);
    expect((await change('DELETE', review.id, author)).json().code).toBe('review_not_found');
    await write(soup, 4, author);
    expect(await ratingOf(soup)).toEqual([4, 1]);
  });

  it('REV-07 nobody else changes it: not a member, and not an administrator as an author would', async () => {
    const soup = await newRecipe();
    const { review } = await write(soup, 3);
    const content = { rating: 1, comment: 'Mine now' };
    for (const other of [await test.signIn(), await test.signIn({ isAdmin: true })]) {
      expect((await change('PUT', review.id, other, content)).statusCode).toBe(403);
      expect((await change('DELETE', review.id, other)).statusCode).toBe(403);
    }
    expect((await change('PUT', review.id, {}, content)).statusCode).toBe(401);
    expect(await list(soup)).toEqual([review]);
  });

  it('REV-07 an administrator removes one, somebody who was one does not', async () => {
    const soup = await newRecipe();
    const { review } = await write(soup, 1);
    await write(soup, 5);
    const remove = (who: SignedIn, id = review.id) =>
      test.inject({ method: 'DELETE', url: `/api/admin/reviews/${id}`, headers: who.headers });
    const former = await test.signIn({ isAdmin: true });
    await test.roles.makeMember(former.id);
    expect((await remove(former)).statusCode).toBe(403);
    expect((await remove(await test.signIn())).statusCode).toBe(403);
    const admin = await test.signIn({ isAdmin: true });
    expect((await remove(admin)).statusCode).toBe(204);
    expect(await ratingOf(soup)).toEqual([5, 1]);
    for (const id of [review.id, 'no-such-thing', randomUUID()])
      expect((await remove(admin, id)).json().code, id).toBe('review_not_found');
  });

  it('the author keeps a hold on it where the recipe has gone', async () => {
    const { headers, id } = await test.signIn();
    const soup = await newRecipe();
    const { author, review } = await write(soup, 3, { headers, id, token: '' });
    const { db } = test.database;
    await db.execute(`update recipes set deleted_at = now() where id = '${soup}'`);
    expect((await change('DELETE', review.id, author)).statusCode).toBe(204);
  });
});

describe('the rating of the recipe', () => {
  it('REV-05 REV-07 stands right at once, in the recipe and in the list', async () => {
    const soup = await newRecipe();
    const readCard = async () => {
      const cards = (await test.inject({ url: '/api/recipes?fields=card' })).json<RecipeCard[]>();
      const card = cards.find(({ id }) => id === soup);
      return [card?.rating, card?.review_count];
    };
    expect(await readCard()).toEqual([0, 0]);
    const { author, review } = await write(soup, 4);
    expect([await readCard(), await ratingOf(soup)]).toEqual([
      [4, 1],
      [4, 1],
    ]);
    await change('PUT', review.id, author, { rating: 2, comment: 'Hm' });
    expect(await readCard()).toEqual([2, 1]);
    await change('DELETE', review.id, author);
    expect(await readCard()).toEqual([0, 0]);
  });

  it('REV-07 is the mean when fifty members write at once, when all change or leave at once, and when reviews go', async () => {
    const soup = await newRecipe();
    const stew = await newRecipe();
    const members = await Promise.all(Array.from({ length: 50 }, () => test.signIn()));
    const stars = members.map((_, index) => (index % 5) + 1);
    const send = (recipeId: string, index: number) =>
      write(recipeId, stars[index] ?? 1, members[index]);
    const written = await Promise.all(members.map((_, index) => send(soup, index)));
    await Promise.all(members.map((_, index) => send(stew, index)));
    expect([await ratingOf(soup), await ratingOf(stew)]).toEqual([
      [3, 50],
      [3, 50],
    ]);

    const edits = written.map(({ author, review }) =>
      change('PUT', review.id, author, { rating: 6 - review.rating, comment: 'Again' }),
    );
    const statuses = (await Promise.all(edits)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await ratingOf(soup)).toEqual([3, 50]);

    const { pool } = test.database;
    await Promise.all(
      members.slice(0, 49).map(({ id }) => pool.query('DELETE FROM users WHERE id = $1', [id])),
    );
    // Reviews of former members stay.
    expect([await ratingOf(soup), await ratingOf(stew)]).toEqual([
      [3, 50],
      [3, 50],
    ]);
    const left = 'SELECT id FROM reviews WHERE user_id IS NULL AND recipe_id = ANY ($1)';
    const { rows } = await pool.query<{ id: string }>(left, [[soup, stew]]);
    expect(rows.length).toBe(98);
    await Promise.all(rows.map(({ id }) => pool.query('DELETE FROM reviews WHERE id = $1', [id])));
    expect([await ratingOf(soup), await ratingOf(stew)]).toEqual([
      [1, 1],
      [5, 1],
    ]);
  });
});
