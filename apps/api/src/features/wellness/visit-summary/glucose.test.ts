import { randomUUID } from 'node:crypto';
import { consentVersion } from '@pomona/contract/wellness/meals';
import type { VisitSummary } from '@pomona/contract/wellness/visit-summary';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { glucoseReadings } from '#database/tables/glucose.ts';
import { dayAfter } from '#platform/days.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';

let test: TestApp;
let ada: SignedIn;
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  ada = await test.signIn();
  await send('PUT', 'consent', { version: consentVersion });
  await send('PATCH', 'tracking', { glucose: true, cycle: true });
});
afterAll(() => test.close());

const send = (method: 'GET' | 'PUT' | 'POST' | 'PATCH', path: string, payload?: object) =>
  test.inject({
    ...{ method, url: `/api/wellness/${path}`, headers: ada.headers },
    ...(payload && { payload }),
  });
const to = '2026-11-10';
const from = dayAfter(to, -29);
const readSummary = async () =>
  (await send('GET', `visit-summary?days=30&to=${to}`)).json<VisitSummary>();

const minute = 60_000;
const noon = Date.parse(`${to}T12:00:00Z`);

async function storeReadings(
  source: 'sensor' | 'hand',
  readings: readonly { at: number; mgDl: number }[],
): Promise<void> {
  const rows = readings.map(({ at, mgDl }) => ({
    ...{ id: randomUUID(), userId: ada.id, source, unit: 'mg/dL' as const, mgDl },
    ...{ measuredAt: new Date(at), day: new Date(at).toISOString().slice(0, 10) },
  }));
  if (rows.length > 0) await test.database.db.insert(glucoseReadings).values(rows);
}

it('WELL-15 has no glucose and no cycle of who keeps none', async () => {
  await storeReadings('hand', [{ at: noon, mgDl: 110 }]);
  await send('POST', 'cycle', { day: to });
  expect(await readSummary()).toMatchObject({
    glucose: { readings: 1, mean: 110, known: 0, unknown: 0, time_in_range: null, halves: null },
    cycle_starts: [{ day: to, gap_days: null }],
  });
  await send('PATCH', 'tracking', { glucose: false, cycle: false });
  expect(await readSummary()).toMatchObject({ glucose: null, cycle_starts: [] });
});

it('WELL-15 cycle starts are those of the span, with the days since the one before it', async () => {
  for (const day of [dayAfter(from, -20), dayAfter(from, 15), dayAfter(to, 1)])
    await send('POST', 'cycle', { day });
  expect((await readSummary()).cycle_starts).toEqual([{ day: dayAfter(from, 15), gap_days: 35 }]);
});

const value = fc.integer({ min: 40, max: 300 });
const diaries = fc.record({
  // From the span's middle to some days after it; the sensor sleeps now and then.
  sensor: fc.array(fc.record({ gap: fc.constantFrom(5, 15, 20, 21, 90), mgDl: value }), {
    minLength: 300,
    maxLength: 600,
  }),
  hand: fc.array(fc.record({ hours: fc.integer({ min: -40 * 24, max: 100 }), mgDl: value }), {
    maxLength: 40,
  }),
});

it.each(fc.sample(diaries, { seed: 20261110, numRuns: 3 }))(
  'WELL-15 WELL-14 glucose is found again in the CSV of the same days (%#)',
  async ({ sensor, hand }) => {
    let at = noon - 15 * 24 * 60 * minute;
    await storeReadings(
      'sensor',
      sensor.map(({ gap, mgDl }) => {
        at += gap * minute;
        return { at, mgDl };
      }),
    );
    const once = new Map(hand.map(({ hours, mgDl }) => [noon + hours * 60 * minute + 1000, mgDl]));
    await storeReadings(
      'hand',
      [...once].map(([moment, mgDl]) => ({ at: moment, mgDl })),
    );
    const range = { low: 70, high: 180 };
    await send('PATCH', 'tracking', { glucose_range: range });
    const { glucose } = await readSummary();
    const csv = fromCsv((await send('GET', 'export.csv')).body, range);
    expect(glucose).toMatchObject({
      ...{ readings: csv.readings, days: csv.days, lowest: csv.lowest, highest: csv.highest },
      time_in_range: { ...range, single: csv.single },
    });
    const { known = 0, unknown = 0, mean = 0, time_in_range: times } = glucose ?? {};
    const found = [known, unknown, times?.below, times?.within, times?.above, mean];
    const apart = [csv.known, csv.unknown, csv.below, csv.within, csv.above, csv.mean].map(
      (figure, place) => Math.abs(figure - (found[place] ?? Number.NaN)),
    );
    expect(Math.max(...apart)).toBeLessThanOrEqual(1);
  },
);

/** Recomputed from the file: a reading of the sensor counts until the next one, unless that comes after 20 minutes. */
function fromCsv(csv: string, { low, high }: { low: number; high: number }) {
  const [head = '', ...lines] = csv.trim().split('\n');
  const names = head.replace('\uFEFF', '').split(',');
  const readings = lines
    .map((line) => new Map(line.split(',').map((field, place) => [names[place], field])))
    .filter((row) => row.get('kind') === 'glucose')
    .map((row) => ({
      day: row.get('day') ?? '',
      isSensor: row.get('type') === 'sensor',
      at: Date.parse(row.get('time') ?? ''),
      mgDl: Number(row.get('glucose')),
    }))
    .filter(({ day }) => day >= from && day <= to);
  const values = readings.map(({ mgDl }) => mgDl);
  const times = { known: 0, unknown: 0, below: 0, within: 0, above: 0, area: 0 };
  const sensor = readings.filter(({ isSensor }) => isSensor).sort((a, b) => a.at - b.at);
  for (const [place, { at, mgDl }] of sensor.entries()) {
    const next = sensor[place + 1];
    if (next === undefined) continue;
    const minutes = (next.at - at) / minute;
    if (minutes > 20) {
      times.unknown += minutes;
      continue;
    }
    times.known += minutes;
    times.area += minutes * mgDl;
    times[mgDl < low ? 'below' : mgDl > high ? 'above' : 'within'] += minutes;
  }
  const single = readings.filter(({ isSensor }) => !isSensor).map(({ mgDl }) => mgDl);
  const below = single.filter((mgDl) => mgDl < low).length;
  const above = single.filter((mgDl) => mgDl > high).length;
  return {
    ...times,
    mean: times.area / times.known,
    readings: readings.length,
    days: new Set(readings.map(({ day }) => day)).size,
    ...{ lowest: Math.min(...values), highest: Math.max(...values) },
    single: { below, above, within: single.length - below - above },
  };
}
