import type { SessionReply } from '@pomona/contract/accounts';
import type { WellnessConsent } from '@pomona/contract/wellness/meals';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedSteps } from '#app.ts';
import { seedDatabase } from '#database/seed.ts';
import { goals } from '#database/tables/accounts.ts';
import { favourites } from '#database/tables/favourites.ts';
import { activities, symptoms } from '#database/tables/wellness.ts';
import { demoId, demoMember } from '#features/accounts/demo/service.ts';
import { wellnessFigures } from '#features/wellness/figures.ts';
import { type Day, dayAfter } from '#platform/days.ts';
import { buildTestApp, createTestClock, type TestApp } from '#test/app.ts';
import { demoWellnessSeed } from './seed.ts';
import { createDemoMonth } from './worker.ts';

const day = 86_400_000;
const clock = createTestClock();
const userId = demoId('member');

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await seedDatabase(test.database.url(), seedSteps({ hasDemo: true }, clock.now));
});
afterAll(() => test.close());
afterEach(() => vi.useRealTimers());

const again = () => seedDatabase(test.database.url(), [demoWellnessSeed(clock.now)]);
const logged = async () => {
  const { db } = test.database;
  return {
    symptoms: await db.select().from(symptoms).where(eq(symptoms.userId, userId)),
    activities: await db.select().from(activities).where(eq(activities.userId, userId)),
  };
};
/** The day that it is so many hours east of Greenwich. */
const todayAt = (hoursEast: number): Day =>
  new Date(clock.now() + hoursEast * 3_600_000).toISOString().slice(0, 10);
const asPublished = { energy: 7.2, workoutsPerWeek: 5, sleepHours: 7.5, streakDays: 12 };

async function demoSession(timeZone = 'UTC'): Promise<SessionReply> {
  const signedIn = await test.inject({
    method: 'POST',
    url: '/api/users/login',
    headers: { 'time-zone': timeZone },
    payload: { email: demoMember.email, password: demoMember.password },
  });
  return signedIn.json<SessionReply>();
}
const demoUser = async (timeZone?: string) => (await demoSession(timeZone)).user;

describe('the month of the demonstration member', () => {
  it('WELL-01 reads exactly 7.2, 5, 7.5 and 12, in every time zone, on every day of the week', async () => {
    for (let days = 0; days < 9; days += 1) {
      const entries = await logged();
      // From Honolulu to Auckland in summer.
      for (const hours of [-10, -8, -5, 0, 1, 5.5, 9, 13]) {
        expect(wellnessFigures(entries, todayAt(hours)), todayAt(hours)).toEqual(asPublished);
      }
      clock.advance(day);
      expect(await again()).toEqual(['demo-wellness']);
    }
  });

  it('WELL-01 reads the same at every hour of a day', async () => {
    for (let hour = 0; hour < 26; hour += 1) {
      const entries = await logged();
      for (const east of [-11, 0, 12]) {
        expect(wellnessFigures(entries, todayAt(east))).toEqual(asPublished);
      }
      clock.advance(day / 24);
      await again();
    }
  });

  it('WELL-01 reads the same after weeks in which nobody started it', async () => {
    clock.advance(40 * day);
    expect(wellnessFigures(await logged(), todayAt(0)).streakDays).toBe(0);
    await again();
    expect(wellnessFigures(await logged(), todayAt(0))).toEqual(asPublished);
  });

  it('PROF-02 reads 3/5 goals, 12 days in a row and Beginner, on any day and everywhere', async () => {
    const published = { goals_achieved: 3, goals_total: 5, streak_days: 12, level: 'Beginner' };
    test.clock.advance(clock.now() - test.clock.now());
    for (let days = 0; days < 7; days += 1) {
      for (const timeZone of ['Pacific/Honolulu', 'UTC', 'Pacific/Auckland']) {
        expect((await demoUser(timeZone)).counters).toMatchObject(published);
      }
      clock.advance(day);
      test.clock.advance(day);
      await again();
    }
  });

  it('holds thirty days, none in the future, every day but one with a log', async () => {
    const entries = await logged();
    const newest = todayAt(-12);
    const days = new Set([...entries.symptoms, ...entries.activities].map((row) => row.day));
    const lastThirty = Array.from({ length: 30 }, (_, ago) => dayAfter(newest, -ago));
    expect(lastThirty.filter((one) => !days.has(one))).toEqual([dayAfter(newest, -12)]);
    expect([...days].filter((one) => one > newest)).toEqual([]);
    for (const { createdAt } of [...entries.symptoms, ...entries.activities]) {
      expect(createdAt.getTime()).toBeLessThan(clock.now());
    }
  });

  it('WELL-10 has enough days on which sleep and cravings meet', async () => {
    const daysOf = async (type: string) =>
      (await logged()).symptoms.filter((row) => row.type === type).map((row) => row.day);
    const nights = new Set(await daysOf('sleep'));
    expect((await daysOf('cravings')).filter((one) => nights.has(one)).length).toBeGreaterThan(13);
  });
});

