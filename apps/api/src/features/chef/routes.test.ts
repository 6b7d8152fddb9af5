import { randomUUID } from 'node:crypto';
import { type ChefReply, chefReply } from '@pomona/contract/chef/recipes';
import { createRecipe } from '@pomona/contract/recipe-writing';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chefCalls } from '#database/tables/chef.ts';
import { drawnDrafts } from '#database/tables/images.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';

const maxPerHour = 3;

let test: TestApp;
let ada: SignedIn;

beforeAll(async () => {
  const chef = { requestsPerHour: maxPerHour, model: null };
  test = await buildTestApp({ config: { chef, rateLimitFactor: 1 } });
});
beforeEach(async () => {
  // Sign-ups are limited as well.
  test.clock.advance(61 * 60_000);
  ada = await test.signIn();
});
afterAll(() => test.close());

interface CallOptions {
  who?: SignedIn;
  key?: string;
  headers?: Record<string, string>;
}

const cook = (body: object = {}, { who = ada, key, headers }: CallOptions = {}) =>
  test.inject({
    method: 'POST',
    url: '/api/ai/recipes',
    headers: { ...who.headers, ...(key && { 'idempotency-key': key }), ...headers },
    payload: { ingredients: ['carrots', 'onion', 'red lentils'], max_minutes: 60, ...body },
  });

async function cooked(body: object = {}, options: CallOptions = {}) {
  const response = await cook(body, options);
  expect(response.statusCode, response.body).toBe(200);
  const reply = response.json<ChefReply>();
  if (reply.outcome !== 'recipe') throw new Error(response.body);
  return reply;
}

describe('GEN-02 POST /api/ai/recipes', () => {
  it('GEN-07 API-22 answers with a whole recipe, who cooked it, and what was used', async () => {
    const { recipe, cook: chef, fallback, fingerprint } = await cooked({ seed: 7 });
    expect(chef).toEqual({ kind: 'built_in' });
    expect(fallback).toBeNull();
    expect(fingerprint).not.toBe('');
    expect(recipe.ingredients.length).toBeGreaterThan(1);
    expect(recipe.calories).toBeGreaterThan(0);
    expect(recipe.is_read_whole).toBe(true);
    expect(recipe.given.map(({ text }) => text)).toEqual(['carrots', 'onion', 'red lentils']);
  });

  it('GEN-08 the same request with the same seed gives the same recipe', async () => {
    expect(await cooked({ seed: 7 })).toEqual(await cooked({ seed: 7 }));
  });

  it('GEN-08 a generated recipe can be saved as it is', async () => {
    const { recipe } = await cooked();
    const { title, description, language, meal_type, cuisine, difficulty, servings } = recipe;
    const { prep_time, cook_time, rest_time, ingredients, instructions, tags } = recipe;
    const payload = {
      ...{ title, description, language, meal_type, cuisine, difficulty, servings },
      ...{ prep_time, cook_time, rest_time, ingredients, instructions, tags },
      ...{ notes: {}, source_url: null },
    };
    const saved = await test.inject({
      ...{ method: createRecipe.method, url: createRecipe.path, headers: ada.headers, payload },
    });
    expect(saved.statusCode, saved.body).toBe(201);
    expect(saved.json().nutrition.calories).toBe(recipe.calories);
  });

  it('GEN-03 says why each restriction holds', async () => {
    const { recipe } = await cooked({ diets: ['Vegan', 'Gluten-Free'] });
    expect(recipe.restrictions.map(({ label }) => label).sort()).toEqual(['Gluten-Free', 'Vegan']);
    expect(recipe.restrictions.every(({ verdict }) => verdict === 'proven')).toBe(true);
  });

  it('GEN-10 says why nothing fits, and what would', async () => {
    const response = await cook({ ingredients: ['butter'], diets: ['Vegan'] });
    const reply = chefReply.parse(response.json());
    if (reply.outcome !== 'impossible') throw new Error(response.body);
    expect(reply.changes.length).toBeGreaterThan(0);
    expect(reply.given).toMatchObject([
      { text: 'butter', left_out: { kind: 'diet', diet: 'Vegan' }, used: false },
    ]);
  });

  it.each([
    ['no ingredients', { ingredients: [] }],
    ['a blank ingredient', { ingredients: [' '] }],
    ['31 ingredients', { ingredients: Array(31).fill('carrots') }],
    ['seven servings', { servings: 7 }],
    ['an unknown diet', { diets: ['Paleo'] }],
    ['a seed beyond four bytes', { seed: 2 ** 31 }],
    ['an unknown field', { is_admin: true }],
  ])('GEN-01 refuses %s', async (_what, body) => {
    expect((await cook(body)).statusCode).toBe(422);
  });
});

