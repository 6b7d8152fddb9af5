import { consentVersion } from '@pomona/contract/wellness/meals';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Day, dayAfter } from '#platform/days.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { cycleDays } from './days.ts';

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

const send = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) =>
  test.inject({
    ...{ method, url: `/api/wellness/${path}`, headers: ada.headers },
    ...(payload && { payload }),
  });
const today = (): Day => new Date(test.clock.now()).toISOString().slice(0, 10);

describe('the cycle log', () => {
  it('WELL-14 has start days with the gaps between them, whatever their length', async () => {
    const days = [dayAfter(today(), -230), dayAfter(today(), -50), dayAfter(today(), -22)];
    for (const day of days) expect((await send('POST', 'cycle', { day })).statusCode).toBe(201);
    await send('POST', 'cycle', { day: days[1] });
    expect((await send('GET', 'cycle')).json()).toEqual({
      starts: [
        { day: days[2], gap_days: 28 },
        { day: days[1], gap_days: 180 },
        { day: days[0], gap_days: null },
      ],
    });
    expect((await send('DELETE', `cycle/${days[1]}`)).json()).toEqual({
      starts: [
        { day: days[2], gap_days: 208 },
        { day: days[0], gap_days: null },
      ],
    });
    expect((await send('DELETE', `cycle/${days[1]}`)).statusCode).toBe(404);
  });

  it('WELL-14 takes no day that has not come, and no other text', async () => {
    for (const day of [dayAfter(today(), 3), '2026-02-31', 'soon'])
      expect((await send('POST', 'cycle', { day })).statusCode).toBe(422);
    expect((await send('DELETE', 'cycle/soon%00')).statusCode).toBe(422);
  });

  it('WELL-14 counts days from the last start, and none before the first or after 180', () => {
    const days = cycleDays(['2026-11-01', '2026-03-01'], '2026-02-27', '2026-11-03');
    expect(days.get('2026-02-28')).toBeUndefined();
    expect(days.get('2026-03-01')).toBe(0);
    expect(days.get('2026-08-28')).toBe(180);
    expect(days.get('2026-08-29')).toBeUndefined();
    expect(days.get('2026-11-03')).toBe(2);
  });
});
