import { randomUUID } from 'node:crypto';
import { consentVersion } from '@pomona/contract/wellness/meals';
import type { VisitSummary } from '@pomona/contract/wellness/visit-summary';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { activities, symptoms } from '#database/tables/wellness.ts';
import { dayAfter } from '#platform/days.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';

let test: TestApp;
let ada: SignedIn;
const path = '/api/wellness/visit-summary';

beforeAll(async () => {
  test = await buildTestApp();
  ada = await agreed();
});
afterAll(() => test.close());

async function agreed(): Promise<SignedIn> {
  const who = await test.signIn();
  const payload = { version: consentVersion };
  await test.inject({
    method: 'PUT',
    url: '/api/wellness/consent',
    headers: who.headers,
    payload,
  });
  return who;
}
const get = (query = '', who: SignedIn = ada, timeZone = 'UTC') =>
  test.inject({ url: path + query, headers: { ...who.headers, 'time-zone': timeZone } });
const today = () => new Date(test.clock.now()).toISOString().slice(0, 10);
const logMood = (who: SignedIn, day: string) =>
  test.inject({
    method: 'POST',
    url: '/api/wellness/symptoms',
    headers: who.headers,
    payload: { id: randomUUID(), day, type: 'mood', level: 4, notes: 'canary' },
  });

it('WELL-15 ends today, or on a day that is chosen, and has 90 days, or as many as are chosen', async () => {
  const answer = await get();
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json<VisitSummary>()).toMatchObject({ from: dayAfter(today(), -89), to: today() });
  expect((await get('?days=30&to=2026-10-31')).json()).toMatchObject({
    ...{ from: '2026-10-02', to: '2026-10-31' },
  });
});

it('WELL-15 WELL-13 today is where the member is', async () => {
  test.clock.advance(Date.parse('2026-12-06T10:30:00Z') - test.clock.now());
  ada = await agreed();
  expect((await get('', ada, 'Pacific/Kiritimati')).json()).toMatchObject({ to: '2026-12-07' });
  expect((await get('', ada, 'America/Los_Angeles')).json()).toMatchObject({ to: '2026-12-06' });
});

it.each([
  'days=7',
  'days=x',
  'days=30%00',
  'to=2027-06-01',
  'to=2026-02-30',
  'to=1999-12-31',
  'to=',
])('WELL-15 refuses %s', async (query) => {
  expect((await get(`?${query}`)).statusCode).toBe(422);
});

it('ROLE-04 contains the own entries of whoever is signed in, also for administrators', async () => {
  const other = await agreed();
  await logMood(other, today());
  expect((await get('', other)).json()).toMatchObject({ logged_days: 1 });
  const admin = await test.signIn({ isAdmin: true });
  for (const who of [ada, admin]) {
    const answer = await get('', who);
    expect(answer.json()).toMatchObject({ logged_days: 0, figures: [] });
    expect(answer.body).not.toContain('canary');
  }
  expect((await test.inject(path)).statusCode).toBe(401);
});

it('WELL-15 a year of 4,000 entries is summed up in less than 200 ms', async () => {
  const busy = await agreed();
  const userId = busy.id;
  const own = (at: number) => ({ id: randomUUID(), userId, day: dayAfter(today(), -(at % 365)) });
  const felt = Array.from({ length: 3000 }, (_, at) => ({
    ...own(at),
    ...{ type: (['energy', 'mood', 'stress'] as const)[at % 3] ?? 'mood', level: 1 + (at % 10) },
  }));
  const moved = Array.from({ length: 1000 }, (_, at) => ({
    ...{ ...own(at), type: 'Walking' as const, minutes: 10 + (at % 60) },
  }));
  await test.database.db.insert(symptoms).values(felt);
  await test.database.db.insert(activities).values(moved);
  const times: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    const start = performance.now();
    expect((await get('', busy)).json()).toMatchObject({ logged_days: 90 });
    times.push(performance.now() - start);
  }
  // The best of ten: others use this machine as well.
  expect(Math.min(...times)).toBeLessThan(200);
});
