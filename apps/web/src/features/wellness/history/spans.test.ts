import type { HistoryDay } from '@pomona/contract/wellness/history';
import { expect, it } from 'vitest';
import { dayValues, spanDays, summaryOf } from './spans.ts';

const days: HistoryDay[] = [
  { day: '2026-11-18', levels: { mood: 4 }, entries: 1 },
  { day: '2026-11-20', levels: { mood: 8, stress: 2 }, entries: 2 },
];

it('WELL-07 a span ends today and holds every day once, over a change of month', () => {
  expect(spanDays('2026-11-02', 7)).toEqual({ from: '2026-10-27', to: '2026-11-02' });
  const values = dayValues([], spanDays('2026-11-02', 7), () => 1);
  expect(values.map(({ day }) => day.slice(-2))).toEqual([
    '27',
    '28',
    '29',
    '30',
    '31',
    '01',
    '02',
  ]);
});

it('WELL-07 a day without a log is a gap and not zero', () => {
  const span = { from: '2026-11-18', to: '2026-11-20' };
  const values = dayValues(days, span, ({ levels }) => levels.mood);
  expect(values.map(({ value }) => value)).toEqual([4, null, 8]);
  expect(summaryOf(values)).toEqual({ logged: 2, days: 3, mean: 6, low: 4, high: 8 });
  expect(summaryOf(dayValues(days, span, ({ levels }) => levels.energy))).toBeNull();
});
