import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clockText, remainingSeconds, startTimer, stopTimer } from './timers.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('DETAIL-07 says a time as a clock does', () => {
  expect([clockText(245), clockText(3845), clockText(0.2), clockText(-3)]).toEqual([
    '4:05',
    '1:04:05',
    '0:01',
    '0:00',
  ]);
});

it('DETAIL-07 counts down by the clock, not by ticks', () => {
  startTimer('soup-1', '10 minutes', 600);
  const timer = {
    id: 'soup-1',
    label: '10 minutes',
    seconds: 600,
    endsAt: Date.now() + 600_000,
    hasRung: false,
  };
  vi.advanceTimersByTime(90_000);
  expect(remainingSeconds(timer)).toBe(510);
  vi.advanceTimersByTime(600_000);
  expect(remainingSeconds(timer)).toBe(0);
  stopTimer('soup-1');
});
