import { randomUUID } from 'node:crypto';
import type { GlucoseReading } from '@pomona/contract/wellness/glucose';
import type { GlucoseFilePreview, GlucoseImport } from '@pomona/contract/wellness/glucose-files';
import type { GlucoseDay, GlucoseSummary } from '@pomona/contract/wellness/glucose-summary';
import { consentVersion } from '@pomona/contract/wellness/meals';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { makeRecipe } from '#test/recipes.ts';
import { clarity, libreView } from './files/samples.ts';

let test: TestApp;
let ada: SignedIn;
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  ada = await test.signIn();
  await send('PUT', 'consent', { version: consentVersion });
});
afterAll(() => test.close());

type Method = 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
const send = (method: Method, path: string, payload?: object, who: SignedIn = ada) =>
  test.inject({
    ...{ method, url: `/api/wellness/${path}`, headers: who.headers },
    ...(payload && { payload }),
  });
const now = () => test.clock.now();
const minute = 60_000;
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
const reading = (at: number, value: number, own: object = {}) => ({
  ...{ id: randomUUID(), measured_at: new Date(at).toISOString(), day: dayOf(at), value },
  ...{ unit: 'mg/dL', ...own },
});
const list = async (query = '', who?: SignedIn) =>
  (await send('GET', `glucose${query}`, undefined, who)).json<{
    readings: GlucoseReading[];
    next_cursor: string | null;
    total: number;
  }>();
const readSummary = async (from: string, to: string) =>
  (await send('GET', `glucose/summary?from=${from}&to=${to}`)).json<GlucoseSummary>();

/** A file of a sensor with a reading each five minutes. */
function sensorFile(from: number, values: readonly (number | null)[]): string {
  const rows = values.flatMap((value, at) => {
    const time = new Date(from + at * 5 * minute).toISOString().slice(0, 19);
    return value === null ? [] : `${at},${time},EGV,,${value}`;
  });
  const head = 'Index,Timestamp (YYYY-MM-DDThh:mm:ss),Event Type,Event Subtype';
  return [`${head},Glucose Value (mg/dL)`, ...rows].join('\n');
}
const importText = (text: string, own: object = {}) =>
  send('POST', 'glucose/imports', { id: randomUUID(), text, time_zone: 'UTC', ...own });
const preview = (text: string, own: object = {}) =>
  send('POST', 'glucose/imports/preview', { text, time_zone: 'UTC', ...own });

