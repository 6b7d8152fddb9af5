import { randomUUID } from 'node:crypto';
import { consentVersion } from '@pomona/contract/wellness/meals';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wellnessCalls } from '#database/tables/wellness.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { makeRecipe } from '#test/recipes.ts';

let test: TestApp;
let ada: SignedIn;
let soup: string;
const day = '2026-11-20';

beforeAll(async () => {
  test = await buildTestApp();
  soup = await makeRecipe(test.database.db, { nutrition: { calories: 400 } });
});
beforeEach(async () => {
  ada = await agreed();
});
afterAll(() => test.close());

async function agreed(): Promise<SignedIn> {
  const who = await test.signIn();
  await send('PUT', '/api/wellness/consent', { who, payload: { version: consentVersion } });
  return who;
}

interface Call {
  who?: SignedIn;
  key?: string;
  payload?: object;
}

const send = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  { who = ada, key, payload }: Call = {},
) =>
  test.inject({
    ...{ method, url },
    headers: { ...who.headers, ...(key && { 'idempotency-key': key }) },
    ...(payload && { payload }),
  });

const kinds = [
  {
    path: '/api/wellness/symptoms',
    own: { day, type: 'mood', level: 7 },
    changes: [{ level: 3 }, { level: 4 }],
    isGone: 'wellness_entry_not_found',
  },
  {
    path: '/api/wellness/activities',
    own: { day, type: 'Yoga', minutes: 30 },
    changes: [{ minutes: 45 }, { minutes: 50 }],
    isGone: 'wellness_entry_not_found',
  },
  {
    path: '/api/wellness/meals',
    own: { day, servings: 1, eaten_at: '2026-11-20T12:00:00Z' },
    changes: [{ servings: 2 }, { servings: 3 }],
    isGone: 'meal_not_found',
  },
] as const;

describe.each(kinds)('$path', ({ path, own, changes: [first, second], isGone }) => {
  const bodyOf = () => ({
    ...{ id: randomUUID(), ...own },
    ...(path.endsWith('meals') && { recipe_id: soup }),
  });
  async function stored(who?: SignedIn): Promise<object[]> {
    const page = (
      await send('GET', `${path}?day=${day}&from=${day}&to=${day}`, { ...(who && { who }) })
    ).json();
    return page.entries ?? page.meals;
  }

  it('WELL-06 what was deleted is not brought back by its late log', async () => {
    const [payload, key] = [bodyOf(), randomUUID()];
    const logged = await send('POST', path, { key, payload });
    expect(logged.statusCode).toBe(201);
    expect((await send('POST', path, { key, payload })).json()).toEqual(logged.json());
    await send('DELETE', `${path}/${payload.id}`, { key: randomUUID() });
    const late = await send('POST', path, { key, payload });
    expect([late.statusCode, late.json().code]).toEqual([404, isGone]);
    expect(await stored()).toEqual([]);
  });

  it('WELL-06 a correction that arrives again after a newer one changes nothing', async () => {
    const [payload, key] = [bodyOf(), randomUUID()];
    await send('POST', path, { payload });
    const address = `${path}/${payload.id}`;
    await send('PATCH', address, { key, payload: first });
    await send('PATCH', address, { key: randomUUID(), payload: second });
    expect((await send('PATCH', address, { key, payload: first })).json()).toMatchObject(second);
    expect(await stored()).toMatchObject([second]);
  });

  it('WELL-06 a deletion that arrives again after Undo deletes nothing, also where it found nothing', async () => {
    const [payload, key, early] = [bodyOf(), randomUUID(), randomUUID()];
    const address = `${path}/${payload.id}`;
    expect((await send('DELETE', address, { key: early })).statusCode).toBe(404);
    await send('POST', path, { payload });
    expect((await send('DELETE', address, { key: early })).statusCode).toBe(200);
    expect(await stored()).toHaveLength(1);
    await send('DELETE', address, { key });
    await send('POST', path, { key: randomUUID(), payload });
    expect((await send('DELETE', address, { key })).statusCode).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it('WELL-06 twenty times at once under one key it is done once', async () => {
    const [payload, key] = [bodyOf(), randomUUID()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send('POST', path, { key, payload })),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  it('WELL-06 the key of one member means nothing to another', async () => {
    const [payload, key] = [bodyOf(), randomUUID()];
    await send('POST', path, { key, payload });
    const ben = await agreed();
    expect((await send('POST', path, { who: ben, key, payload: bodyOf() })).statusCode).toBe(201);
    expect([await stored(), await stored(ben)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('refuses a key that is no UUID', async () => {
    const refused = await send('POST', path, { key: 'mine', payload: bodyOf() });
    expect(refused.statusCode).toBe(422);
    expect(await stored()).toEqual([]);
  });
});

it('WELL-06 a key is remembered for two months, and a refused call leaves none', async () => {
  const { db } = test.database;
  const keys = (who: SignedIn) =>
    db.select().from(wellnessCalls).where(eq(wellnessCalls.userId, who.id));
  const log = (who: SignedIn, key: string) =>
    send('POST', '/api/wellness/symptoms', {
      ...{ who, key },
      payload: { id: randomUUID(), day, type: 'mood', level: 7 },
    });
  const daysAgo = (days: number) => new Date(test.clock.now() - days * 24 * 3_600_000);
  const kept = randomUUID();
  await db.insert(wellnessCalls).values([
    { userId: ada.id, id: kept, createdAt: daysAgo(59) },
    { userId: ada.id, id: randomUUID(), createdAt: daysAgo(61) },
  ]);
  const key = randomUUID();
  await log(ada, key);
  expect((await keys(ada)).map(({ id }) => id).sort()).toEqual([kept, key].sort());
  const ben = await test.signIn();
  expect((await log(ben, randomUUID())).statusCode).toBe(403);
  expect(await keys(ben)).toEqual([]);
});
