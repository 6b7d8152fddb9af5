import { randomUUID } from 'node:crypto';
import type { User } from '@pomona/contract/accounts';
import type { ErrorReply } from '@pomona/contract/errors';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activities } from '#database/tables/wellness.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';

const password = 'a long enough password';

let test: TestApp;
let ada: SignedIn;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  ada = await test.signIn();
});

const me = async (who = ada, headers = {}) =>
  (
    await test.inject({ url: '/api/users/me', headers: { ...who.headers, ...headers } })
  ).json<User>();
const change = (payload: object, who = ada) =>
  test.inject({ method: 'PUT', url: '/api/users/me', headers: who.headers, payload });
const problems = (answer: { json(): ErrorReply }) => answer.json().errors?.map(({ path }) => path);

describe('PUT /api/users/me', () => {
  it('API-04 PROF-07 changes any subset, and leaves the rest', async () => {
    const before = await me();
    const preferences = { dietary_preferences: ['Vegan'], favorite_cuisines: ['italian'] };
    const answer = await change({ name: '  Ada   Byron ', preferences });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toContain('no-store');
    const after = { ...before.preferences, ...preferences };
    expect(answer.json()).toEqual({ ...before, name: 'Ada Byron', preferences: after });
    await change({
      bio: 'I bake.\nOn Sundays.',
      preferences: { allergens: ['Nuts', 'celery', 'Nuts'] },
    });
    expect(await me()).toMatchObject({
      ...{ name: 'Ada Byron', bio: 'I bake.\nOn Sundays.' },
      preferences: { ...after, allergens: ['Nuts', 'celery'] },
    });
    expect((await change({})).statusCode).toBe(200);
  });

  it.each([
    ['is_admin', true],
    ['id', randomUUID()],
    ['counters', { level: 'Master' }],
    ['goals', []],
    ['favorite_recipes', []],
    ['password', 'another password'],
    ['nickname', 'Al'],
  ])('API-26 danger 3: refuses %s with 422, and nothing changes', async (field, value) => {
    const before = await me();
    const answer = await change({ name: 'Changed', [field]: value });
    expect(answer.statusCode).toBe(422);
    expect(await me()).toEqual(before);
  });

  it.each<[string, object, string]>([
    ['a blank name', { name: ' ' }, 'body.name'],
    ['81 characters of name', { name: 'n'.repeat(81) }, 'body.name'],
    ['a malformed e-mail', { email: 'nobody' }, 'body.email'],
    ['an unknown diet', { preferences: { dietary_preferences: ['Bread'] } }, 'body.preferences'],
    ['an unknown preference', { preferences: { calories: 3 } }, 'body.preferences'],
    ['51 goals', { preferences: { health_goals: goalTexts(51) } }, 'body.preferences'],
  ])('API-04 PROF-08 refuses %s, and nothing changes', async (_what, part, path) => {
    const before = await me();
    const answer = await change({ bio: 'Changed', ...part });
    expect(answer.statusCode).toBe(422);
    expect(problems(answer)?.[0]).toContain(path);
    expect(await me()).toEqual(before);
  });

  it('PROF-08 takes a bio of 500 characters, and none of 501', async () => {
    expect((await change({ bio: 'b'.repeat(500) })).statusCode).toBe(200);
    expect(problems(await change({ bio: 'b'.repeat(501) }))).toEqual(['body.bio']);
  });

  it('PROF-07 another e-mail needs the current password, and nothing changes without', async () => {
    const before = await me();
    const email = `${randomUUID()}@pomona.test`;
    for (const payload of [{ email }, { email, current_password: 'plums' }]) {
      const answer = await change({ name: 'Changed', ...payload });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'wrong_password']);
    }
    expect(await me()).toEqual(before);
    expect((await change({ email: before.email, name: 'Ada' })).statusCode).toBe(200);
    const answer = await change({ email: ` ${email} `, current_password: password });
    expect(answer.json()).toMatchObject({ email });
    const signIn = await test.inject({
      method: 'POST',
      url: '/api/users/login',
      payload: { email, password },
    });
    expect(signIn.statusCode).toBe(200);
  });

  it('AUTH-09 a taken e-mail is 409, however it is written, and nothing changes', async () => {
    const before = await me();
    const ida = await me(await test.signIn());
    const payload = { name: 'Changed', email: ida.email.toUpperCase(), current_password: password };
    const answer = await change(payload);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'email_taken']);
    expect(await me()).toEqual(before);
  });

  it('AUTH-10 one of twenty gets an e-mail that all want at once', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => test.signIn()));
    const email = `${randomUUID()}@pomona.test`;
    const answers = await Promise.all(
      people.map((person) => change({ email, current_password: password }, person)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array(7).fill(409)]);
  });

  it('danger 8: the password cannot be guessed with a stolen session', async () => {
    const limited = await buildTestApp({ config: { rateLimitFactor: 1 } });
    const eve = await limited.signIn();
    const guess = (current_password: string) =>
      limited.inject({
        ...{ method: 'PUT', url: '/api/users/me', headers: eve.headers },
        payload: { email: 'eve@pomona.test', current_password },
      });
    for (let guesses = 0; guesses < 10; guesses += 1)
      expect((await guess('plums')).statusCode).toBe(403);
    const refused = await guess(password);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_attempts']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await limited.close();
  });

  it('two devices that change different things keep both', async () => {
    await Promise.all([
      change({ preferences: { allergens: ['Eggs'] } }),
      change({ preferences: { favorite_cuisines: ['asian'] } }),
      change({ bio: 'Both' }),
    ]);
    expect(await me()).toMatchObject({
      bio: 'Both',
      preferences: { allergens: ['Eggs'], favorite_cuisines: ['asian'] },
    });
  });
});