describe('WELL-14 single readings', () => {
  it('WELL-14 are stored exactly as given, once, and corrected by their id', async () => {
    const first = reading(now() - 60 * minute, 5.6, { unit: 'mmol/L' });
    const made = await send('POST', 'glucose', first);
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({ mg_dl: 100.8896, unit: 'mmol/L', source: 'hand' });
    await send('POST', 'glucose', { ...first, id: randomUUID() });
    expect((await list()).total).toBe(1);
    await send('POST', 'glucose', { ...first, value: 6.1 });
    const { readings } = await list();
    expect(readings).toMatchObject([{ id: first.id, mg_dl: 109.8976 }]);
    const given = { value: 99, unit: 'mg/dL' };
    const changed = await send('PATCH', `glucose/${first.id}`, { given });
    expect(changed.json()).toMatchObject({ mg_dl: 99, unit: 'mg/dL' });
    expect((await send('DELETE', `glucose/${first.id}`)).json()).toMatchObject({ mg_dl: 99 });
    expect((await list()).total).toBe(0);
    expect((await send('DELETE', `glucose/${first.id}`)).statusCode).toBe(404);
  });

  it('WELL-14 a correction that would store a reading twice is a conflict, and no fault', async () => {
    const [one, other] = [reading(now(), 100), reading(now(), 101)];
    for (const body of [one, other]) await send('POST', 'glucose', body);
    const given = { value: 100, unit: 'mg/dL' };
    expect((await send('PATCH', `glucose/${other.id}`, { given })).statusCode).toBe(409);
  });

  it.each([
    { value: 5, unit: 'mg/dL' },
    { value: 70, unit: 'mmol/L' },
    { value: 104.123 },
    { value: -1 },
    { day: '2019-01-01' },
    { measured_at: '2999-01-01T00:00:00Z' },
    { id: 'x' },
  ])('WELL-14 refuses %j', async (own) => {
    const answer = await send('POST', 'glucose', reading(now(), 100, own));
    expect(answer.statusCode).toBe(422);
  });

  it('WELL-14 come in pages, newest first; a foreign cursor is refused', async () => {
    for (let at = 0; at < 5; at += 1)
      await send('POST', 'glucose', reading(now() - at * minute, 100 + at));
    const page = await list('?limit=3');
    expect(page.readings.map(({ mg_dl }) => mg_dl)).toEqual([100, 101, 102]);
    const rest = await list(`?limit=3&cursor=${page.next_cursor}`);
    expect(rest).toMatchObject({ total: 5, next_cursor: null });
    expect(rest.readings.map(({ mg_dl }) => mg_dl)).toEqual([103, 104]);
    for (const cursor of ['x', '%00', `1_${randomUUID()}_2`, `99999999999999_${randomUUID()}`])
      expect((await send('GET', `glucose?cursor=${cursor}`)).statusCode).toBe(422);
  });

  it('WELL-14 need consent, which takes them all away again', async () => {
    await send('POST', 'glucose', reading(now(), 100));
    await send('POST', 'cycle', { day: dayOf(now()) });
    await send('PATCH', 'tracking', { glucose: true, cycle: true });
    await importText(clarity);
    await send('DELETE', 'consent');
    expect(await list()).toMatchObject({ total: 0 });
    expect((await send('GET', 'glucose/imports')).json()).toEqual({ imports: [] });
    expect((await send('GET', 'cycle')).json()).toEqual({ starts: [] });
    expect((await send('GET', 'tracking')).json()).toMatchObject({ glucose: false, cycle: false });
    const refused = [
      await send('POST', 'glucose', reading(now(), 100)),
      await send('POST', 'cycle', { day: dayOf(now()) }),
      await send('PATCH', 'tracking', { glucose: true }),
      await importText(clarity),
      await preview(clarity),
    ];
    expect(refused.map((answer) => answer.json().code)).toEqual(Array(5).fill('consent_needed'));
  });
});

describe('WELL-14 files', () => {
  it('WELL-14 are shown first, then stored once, and undone as a whole', async () => {
    test.clock.advance(Date.parse('2026-12-20T08:00:00Z') - now());
    ada = await test.signIn();
    await send('PUT', 'consent', { version: consentVersion });
    const timeZone = { time_zone: 'America/New_York' };
    const shown = (await preview(libreView, timeZone)).json<GlucoseFilePreview>();
    expect(shown).toMatchObject({
      ...{ format: 'libreview', unit: 'mg/dL', readings: 5, duplicates: 0, gaps: 1 },
      ...{ first_at: '2026-11-19T04:50:00.000Z', date_order: 'mdy', imported_at: null },
    });
    expect((await list()).total).toBe(0);
    const id = randomUUID();
    const stored = await importText(libreView, { id, ...timeZone });
    expect(stored.json<GlucoseImport>()).toMatchObject({ id, readings: 5 });
    // An answer that was lost, then the file once more.
    expect((await importText(libreView, { id, ...timeZone })).statusCode).toBe(201);
    expect((await importText(libreView, timeZone)).json().code).toBe('glucose_file_known');
    expect((await preview(libreView, timeZone)).json()).toMatchObject({
      ...{ readings: 0, duplicates: 5, imported_at: '2026-12-20T08:00:00.000Z' },
    });
    // The same readings in another file.
    await importText(`${libreView}\n`, timeZone);
    const { readings, total } = await list();
    expect(total).toBe(5);
    expect(readings).toContainEqual(expect.objectContaining({ source: 'meter', mg_dl: 61 }));
    expect(readings).toContainEqual(
      expect.objectContaining({ source: 'sensor', beyond: 'below', day: '2026-11-19' }),
    );
    const undone = await send('DELETE', `glucose/imports/${id}`);
    expect(undone.json()).toMatchObject({ readings: 5 });
    expect((await list()).total).toBe(0);
    expect((await send('DELETE', `glucose/imports/${id}`)).statusCode).toBe(404);
  });

  it('WELL-14 that fit two orders of day and month are stored only when one is chosen', async () => {
    const text = `Device,Serial Number,Device Timestamp,Record Type,Historic Glucose mg/dL
Libre,A1,03-04-2026 08:00,0,101`;
    expect((await preview(text)).json()).toMatchObject({
      ...{ date_order: null, readings: 0, sample_time: '03-04-2026 08:00' },
    });
    expect((await importText(text)).statusCode).toBe(422);
    expect((await importText(text, { date_order: 'dmy' })).json()).toMatchObject({
      first_at: '2026-04-03T08:00:00.000Z',
    });
  });

  it.each([
    { own: { text: 'nothing of glucose' }, status: 422 },
    { own: { text: `${clarity}"` }, status: 422 },
    { own: { time_zone: 'Mars/Olympus' }, status: 422 },
    { own: { time_zone: 'UTC\u0000' }, status: 422 },
    { own: { date_order: 'ymd' }, status: 422 },
  ])('WELL-14 refuses $own', async ({ own, status }) => {
    expect((await preview(clarity, own)).statusCode).toBe(status);
  });
});

