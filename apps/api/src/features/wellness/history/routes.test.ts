import { randomUUID } from 'node:crypto';
import type { HistoryDay, WellnessSummary } from '@pomona/contract/wellness/history';
import type { WellnessInsights } from '@pomona/contract/wellness/insights';
import { consentVersion } from '@pomona/contract/wellness/meals';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Day, dayAfter } from '#platform/days.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { makeRecipe } from '#test/recipes.ts';

let test: TestApp;
let ada: SignedIn;

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  ada = await test.signIn();
  await put('/api/wellness/consent', { version: consentVersion });
});
afterAll(() => test.close());

const put = (url: string, payload: object) =>
  test.inject({ method: 'PUT', url, headers: ada.headers, payload });
const post = (url: string, payload: object) =>
  test.inject({ method: 'POST', url, headers: ada.headers, payload });
const get = (url: string, timeZone = 'UTC', who: SignedIn = ada) =>
  test.inject({ url, headers: { ...who.headers, 'time-zone': timeZone } });
const today = (): Day => new Date(test.clock.now()).toISOString().slice(0, 10);
const logSymptom = (day: Day, own: object) =>
  post('/api/wellness/symptoms', { id: randomUUID(), day, ...own });
const logActivity = (day: Day, minutes: number, own: object = {}) =>
  post('/api/wellness/activities', { id: randomUUID(), day, type: 'Walking', minutes, ...own });
const readSummary = async (timeZone?: string) =>
  (await get('/api/wellness/summary', timeZone)).json<WellnessSummary>();
const readDays = async (from: Day, to: Day) =>
  (await get(`/api/wellness/days?from=${from}&to=${to}`)).json<{ days: HistoryDay[] }>().days;

describe('the summary', () => {
  it('WELL-01 has no figures, and not zero, before the first entry', async () => {
    expect(await readSummary()).toEqual({
      today: today(),
      figures: { energy: null, workouts_per_week: null, sleep_hours: null, streak_days: 0 },
      latest_symptoms: [],
      latest_activities: [],
    });
  });

  it('WELL-01 counts what the member logged, and offers the last of each type again', async () => {
    await logSymptom(dayAfter(today(), -1), { type: 'energy', level: 4 });
    await logSymptom(today(), { type: 'energy', level: 7 });
    await logSymptom(today(), { type: 'sleep', level: 7, hours: 7.5 });
    await logActivity(today(), 20);
    // Of one moment neither would be the last.
    test.clock.advance(1000);
    await logActivity(today(), 35);
    const summary = await readSummary();
    expect(summary.figures).toEqual({
      ...{ energy: 5.5, workouts_per_week: null, sleep_hours: 7.5, streak_days: 2 },
    });
    expect(summary.latest_symptoms.map(({ type, level }) => [type, level])).toEqual([
      ['energy', 7],
      ['sleep', 7],
    ]);
    expect(summary.latest_activities.map(({ minutes }) => minutes)).toEqual([35]);
  });

  it.each([
    { at: '2026-12-06T07:30:00Z', timeZone: 'America/Los_Angeles', day: '2026-12-05' },
    { at: '2026-12-06T23:30:00Z', timeZone: 'Europe/Berlin', day: '2026-12-07' },
    { at: '2026-12-07T10:30:00Z', timeZone: 'Pacific/Kiritimati', day: '2026-12-08' },
    // Clocks were put back at 2:00, and forward.
    { at: '2027-03-28T00:59:00Z', timeZone: 'Europe/Berlin', day: '2027-03-28' },
    { at: '2027-03-28T22:30:00Z', timeZone: 'Europe/Berlin', day: '2027-03-29' },
    { at: '2027-10-31T23:30:00Z', timeZone: 'Europe/Berlin', day: '2027-11-01' },
    { at: '2027-11-07T07:30:00Z', timeZone: 'America/Los_Angeles', day: '2027-11-07' },
  ])('WELL-13 today and the streak are of $timeZone at $at', async ({ at, timeZone, day }) => {
    test.clock.advance(Date.parse(at) - test.clock.now());
    ada = await test.signIn();
    await put('/api/wellness/consent', { version: consentVersion });
    for (let ago = 0; ago < 3; ago += 1)
      await logSymptom(dayAfter(day, -ago), { type: 'mood', level: 5 });
    expect(await readSummary(timeZone)).toMatchObject({ today: day, figures: { streak_days: 3 } });
  });
});