describe('goals', () => {
  const send = (method: 'POST' | 'PATCH' | 'DELETE', path = '', payload?: object, who = ada) =>
    test.inject({
      ...{ method, url: `/api/users/me/goals${path}`, headers: who.headers },
      ...(payload && { payload }),
    });
  const add = async (text: string, who = ada) => {
    const id = randomUUID();
    expect((await send('POST', '', { id, text }, who)).statusCode).toBe(201);
    return id;
  };

  it('PROF-04 are added, achieved, reopened and removed; every answer is the whole member', async () => {
    const id = await add('Walk to work');
    const achieved = (await send('PATCH', `/${id}`, { is_achieved: true })).json<User>();
    expect(achieved.goals).toMatchObject([{ id, text: 'Walk to work' }]);
    expect(achieved.goals[0]?.achieved_at).toBe(new Date(test.clock.now()).toISOString());
    expect(achieved.preferences.health_goals).toEqual(['Walk to work']);
    expect(achieved.counters).toMatchObject({ goals_achieved: 1, goals_total: 1 });
    const reopened = (await send('PATCH', `/${id}`, { is_achieved: false })).json<User>();
    expect(reopened.counters).toMatchObject({ goals_achieved: 0, goals_total: 1 });
    const removed = await send('DELETE', `/${id}`);
    expect(removed.json<User>().goals).toEqual([]);
    expect((await send('DELETE', `/${id}`)).statusCode).toBe(200);
    expect((await send('PATCH', `/${id}`, { is_achieved: true })).json()).toMatchObject({
      code: 'goal_not_found',
    });
  });

  it('PROF-04 a removed one comes back where it was and as it was', async () => {
    const first = await add('First');
    await add('Second');
    await send('PATCH', `/${first}`, { is_achieved: true });
    const [goal] = (await me()).goals;
    await send('DELETE', `/${first}`);
    const { id, text, ...restored } = goal ?? {};
    await send('POST', '', { id, text, restored });
    const { goals } = await me();
    expect(goals[0]).toEqual(goal);
    expect(goals.map((each) => each.text)).toEqual(['First', 'Second']);
  });

  it('PROF-04 two devices at once: added once, marked once, in one order', async () => {
    const id = randomUUID();
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => send('POST', '', { id, text: 'Sleep' })),
      send('POST', '', { id: randomUUID(), text: 'Sleep' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201));
    const { goals } = await me();
    expect(goals.map(({ text }) => text)).toEqual(['Sleep']);
    const path = `/${goals[0]?.id}`;
    await send('PATCH', path, { is_achieved: true });
    const first = (await me()).goals;
    test.clock.advance(1000);
    await send('PATCH', path, { is_achieved: true });
    expect((await me()).goals).toEqual(first);
  });

  it('PROF-04 are fifty at most, also at once', async () => {
    await change({ preferences: { health_goals: goalTexts(48) } });
    const answers = await Promise.all(
      goalTexts(5).map((text) => send('POST', '', { id: randomUUID(), text: `One more ${text}` })),
    );
    const codes = answers.map((answer) => answer.json<Partial<ErrorReply>>().code ?? 'added');
    expect(codes.filter((code) => code === 'added')).toHaveLength(2);
    expect(codes.filter((code) => code === 'too_many_goals')).toHaveLength(3);
    expect((await me()).goals).toHaveLength(50);
  });

  it('API-04 a list of texts keeps the state of those that stay', async () => {
    const id = await add('Stays');
    await add('Goes');
    await send('PATCH', `/${id}`, { is_achieved: true });
    const answer = await change({ preferences: { health_goals: ['New', 'Stays', 'Newer'] } });
    const { goals, preferences } = answer.json<User>();
    expect(preferences.health_goals).toEqual(['Stays', 'New', 'Newer']);
    expect(goals.map(({ achieved_at }) => achieved_at !== null)).toEqual([true, false, false]);
  });

  it('ROLE-04 danger 2: nobody touches or sees those of another member, administrators included', async () => {
    const id = await add('Mine');
    for (const isAdmin of [false, true]) {
      const other = await test.signIn({ isAdmin });
      const touch = await send('PATCH', `/${id}`, { is_achieved: true }, other);
      expect(touch.json()).toMatchObject({ code: 'goal_not_found' });
      await send('DELETE', `/${id}`, undefined, other);
      expect((await send('POST', '', { id, text: 'Taken' }, other)).statusCode).toBe(409);
      expect((await me(other)).goals).toEqual([]);
    }
    expect((await me()).goals).toMatchObject([{ text: 'Mine', achieved_at: null }]);
  });
});