describe('WELL-14 beside meals', () => {
  const start = () => Date.parse(`${dayOf(now())}T00:00:00Z`) - 3 * 24 * 60 * minute;
  const eat = (recipe: string, at: number) =>
    send('POST', 'meals', {
      ...{ id: randomUUID(), recipe_id: recipe, servings: 1, day: dayOf(at) },
      eaten_at: new Date(at).toISOString(),
    });

  it('WELL-14 ranks own dishes by what followed, with count and spread, three times at least', async () => {
    const nutrition = { calories: 400, glycemic_load: 12 };
    const [soup, cake] = await Promise.all([
      makeRecipe(test.database.db, { title: 'Lentil soup', nutrition }),
      makeRecipe(test.database.db, { title: 'Plum cake', nutrition }),
    ]);
    const from = start();
    const hour = 60 * minute;
    // 100 until each meal, then a rise of 20, 30, 40 for soup and 80 for cake.
    const values: (number | null)[] = Array.from({ length: 3 * 288 }, () => 100);
    const after = (at: number, rise: number) => {
      const place = (at - from) / (5 * minute);
      for (let step = 6; step < 20; step += 1) values[place + step] = 100 + rise;
    };
    for (const [at, rise] of [20, 30, 40].entries()) {
      await eat(soup, from + at * 24 * hour + 8 * hour);
      after(from + at * 24 * hour + 8 * hour, rise);
    }
    for (const day of [0, 1]) {
      await eat(cake, from + day * 24 * hour + 15 * hour);
      after(from + day * 24 * hour + 15 * hour, 80);
    }
    // Two dishes at once tell nothing.
    await eat(cake, from + 20 * hour);
    await eat(soup, from + 20 * hour + 30 * minute);
    // A gap after the third cake.
    await eat(cake, from + 2 * 24 * hour + 15 * hour);
    for (let step = 1; step < 8; step += 1) values[2 * 288 + 15 * 12 + step] = null;
    expect((await importText(sensorFile(from, values))).statusCode).toBe(201);
    const { meals } = await readSummary(dayOf(from), dayOf(now()));
    expect(meals).toEqual({
      ...{ logged: 8, measured: 5, mixed: 2 },
      ranked: [
        {
          ...{ title: 'Lentil soup', language: 'en', recipe_id: soup, times: 3 },
          rise: { median: 30, lowest: 20, highest: 40 },
          glycemic_load: 12,
        },
      ],
    });
    const day = (await send('GET', `glucose/day?day=${dayOf(from)}`)).json<GlucoseDay>();
    expect(day.points).toHaveLength(288);
    expect(day.meals.map(({ title, rise, is_mixed }) => [title, rise, is_mixed])).toEqual([
      ['Lentil soup', 20, false],
      ['Plum cake', 80, false],
      ['Plum cake', null, true],
      ['Lentil soup', null, true],
    ]);
  });

  it('WELL-14 judges nothing without a range; with one, by time, gaps unknown', async () => {
    const from = start();
    // 8 hours at 100, 4 at 200, a gap of 6, 6 at 60.
    const values = Array.from({ length: 288 }, (_, at) => {
      if (at < 96) return 100;
      if (at < 144) return 200;
      return at < 216 ? null : 60;
    });
    await importText(sensorFile(from, values));
    await send('POST', 'glucose', reading(from + 60 * minute, 250));
    const days = [dayOf(from), dayOf(from)] as const;
    expect(await readSummary(...days)).toMatchObject({
      ...{ readings: 217, days: 1, time_in_range: null, lowest: 60, highest: 250 },
    });
    const range = { low: 70, high: 180 };
    expect((await send('PATCH', 'tracking', { glucose_range: range })).statusCode).toBe(200);
    const { time_in_range } = await readSummary(...days);
    expect(time_in_range).toEqual({
      ...{ ...range, within: 480, above: 235, below: 355, unknown: 365 },
      single: { below: 0, within: 0, above: 1 },
    });
    for (const wrong of [{ low: 180, high: 70 }, { low: 10, high: 70 }, { low: 70 }])
      expect((await send('PATCH', 'tracking', { glucose_range: wrong })).statusCode).toBe(422);
    await send('PATCH', 'tracking', { glucose_range: null });
    expect((await readSummary(...days)).time_in_range).toBeNull();
  });

  it('WELL-14 a day has a mean only when enough of it is known', async () => {
    const from = start();
    const day = 24 * 60 * minute;
    await importText(
      sensorFile(
        from,
        Array.from({ length: 210 }, () => 120),
      ),
    );
    await importText(
      sensorFile(
        from + day,
        Array.from({ length: 190 }, () => 120),
      ),
    );
    for (let at = 0; at < 4; at += 1)
      await send('POST', 'glucose', reading(from + 2 * day + at * 60 * minute, 90 + at));
    const summary = await readSummary(dayOf(from), dayOf(from + 2 * day));
    expect(summary.day_means).toEqual([
      { day: dayOf(from), mean: 120 },
      { day: dayOf(from + 2 * day), mean: 91.5 },
    ]);
  });
});

