import { randomUUID } from 'node:crypto';
import type { ActivityEntry, SymptomEntry } from '@pomona/contract/wellness/entries';
import { consentVersion } from '@pomona/contract/wellness/meals';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';

let test: TestApp;
let ada: SignedIn;
const today = '2026-11-20';

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  ada = await agreed();
});
afterAll(() => test.close());

async function agreed(): Promise<SignedIn> {
  const who = await test.signIn();
  await send('PUT', '/api/wellness/consent', who, { version: consentVersion });
  return who;
}
const send = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  who: SignedIn = ada,
  payload?: object,
) => test.inject({ method, url, headers: who.headers, ...(payload && { payload }) });

const kinds = [
  { path: '/api/wellness/symptoms', own: { type: 'mood', level: 7 }, change: { level: 3 } },
  { path: '/api/wellness/activities', own: { type: 'Yoga', minutes: 30 }, change: { minutes: 45 } },
] as const;
const bodyOf = (own: object) => ({ id: randomUUID(), day: today, ...own });
const pageOf = async (path: string, who: SignedIn = ada) =>
  (await send('GET', path, who)).json<{
    entries: (SymptomEntry | ActivityEntry)[];
    next_cursor: string | null;
    total: number;
  }>();

describe.each(kinds)('$path', ({ path, own, change }) => {
  it('WELL-06 keeps, corrects, deletes and restores an entry', async () => {
    const body = bodyOf({ ...own, notes: 'after lunch' });
    const logged = await send('POST', path, ada, body);
    expect([logged.statusCode, logged.json()]).toEqual([
      201,
      expect.objectContaining({ ...body, ...own }),
    ]);
    const changed = (await send('PATCH', `${path}/${body.id}`, ada, change)).json();
    expect(changed).toEqual({ ...logged.json(), ...change });
    const moved = { day: '2026-11-01' };
    await send('PATCH', `${path}/${body.id}`, ada, moved);
    expect((await pageOf(path)).entries).toEqual([{ ...changed, ...moved }]);
    expect((await send('DELETE', `${path}/${body.id}`)).json()).toEqual({ ...changed, ...moved });
    const again = await send('DELETE', `${path}/${body.id}`);
    expect([again.statusCode, again.json().code]).toEqual([404, 'wellness_entry_not_found']);
    expect((await send('POST', path, ada, body)).statusCode).toBe(201);
    expect((await pageOf(path)).total).toBe(1);
  });

  it('WELL-06 sent twenty times at once is stored once, and sent again otherwise is corrected', async () => {
    const body = bodyOf(own);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send('POST', path, ada, body)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    await send('POST', path, ada, { ...body, ...change });
    expect((await pageOf(path)).entries).toEqual([{ ...answers[0]?.json(), ...change }]);
  });

  it('WELL-06 keeps nothing before the member agreed, or after they took it back', async () => {
    const who = await test.signIn();
    const refused = await send('POST', path, who, bodyOf(own));
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'consent_needed']);
    const body = bodyOf(own);
    await send('POST', path, ada, body);
    await send('DELETE', '/api/wellness/consent', ada);
    expect((await pageOf(path)).total).toBe(0);
    const late = await send('PATCH', `${path}/${body.id}`, ada, change);
    expect(late.json().code).toBe('consent_needed');
  });

  it('ROLE-04 nobody else reads, changes, deletes or overwrites it, administrators included', async () => {
    const body = bodyOf(own);
    const entry = (await send('POST', path, ada, body)).json();
    const others = [await agreed(), await test.signIn({ isAdmin: true })];
    for (const other of others) {
      await send('PUT', '/api/wellness/consent', other, { version: consentVersion });
      expect((await pageOf(path, other)).entries).toEqual([]);
      expect((await send('PATCH', `${path}/${body.id}`, other, change)).statusCode).toBe(404);
      expect((await send('DELETE', `${path}/${body.id}`, other)).statusCode).toBe(404);
      expect((await send('POST', path, other, body)).json().code).toBe('conflict');
    }
    expect((await pageOf(path)).entries).toEqual([entry]);
  });

  it('WELL-07 is read in pages, newest day first, without gaps while entries come', async () => {
    const days = Array.from({ length: 7 }, (_, at) => `2026-11-0${at + 1}`);
    for (const day of days) {
      for (let at = 0; at < 2; at += 1) await send('POST', path, ada, bodyOf({ ...own, day }));
    }
    const read: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await pageOf(`${path}?limit=3${cursor && `&cursor=${cursor}`}`);
      read.push(...page.entries.map(({ day }) => day));
      expect(page.total).toBeGreaterThanOrEqual(14);
      cursor = page.next_cursor;
      await send('POST', path, ada, bodyOf({ ...own, day: today }));
    }
    expect(read).toEqual(days.toReversed().flatMap((day) => [day, day]));
  });

  it.each([
    '2026-02-30_1_a4b7a9a6-6f0a-4c57-9d6c-0f7a3c1d2e3f',
    '2026-11-20_99999999999999_a4b7a9a6-6f0a-4c57-9d6c-0f7a3c1d2e3f',
    '2000-00-00_0_a-00a-a0a---0--a-a-0---a0a0a0--a--a0',
    '2026-11-20_1_a4b7a9a6-6f0a-4c57-9d6c-0f7a3c1d2e3f_1',
    'x',
  ])('WELL-07 refuses %s as a cursor', async (cursor) => {
    expect((await send('GET', `${path}?cursor=${cursor}`)).statusCode).toBe(422);
  });

  it('WELL-07 is selected by day and type', async () => {
    for (const day of ['2026-11-01', '2026-11-02', '2026-11-03'])
      await send('POST', path, ada, bodyOf({ ...own, day }));
    expect((await pageOf(`${path}?from=2026-11-02&to=2026-11-02`)).total).toBe(1);
    expect((await pageOf(`${path}?type=${own.type}`)).total).toBe(3);
    const other = own.type === 'Yoga' ? 'Walking' : 'stress';
    expect((await pageOf(`${path}?type=${other}`)).total).toBe(0);
  });

  it.each([
    { why: 'a day that has come nowhere', wrong: { day: '2027-01-01' } },
    { why: 'a day of no calendar', wrong: { day: '2026-02-30' } },
    { why: 'a type that there is not', wrong: { type: 'Chess' } },
    { why: 'an id that is none', wrong: { id: 'mine' } },
    { why: 'somebody else', wrong: { user_id: randomUUID() } },
    { why: 'a novel', wrong: { notes: 'x'.repeat(1001) } },
    { why: 'level and minutes in words', wrong: { level: '7', minutes: '30' } },
    { why: 'level and minutes of zero', wrong: { level: 0, minutes: 0 } },
    { why: 'level and minutes beyond', wrong: { level: 11, minutes: 1441 } },
  ])('WELL-03 WELL-04 refuses $why', async ({ wrong }) => {
    expect((await send('POST', path, ada, bodyOf({ ...own, ...wrong }))).statusCode).toBe(422);
    expect((await pageOf(path)).total).toBe(0);
  });
});