describe('counters', () => {
  const log = (day: string) =>
    test.database.db
      .insert(activities)
      .values({ id: randomUUID(), userId: ada.id, day, type: 'Yoga', minutes: 20 });

  it('PROF-02 ENT-01 a new member has none', async () => {
    expect((await me()).counters).toEqual({
      ...{ recipes_saved: 0, goals_achieved: 0, goals_total: 0, streak_days: 0 },
      level: 'Beginner',
    });
  });

  it('PROF-02 WELL-13 the streak is counted where the member is', async () => {
    // It is 08:00 UTC on the 21st, and still the 20th in Honolulu.
    for (const day of ['2026-11-18', '2026-11-19']) await log(day);
    const streakIn = async (zone: string) =>
      (await me(ada, { 'time-zone': zone })).counters.streak_days;
    const elapsed = test.clock.now() - Date.parse('2026-11-21T08:00:00Z');
    expect(elapsed).toBeLessThan(3_600_000);
    expect(await streakIn('Pacific/Honolulu')).toBe(2);
    expect(await streakIn('Europe/Berlin')).toBe(0);
    for (const wrong of ['Nowhere/Else', 'x'.repeat(3000), ''])
      expect(await streakIn(wrong)).toBe(0);
  });

  it('PROF-02 the level follows what was logged', async () => {
    const rows = Array.from({ length: 150 }, () => ({
      ...{ id: randomUUID(), userId: ada.id, day: '2026-01-01' },
      ...{ type: 'Yoga' as const, minutes: 20 },
    }));
    await test.database.db.insert(activities).values(rows);
    expect((await me()).counters.level).toBe('Cook');
  });
});

function goalTexts(count: number): string[] {
  return Array.from({ length: count }, (_, place) => `Goal ${place}`);
}