describe('WELL-14 the file of everything', () => {
  it('WELL-14 WELL-11 holds every reading as it was given, and every cycle', async () => {
    const at = now() - 60 * minute;
    await send('POST', 'glucose', reading(at, 5.6, { unit: 'mmol/L' }));
    await importText(clarity);
    await send('POST', 'cycle', { day: dayOf(at) });
    const { body } = await send('GET', 'export.csv');
    const lines = body.trim().split('\n');
    const columns = (lines[0] ?? '').replace('\uFEFF', '').split(',');
    const rows = lines.slice(1).map((line) => line.split(','));
    const cellOf = (row: string[], name: string) => row[columns.indexOf(name)];
    const glucose = rows.filter(([kind]) => kind === 'glucose');
    expect(glucose.map((row) => [cellOf(row, 'glucose'), cellOf(row, 'glucose_unit')])).toEqual(
      expect.arrayContaining([
        ['112', 'mg/dL'],
        ['>400', 'mg/dL'],
        ['<40', 'mg/dL'],
        ['5.6', 'mmol/L'],
      ]),
    );
    expect(glucose).toHaveLength((await list()).total);
    expect(rows.find(([kind]) => kind === 'cycle start')?.[1]).toBe(dayOf(at));
  });
});

it('WELL-14 ROLE-04 nobody else reads or changes anything of it, administrators included', async () => {
  const own = reading(now(), 123);
  await send('POST', 'glucose', own);
  await send('POST', 'cycle', { day: dayOf(now()) });
  const imported = (await importText(clarity)).json<GlucoseImport>();
  const admin = await test.signIn({ isAdmin: true });
  await send('PUT', 'consent', { version: consentVersion }, admin);
  const today = dayOf(now());
  const reads = [
    'glucose',
    `glucose/day?day=${today}`,
    `glucose/summary?from=${today}&to=${today}`,
  ];
  for (const path of [...reads, 'glucose/imports', 'cycle', 'tracking', 'export.csv']) {
    const answer = await send('GET', path, undefined, admin);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toMatch(/123|112|libre|clarity|\nglucose/);
    expect((await test.inject(`/api/wellness/${path}`)).statusCode).toBe(401);
  }
  const given = { value: 100, unit: 'mg/dL' };
  expect((await send('PATCH', `glucose/${own.id}`, { given }, admin)).statusCode).toBe(404);
  expect((await send('DELETE', `glucose/${own.id}`, undefined, admin)).statusCode).toBe(404);
  expect((await send('POST', 'glucose', own, admin)).statusCode).toBe(409);
  expect(
    (await send('DELETE', `glucose/imports/${imported.id}`, undefined, admin)).statusCode,
  ).toBe(404);
  expect((await send('DELETE', `cycle/${today}`, undefined, admin)).statusCode).toBe(404);
  expect((await list()).readings[0]).toMatchObject({ mg_dl: 123 });
});
