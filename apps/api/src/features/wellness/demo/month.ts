import { type Day, dayAfter } from '#platform/days.ts';

const hourMilliseconds = 3_600_000;

/**
 * The day where it is earliest on earth (UTC−12): for everybody it is this day or the next, and the figures of both are equal.
 */
export function newestDemoDay(now: number): Day {
  return new Date(now - 12 * hourMilliseconds).toISOString().slice(0, 10);
}

export const demoDay = (newest: Day, ago: number): Day => dayAfter(newest, -ago);

export const demoMoment = (newest: Day, ago: number): Date =>
  new Date(`${demoDay(newest, ago)}T07:00:00Z`);