describe('days', () => {
  it('WELL-07 have means and sums of what was logged, and nothing of what was not', async () => {
    const day = today();
    await logSymptom(day, { type: 'mood', level: 4 });
    await logSymptom(day, { type: 'mood', level: 7 });
    await logSymptom(day, { type: 'sleep', level: 8, hours: 8 });
    await logActivity(day, 30);
    await logActivity(day, 15);
    await logSymptom(dayAfter(day, -2), { type: 'stress', level: 2 });
    expect(await readDays(dayAfter(day, -6), day)).toEqual([
      { day: dayAfter(day, -2), levels: { stress: 2 }, entries: 1 },
      { day, levels: { mood: 5.5, sleep: 8 }, sleep_hours: 8, active_minutes: 45, entries: 5 },
    ]);
  });

  it('WELL-07 are a year at most, and do not end before they begin', async () => {
    const day = today();
    expect((await get(`/api/wellness/days?from=${dayAfter(day, -365)}&to=${day}`)).statusCode).toBe(
      200,
    );
    for (const from of [dayAfter(day, -366), dayAfter(day, 1)])
      expect((await get(`/api/wellness/days?from=${from}&to=${day}`)).statusCode).toBe(422);
  });
});

describe('insights', () => {
  const readInsights = async () => (await get('/api/wellness/insights')).json<WellnessInsights>();

  it('WELL-08 tell of this week and the last', async () => {
    // A Wednesday.
    test.clock.advance(Date.parse('2028-01-12T12:00:00Z') - test.clock.now());
    ada = await test.signIn();
    await put('/api/wellness/consent', { version: consentVersion });
    await logActivity('2028-01-10', 30);
    await logActivity('2028-01-11', 45);
    await logSymptom('2028-01-11', { type: 'mood', level: 8 });
    await logSymptom('2028-01-09', { type: 'mood', level: 5 });
    expect(await readInsights()).toMatchObject({
      this_week: {
        ...{ week: '2028-01-10', logged_days: 2, minutes_per_day: 37.5 },
        levels: [{ type: 'mood', level: 8, entries: 1 }],
        activities: [{ type: 'Walking', minutes: 75 }],
      },
      last_week: {
        ...{ week: '2028-01-03', logged_days: 1, minutes_per_day: null },
        levels: [{ type: 'mood', level: 5, entries: 1 }],
      },
    });
  });

  it('WELL-10 find what is there, and say what is missing', async () => {
    const day = today();
    for (let ago = 0; ago < 20; ago += 1) {
      const hours = 5 + ((ago * 7) % 16) / 4;
      await logSymptom(dayAfter(day, -ago), { type: 'sleep', level: 5, hours });
      await logSymptom(dayAfter(day, -ago), {
        type: 'cravings',
        level: Math.round(14 - hours * 1.4 - (ago % 2)),
      });
      if (ago < 4) await logSymptom(dayAfter(day, -ago), { type: 'mood', level: 3 + ago });
    }
    const { patterns, missing } = await readInsights();
    expect(patterns).toEqual([
      expect.objectContaining({
        ...{ driver: 'sleep_hours', outcome: 'cravings', lag_days: 0, paired_days: 20 },
      }),
    ]);
    expect(patterns[0]?.correlation).toBeLessThan(-0.8);
    expect(missing).toContainEqual({
      ...{ driver: 'sleep_hours', outcome: 'mood', lag_days: 0, paired_days: 4 },
    });
  });
});

describe('the file', () => {
  it('WELL-11 holds every entry once, and runs no formula', async () => {
    const soup = await makeRecipe(test.database.db, {
      ...{ title: '=HYPERLINK("http://evil.example")', nutrition: { calories: 400 } },
    });
    const day = today();
    await logSymptom(day, { type: 'mood', level: 4, notes: '+1 "good", ärger\nand more' });
    await logActivity(dayAfter(day, -1), 30, { notes: '@SUM(A1)' });
    await post('/api/wellness/meals', {
      ...{ id: randomUUID(), recipe_id: soup, servings: 1.5, day },
      eaten_at: new Date(test.clock.now()).toISOString(),
    });
    const answer = await get('/api/wellness/export.csv');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename=pomona-wellness.csv',
      'cache-control': 'private, no-store',
    });
    const lines = answer.body.split('\n');
    expect(lines[0]).toBe(
      '\uFEFFkind,day,time,type,level,hours,minutes,title,servings,calories,protein,fiber,glycemic_load,left_out,glucose,glucose_unit,notes',
    );
    expect(lines[1]).toMatch(new RegExp(`^activity,${dayAfter(day, -1)},.*,30,.*'@SUM`));
    expect(answer.body).toContain(`"'+1 ""good"", ärger\nand more"`);
    expect(answer.body).toContain(`"'=HYPERLINK(""http://evil.example"")",1.5,600,`);
  });
});

it('ROLE-04 nobody else reads anything of it, administrators included', async () => {
  await logSymptom(today(), { type: 'mood', level: 4, notes: 'canary' });
  const admin = await test.signIn({ isAdmin: true });
  for (const path of [
    'summary',
    `days?from=${today()}&to=${today()}`,
    'insights',
    'tips',
    'export.csv',
  ]) {
    const answer = await get(`/api/wellness/${path}`, 'UTC', admin);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toMatch(/canary|mood":4|"level":4/);
    expect((await test.inject(`/api/wellness/${path}`)).statusCode).toBe(401);
  }
});
