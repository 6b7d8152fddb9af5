import { afterEach, describe, expect, it } from 'vitest';
import { wellnessSearch } from './address.ts';
import { dayAfter, dayHere, instantHere, isDay, timeHere } from './days.ts';

const home = process.env.TZ;
afterEach(() => {
  process.env.TZ = home;
});

describe('days', () => {
  it.each([
    ['America/Los_Angeles', '2026-11-21T07:30:00Z', '2026-11-20', '23:30'],
    ['Europe/Berlin', '2026-11-20T23:30:00Z', '2026-11-21', '00:30'],
    ['Pacific/Kiritimati', '2026-11-20T10:30:00Z', '2026-11-21', '00:30'],
  ])('WELL-13 are those of the device: in %s it is %s', (zone, instant, day, time) => {
    process.env.TZ = zone;
    const now = new Date(instant);
    expect([dayHere(now), timeHere(now)]).toEqual([day, time]);
    expect(instantHere(day, time)).toEqual(now);
  });

  it('WELL-13 follow one another across clock changes, months and leap years', () => {
    process.env.TZ = 'America/Los_Angeles';
    expect(dayAfter('2026-10-31', 1)).toBe('2026-11-01');
    expect(dayAfter('2026-11-01', 1)).toBe('2026-11-02');
    expect(dayAfter('2027-03-14', -1)).toBe('2027-03-13');
    expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
  });

  it('what the calendar does not know is no day', () => {
    for (const text of ['2026-02-30', '2026-2-3', '1999-12-31', 'today', ''])
      expect(isDay(text), text).toBe(false);
    expect(instantHere('2026-11-21', '')).toBeNull();
    expect(instantHere('', '08:00')).toBeNull();
    expect(wellnessSearch({ day: '2026-11-20' })).toEqual({ day: '2026-11-20' });
    expect(wellnessSearch({ day: 'tomorrow' })).toEqual({ day: undefined });
  });
});