describe('hands that change the demonstration', () => {
  it('nothing happens at another start of the same day', async () => {
    await test.database.db.delete(symptoms).where(eq(symptoms.type, 'mood'));
    expect(await again()).toEqual([]);
    expect((await logged()).symptoms.some(({ type }) => type === 'mood')).toBe(false);
  });

  it('the next day puts right what was there, and keeps what was added', async () => {
    const { db } = test.database;
    await db.update(symptoms).set({ level: 1 }).where(eq(symptoms.type, 'energy'));
    await db.update(goals).set({ achievedAt: null }).where(eq(goals.userId, userId));
    const own = { id: demoId('by hand'), userId, day: todayAt(0), type: 'Yoga' as const };
    await db.insert(activities).values({ ...own, minutes: 20, notes: 'mine' });
    clock.advance(day);
    await again();
    const entries = await logged();
    expect(entries.activities.filter(({ notes }) => notes === 'mine').length).toBe(1);
    await db.delete(activities).where(eq(activities.id, own.id));
    expect(wellnessFigures(await logged(), todayAt(0))).toEqual(asPublished);
    test.clock.advance(clock.now() - test.clock.now());
    expect((await demoUser()).counters).toMatchObject({ goals_achieved: 3, goals_total: 5 });
  });

  it('WELL-12 its consent can be taken back, and comes again with the month only', async () => {
    const { access_token: token } = await demoSession();
    const headers = { authorization: `Bearer ${token}` };
    const consent = async (method: 'GET' | 'DELETE') =>
      (
        await test.inject({ method, url: '/api/wellness/consent', headers })
      ).json<WellnessConsent>();
    expect(await consent('GET')).toMatchObject({ is_given: false, given_version: 'demonstration' });
    expect((await consent('DELETE')).given_at).toBeNull();
    expect((await logged()).symptoms).toEqual([]);
    clock.advance(day);
    await again();
    expect((await logged()).symptoms.length).toBeGreaterThan(0);
    expect((await consent('GET')).given_at).not.toBeNull();
  });

  it('a process that runs on moves the month with the days, and no more once it is closed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const errors: string[] = [];
    const log = { error: (_: { err: unknown }, message: string) => errors.push(message) };
    const month = createDemoMonth({ database: test.database, clock: clock.now, log });
    month.work();
    clock.advance(day);
    vi.advanceTimersByTime(60_000);
    await vi.waitFor(async () =>
      expect(wellnessFigures(await logged(), todayAt(0))).toEqual(asPublished),
    );
    month.close();
    const before = await logged();
    clock.advance(5 * day);
    vi.advanceTimersByTime(600_000);
    expect(await logged()).toEqual(before);
    expect(errors).toEqual([]);
  });
});

it('FAV-02 the demonstration member has ten favourites, and one taken off stays off', async () => {
  const { db } = test.database;
  expect((await demoUser()).favorite_recipes.length).toBe(10);
  await db.delete(favourites).where(eq(favourites.recipeId, 'greek-lentil-salad'));
  await seedDatabase(test.database.url(), seedSteps({ hasDemo: true }, clock.now));
  expect((await demoUser()).favorite_recipes.length).toBe(9);
});
