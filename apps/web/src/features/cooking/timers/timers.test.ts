// @vitest-environment happy-dom
import { storageKeys } from '@pomona/contract/constants';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  addMinute,
  clockText,
  isOver,
  type KitchenTimer,
  maxTimers,
  pauseTimer,
  readTimers,
  remainingMilliseconds,
  resumeTimer,
  startTimer,
  stopTimer,
} from './timers.ts';

const minute = 60_000;
const soup = {
  id: 'soup:1:0',
  recipeId: 'soup',
  recipe: 'Soup',
  language: 'en',
  step: 1,
  label: '10 minutes',
  seconds: 600,
};
const rice = { ...soup, id: 'rice:2:9', recipeId: 'rice', recipe: 'Rice', step: 2, seconds: 1200 };

beforeEach(() => vi.useFakeTimers({ now: 1_000_000_000 }));
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

function only(): KitchenTimer {
  const [timer] = readTimers();
  if (timer === undefined) throw new Error('no timer');
  return timer;
}

it('DETAIL-07 says a time as a clock does', () => {
  expect([clockText(245_000), clockText(3_845_000), clockText(200), clockText(-3000)]).toEqual([
    '4:05',
    '1:04:05',
    '0:01',
    '0:00',
  ]);
});

it('DETAIL-07 counts down by the clock, so that a closed page loses no time', () => {
  startTimer(soup);
  vi.advanceTimersByTime(90_000);
  expect(remainingMilliseconds(only())).toBe(510_000);
  expect(isOver(only())).toBe(false);
  vi.setSystemTime(Date.now() + 9 * minute);
  expect(remainingMilliseconds(only())).toBe(0);
  expect(isOver(only())).toBe(true);
});

it('DETAIL-07 runs several timers, each named by recipe and step', () => {
  startTimer(soup);
  startTimer(rice);
  expect(readTimers().map(({ recipe, step }) => [recipe, step])).toEqual([
    ['Soup', 1],
    ['Rice', 2],
  ]);
  stopTimer(soup.id);
  expect(readTimers().map(({ recipe }) => recipe)).toEqual(['Rice']);
});

it('DETAIL-07 starts the time of a step anew instead of twice', () => {
  startTimer(soup);
  vi.advanceTimersByTime(minute);
  startTimer(soup);
  expect(readTimers()).toHaveLength(1);
  expect(remainingMilliseconds(only())).toBe(10 * minute);
});

it('DETAIL-07 keeps what is left while a timer is paused', () => {
  startTimer(soup);
  vi.advanceTimersByTime(4 * minute);
  pauseTimer(soup.id);
  vi.advanceTimersByTime(60 * minute);
  expect(remainingMilliseconds(only())).toBe(6 * minute);
  expect(isOver(only())).toBe(false);
  resumeTimer(soup.id);
  vi.advanceTimersByTime(minute);
  expect(remainingMilliseconds(only())).toBe(5 * minute);
});

it('DETAIL-07 gives a minute more: running, paused and when it is over', () => {
  startTimer(soup);
  addMinute(soup.id);
  expect(remainingMilliseconds(only())).toBe(11 * minute);
  pauseTimer(soup.id);
  addMinute(soup.id);
  expect(remainingMilliseconds(only())).toBe(12 * minute);
  resumeTimer(soup.id);
  vi.advanceTimersByTime(20 * minute);
  expect(isOver(only())).toBe(true);
  addMinute(soup.id);
  expect(remainingMilliseconds(only())).toBe(minute);
});

it('DETAIL-07 refuses a timer too many instead of dropping one that runs', () => {
  for (let place = 0; place < maxTimers; place += 1)
    expect(startTimer({ ...soup, id: `soup:1:${place}` })).toBe(true);
  expect(startTimer(rice)).toBe(false);
  const ids = readTimers().map(({ id }) => id);
  expect(ids).toHaveLength(maxTimers);
  expect([ids.includes('soup:1:0'), ids.includes(rice.id)]).toEqual([true, false]);
  // One that is there already may begin anew, and one that stops makes room.
  expect(startTimer({ ...soup, id: 'soup:1:0' })).toBe(true);
  stopTimer('soup:1:3');
  expect(startTimer(rice)).toBe(true);
});

it.each(['{', 'null', '{}', '[1]', '[{"id":"x"}]'])(
  'DETAIL-07 is not broken by what else the storage holds: %s',
  (stored) => {
    localStorage.setItem(storageKeys.timers, stored);
    expect(readTimers()).toEqual([]);
  },
);