describe('sleep', () => {
  const path = '/api/wellness/symptoms';

  it('WELL-03 takes hours, and loses them as another type', async () => {
    const body = bodyOf({ type: 'sleep', level: 6, hours: 7.25 });
    expect((await send('POST', path, ada, body)).json()).toMatchObject({ hours: 7.25 });
    const stress = await send('PATCH', `${path}/${body.id}`, ada, { type: 'stress' });
    expect(stress.json()).toMatchObject({ type: 'stress', hours: null });
    expect((await send('PATCH', `${path}/${body.id}`, ada, { hours: 7 })).statusCode).toBe(422);
  });

  it.each([
    { type: 'mood', level: 6, hours: 7 },
    { type: 'sleep', level: 6, hours: 25 },
    { type: 'sleep', level: 6, hours: 7.1 },
  ])('WELL-03 refuses the hours of %j', async (own) => {
    expect((await send('POST', path, ada, bodyOf(own))).statusCode).toBe(422);
  });
});

describe('a day', () => {
  it.each([
    { at: '2026-11-22T07:30:00Z', day: '2026-11-21', where: '23:30 in Los Angeles' },
    { at: '2026-11-21T23:30:00Z', day: '2026-11-22', where: '00:30 in Berlin' },
    { at: '2026-11-21T10:30:00Z', day: '2026-11-22', where: '00:30 in Kiritimati' },
  ])('WELL-13 is that of the member: $where is $day', async ({ at, day }) => {
    test.clock.advance(Date.parse(at) - test.clock.now());
    const who = await agreed();
    const answer = await send('POST', '/api/wellness/symptoms', who, {
      ...{ id: randomUUID(), day, type: 'energy', level: 5 },
    });
    expect(answer.statusCode).toBe(201);
  });
});
