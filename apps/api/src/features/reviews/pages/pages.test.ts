import type { Review, ReviewPage } from '@pomona/contract/reviews';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { makeRecipe } from '#test/recipes.ts';

let test: TestApp;
let soup: string;
let readers: SignedIn[];
beforeAll(async () => {
  test = await buildTestApp();
  readers = await Promise.all(Array.from({ length: 4 }, () => test.signIn()));
});
beforeEach(async () => {
  soup = await makeRecipe(test.database.db);
});
afterAll(() => test.close());

async function write(rating: number, extra: object = {}) {
  const author = await test.signIn();
  test.clock.advance(1000);
  const payload = { rating, comment: `${rating} stars`, ...extra };
  const url = `/api/recipes/${soup}/reviews`;
  const answer = await test.inject({ method: 'POST', url, payload, headers: author.headers });
  return { author, review: answer.json<Review>() };
}

const ask = (query: string, headers = {}) =>
  test.inject({ url: `/api/recipes/${soup}/reviews?${query}`, headers });
const read = async (query: string, headers = {}) => (await ask(query, headers)).json<ReviewPage>();
const idsOf = ({ reviews }: ReviewPage) => reviews.map(({ id }) => id);

const vote = (id: string, who: SignedIn | undefined, method: 'PUT' | 'DELETE' = 'PUT') =>
  test.inject({ method, url: `/api/reviews/${id}/helpful`, headers: who?.headers ?? {} });

async function readAll(query: string, limit: number): Promise<string[]> {
  const ids: string[] = [];
  for (let after = ''; ; ) {
    const page = await read(`limit=${limit}&${query}${after}`);
    ids.push(...idsOf(page));
    if (page.next_cursor === null) return ids;
    after = `&after=${page.next_cursor}`;
  }
}

describe('pages of reviews', () => {
  it('REV-01 come newest first, each review once, whatever the size of a page', async () => {
    const written: string[] = [];
    for (let n = 0; n < 7; n += 1) written.unshift((await write((n % 5) + 1)).review.id);
    for (const limit of [1, 3, 7, 50]) expect(await readAll('', limit)).toEqual(written);
  });

  it('lose and repeat nothing when somebody writes meanwhile', async () => {
    const first = (await write(1)).review.id;
    const second = (await write(2)).review.id;
    const page = await read('limit=1');
    await write(3);
    const rest = await read(`limit=5&after=${page.next_cursor}`);
    expect([idsOf(page), idsOf(rest)]).toEqual([[second], [first]]);
  });

  it('REV-07 tell how all reviews stand, and the viewer’s own', async () => {
    await write(5, { made_it: true });
    await write(5);
    const { author, review } = await write(2, { swaps: 'oats for rice' });
    await write(4);
    const page = await read('limit=1', author.headers);
    expect(page).toMatchObject({
      total: 4,
      distribution: [0, 1, 0, 1, 2],
      made_count: 2,
      own: review,
    });
    expect((await read('limit=1')).own).toBeNull();
  });

  it.each(['limit=0', 'limit=51', 'limit=x', 'limit=5&order=best', 'limit=5&after=1_2_3'])(
    'refuse %s',
    async (query) => {
      expect((await ask(query)).statusCode).toBe(422);
    },
  );
});

describe('helpful votes', () => {
  it('order the reviews, each once, newest first among equals', async () => {
    const [a, b, c, d] = [await write(1), await write(2), await write(3), await write(4)].map(
      ({ review }) => review.id,
    ) as [string, string, string, string];
    for (const reader of readers.slice(0, 2)) await vote(a, reader);
    await vote(c, readers[2]);
    for (const limit of [1, 2, 50])
      expect(await readAll('order=helpful', limit)).toEqual([a, c, d, b]);
  });

  it('count each member once, also when they ask twenty times at once, and can be taken back', async () => {
    const { review } = await write(5);
    const [ada] = readers;
    const answers = await Promise.all(Array.from({ length: 20 }, () => vote(review.id, ada)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await Promise.all(readers.map((reader) => vote(review.id, reader)));
    const voted = (await vote(review.id, ada)).json<Review>();
    expect([voted.helpful_count, voted.is_helpful]).toEqual([4, true]);
    for (let n = 0; n < 2; n += 1) {
      const back = (await vote(review.id, ada, 'DELETE')).json<Review>();
      expect([back.helpful_count, back.is_helpful]).toEqual([3, false]);
    }
    expect((await read('limit=1', readers[1]?.headers)).reviews[0]?.is_helpful).toBe(true);
  });

  it('are not for one’s own review, for visitors, or for what is gone', async () => {
    const { author, review } = await write(5);
    expect((await vote(review.id, author)).statusCode).toBe(403);
    expect((await vote(review.id, undefined)).statusCode).toBe(401);
    expect((await vote('no-such-thing', author)).json().code).toBe('review_not_found');
  });

  it('leave the recipe’s rating and the list of recipes alone', async () => {
    const { review } = await write(5);
    const versionOf = async () =>
      (await test.database.pool.query("SELECT version FROM data_versions WHERE topic = 'recipes'"))
        .rows;
    const before = await versionOf();
    await vote(review.id, readers[0]);
    expect(await versionOf()).toEqual(before);
  });

  it('go with the member who gave them, and with the review', async () => {
    const { author, review } = await write(5);
    const leaving = await test.signIn();
    await vote(review.id, leaving);
    await vote(review.id, readers[0]);
    const { pool } = test.database;
    await pool.query('DELETE FROM users WHERE id = $1', [leaving.id]);
    expect((await read('limit=1')).reviews[0]?.helpful_count).toBe(1);
    const url = `/api/reviews/${review.id}`;
    await test.inject({ method: 'DELETE', url, headers: author.headers });
    const votes = await pool.query('SELECT FROM review_votes WHERE review_id = $1', [review.id]);
    expect(votes.rowCount).toBe(0);
  });
});
