// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchTimers } from './alarm.ts';
import * as bell from './bell.ts';
import { addMinute, startTimer, stopTimer } from './timers.ts';

const soup = {
  id: 'soup:1:0',
  recipeId: 'soup',
  recipe: 'Soup',
  language: 'en',
  step: 1,
  label: '10 minutes',
  seconds: 600,
};
const rice = { ...soup, id: 'rice:1:0', recipe: 'Rice', label: '11 minutes', seconds: 660 };
const tenMinutes = 600_000;
const minute = 60_000;
const words = { over: ({ label }: { label: string }) => `Time is up: ${label}` };

let ring: ReturnType<typeof vi.spyOn>;
let stops: (() => void)[] = [];

function watch(): () => void {
  const stop = watchTimers(words);
  stops.push(stop);
  return stop;
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000 });
  ring = vi.spyOn(bell, 'ring').mockImplementation(() => {});
  vi.spyOn(bell, 'canRing').mockReturnValue(true);
  document.title = 'Soup';
  vi.stubGlobal('navigator', { locks: undefined });
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('DETAIL-07 rings when the time is up, again and again, until the timer is stopped', async () => {
  watch();
  startTimer(soup);
  await vi.advanceTimersByTimeAsync(tenMinutes - 1000);
  expect(ring).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(ring).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(9000);
  expect(ring).toHaveBeenCalledTimes(4);
  stopTimer(soup.id);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ring).toHaveBeenCalledTimes(4);
});

it('DETAIL-07 is quiet again when one asks for a minute more, and rings after it', async () => {
  watch();
  startTimer(soup);
  await vi.advanceTimersByTimeAsync(tenMinutes + 1000);
  addMinute(soup.id);
  ring.mockClear();
  await vi.advanceTimersByTimeAsync(58_000);
  expect(ring).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3000);
  expect(ring).toHaveBeenCalled();
});

it('DETAIL-07 flashes in the title of the tab and gives it back', async () => {
  watch();
  startTimer(soup);
  await vi.advanceTimersByTimeAsync(tenMinutes + 1100);
  expect(document.title).toBe('Time is up: 10 minutes');
  await vi.advanceTimersByTimeAsync(1000);
  expect(document.title).toBe('Soup');
  await vi.advanceTimersByTimeAsync(1000);
  stopTimer(soup.id);
  expect(document.title).toBe('Soup');
});

it('DETAIL-07 does not ring for what ended long before the page was opened', async () => {
  startTimer(soup);
  vi.setSystemTime(Date.now() + tenMinutes + 180_000);
  watch();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ring).not.toHaveBeenCalled();
  expect(document.title).toBe('Soup');
});

it('DETAIL-07 goes on ringing after a reload', async () => {
  const leave = watch();
  startTimer(soup);
  await vi.advanceTimersByTimeAsync(tenMinutes + 5000);
  leave();
  ring.mockClear();
  watch();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ring).toHaveBeenCalledTimes(1);
});

it('DETAIL-07 leaves the bell to the one tab that holds it', async () => {
  const request = vi.fn(
    (_name: string, _options: object, _ring: () => Promise<void>) => new Promise<void>(() => {}),
  );
  vi.stubGlobal('navigator', { locks: { request } });
  watch();
  startTimer(soup);
  await vi.advanceTimersByTimeAsync(tenMinutes + 5000);
  expect(request.mock.calls.map(([name]) => name)).toEqual(['pomona.bell']);
  expect(ring).not.toHaveBeenCalled();
  void request.mock.calls[0]?.[2]();
  expect(ring).toHaveBeenCalledTimes(1);
});

it('DETAIL-07 rings once somebody has touched the page, and does not hold the bell before', async () => {
  const sound = vi.spyOn(bell, 'canRing').mockReturnValue(false);
  const request = vi.fn((_name: string, _options: object, ringOn: () => Promise<void>) => ringOn());
  vi.stubGlobal('navigator', { locks: { request } });
  watch();
  startTimer(soup);
  await vi.advanceTimersByTimeAsync(tenMinutes + 5000);
  expect(request).not.toHaveBeenCalled();
  sound.mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(request).toHaveBeenCalledTimes(1);
  expect(ring).toHaveBeenCalledTimes(1);
});

it('DETAIL-07 notifies only where that was allowed before and nobody looks', async () => {
  const notified = vi.fn();
  class Allowed {
    static permission: NotificationPermission = 'granted';
    constructor(title: string) {
      notified(title);
    }
  }
  vi.stubGlobal('Notification', Allowed);
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  watch();
  startTimer(soup);
  await vi.advanceTimersByTimeAsync(tenMinutes + 1000);
  expect(notified).not.toHaveBeenCalled();
  stopTimer(soup.id);
  sight.mockReturnValue('hidden');
  startTimer(soup);
  await vi.advanceTimersByTimeAsync(tenMinutes + 1000);
  expect(notified).toHaveBeenCalledWith('Time is up: 10 minutes');
  stopTimer(soup.id);
  Allowed.permission = 'default';
  startTimer(soup);
  await vi.advanceTimersByTimeAsync(tenMinutes + 1000);
  expect(notified).toHaveBeenCalledTimes(1);
});

it('DETAIL-07 notifies of each timer that ends, also while another rings, and of none twice', async () => {
  const notified = vi.fn();
  class Allowed {
    static permission: NotificationPermission = 'granted';
    constructor(title: string, { body, tag }: NotificationOptions) {
      notified(title, body, tag);
    }
  }
  vi.stubGlobal('Notification', Allowed);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  watch();
  startTimer(soup);
  startTimer(rice);
  await vi.advanceTimersByTimeAsync(tenMinutes + minute + 1000);
  expect(notified.mock.calls).toEqual([
    ['Time is up: 10 minutes', 'Soup', soup.id],
    ['Time is up: 11 minutes', 'Rice', rice.id],
  ]);
  addMinute(soup.id);
  await vi.advanceTimersByTimeAsync(minute + 1000);
  expect(notified.mock.calls.map(([title]) => title).slice(2)).toEqual(['Time is up: 10 minutes']);
});

it('DETAIL-07 names in the title the first timer that is still over, and rings one bell for all', async () => {
  watch();
  startTimer(soup);
  startTimer(rice);
  await vi.advanceTimersByTimeAsync(tenMinutes + minute + 100);
  ring.mockClear();
  await vi.advanceTimersByTimeAsync(6000);
  expect(ring).toHaveBeenCalledTimes(2);
  stopTimer(soup.id);
  const titles = new Set<string>();
  for (let second = 0; second < 4; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    titles.add(document.title);
  }
  expect([...titles].sort()).toEqual(['Soup', 'Time is up: 11 minutes']);
  stopTimer(rice.id);
  expect(document.title).toBe('Soup');
  ring.mockClear();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ring).not.toHaveBeenCalled();
});