describe('the picture of a draft', () => {
  it('GEN-04 is drawn when it is looked at, and only for a time', async () => {
    const { recipe } = await cooked();
    expect(recipe.image).toMatch(/^\/api\/images\/[0-9a-f]{32}-800\.\w+$/);
    expect(recipe.image_colour).toMatch(/^#[0-9a-f]{6}$/);
    const picture = await test.inject({ url: recipe.image });
    expect(picture.statusCode).toBe(200);
    expect(picture.headers['content-type']).toContain('image/svg+xml');
    expect(picture.body).toContain('<svg');
    const unknown = await test.inject({ url: `/api/images/${'ab'.repeat(16)}-800.webp` });
    expect(unknown.statusCode).toBe(404);
  });

  it('GEN-04 two equal drafts have one', async () => {
    const { db } = test.database;
    const stored = async () => (await db.select({ n: count() }).from(drawnDrafts))[0]?.n;
    await cooked({ seed: 41 });
    const before = await stored();
    await cooked({ seed: 41 });
    expect(await stored()).toBe(before);
  });
});

describe('allergens of the profile', () => {
  it('GEN-08 always count', async () => {
    await test.inject({
      ...{ method: 'PUT', url: '/api/users/me', headers: ada.headers },
      payload: { preferences: { allergens: ['Nuts', 'Dairy'] } },
    });
    const { recipe } = await cooked({ ingredients: ['carrots', 'peanut butter', 'yogurt'] });
    const reasons = recipe.given.map(({ left_out }) => left_out?.kind ?? null);
    expect(reasons).toEqual([null, 'allergen', 'allergen']);
    const found = [...recipe.allergen_details, ...recipe.may_contain];
    expect(found).not.toEqual(expect.arrayContaining(['peanut']));
    expect(found).not.toEqual(expect.arrayContaining(['milk']));
  });
});

describe('Idempotency-Key', () => {
  it('GEN-02 a repeated call has the answer of the first and counts once', async () => {
    const key = randomUUID();
    const first = await cooked({}, { key });
    for (let again = 0; again < maxPerHour; again += 1)
      expect(await cooked({}, { key })).toEqual(first);
  });

  it('GEN-02 several at once have one answer', async () => {
    const key = randomUUID();
    const replies = await Promise.all([1, 2, 3].map(() => cooked({}, { key })));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  });

  it('GEN-02 another request, another member, or an allergen since make another call', async () => {
    const key = randomUUID();
    const first = await cooked({}, { key });
    expect((await cooked({ servings: 4 }, { key })).recipe.servings).toBe(4);
    const ben = await test.signIn();
    expect((await cooked({}, { key, who: ben })).seed).not.toBe(first.seed);
    await test.inject({
      ...{ method: 'PUT', url: '/api/users/me', headers: ada.headers },
      payload: { preferences: { allergens: ['Soy'] } },
    });
    expect((await cooked({}, { key })).seed).not.toBe(first.seed);
  });

  it('refuses a key that is no UUID', async () => {
    expect((await cook({}, { key: 'mine' })).statusCode).toBe(422);
  });

  it('calls are forgotten after a day', async () => {
    await cooked({}, { key: randomUUID() });
    const { db } = test.database;
    test.clock.advance(25 * 3_600_000);
    await cooked();
    const rows = await db.select().from(chefCalls).where(eq(chefCalls.userId, ada.id));
    expect(rows).toHaveLength(1);
    expect(rows[0]?.reply).toBeNull();
  });
});

describe('GEN-11 the limit of a member', () => {
  it('GEN-11 answers 429 with the time to wait, for one member alone', async () => {
    for (let call = 0; call < maxPerHour; call += 1) {
      await cooked();
      test.clock.advance(60_000);
    }
    const refused = await cook();
    expect(refused.statusCode).toBe(429);
    expect(refused.json().code).toBe('too_many_requests');
    expect(Number(refused.headers['retry-after'])).toBe(3600 - maxPerHour * 60);
    await cooked({}, { who: await test.signIn() });
    test.clock.advance(Number(refused.headers['retry-after']) * 1000 + 1);
    await cooked();
  });

  it('GEN-11 many at once get no more', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => cook()));
    const statuses = responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
  });
});

describe('as server-sent events', () => {
  const accept = { accept: 'text/event-stream' };
  const eventsIn = (body: string) =>
    body
      .split('\n\n')
      .filter((block) => block.startsWith('event:'))
      .map((block) => {
        const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
        return { event, data: JSON.parse(data) };
      });

  it('GEN-02 shows what is being done, then the result', async () => {
    const response = await cook({ seed: 7 }, { headers: accept });
    expect(response.headers['content-type']).toContain('text/event-stream');
    expect(response.headers['cache-control']).toContain('no-store');
    const events = eventsIn(response.body);
    const stages = events.filter(({ event }) => event === 'progress').map(({ data }) => data.stage);
    expect(stages[0]).toBe('reading');
    expect(stages).toContain('composing');
    expect(stages.at(-1)).toBe('drawing');
    expect(events.at(-1)?.event).toBe('result');
    expect(chefReply.parse(events.at(-1)?.data)).toEqual(await cooked({ seed: 7 }));
  });

  it('GEN-11 refuses before the stream begins, as any call', async () => {
    for (let call = 0; call < maxPerHour; call += 1) await cooked();
    const refused = await cook({}, { headers: accept });
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
    expect((await cook({ servings: 9 }, { headers: accept })).statusCode).toBe(422);
  });
});
