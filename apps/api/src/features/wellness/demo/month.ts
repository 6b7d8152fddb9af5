import { type Day, dayAfter } from '#features/wellness/days.ts';

const hourMilliseconds = 3_600_000;

/**
 * The newest day of the demonstration's month: the day that it is where it is earliest on earth (UTC−12). Everybody who
 * looks is on this day or on the next, and the figures are the same on both.
 */
export function newestDemoDay(now: number): Day {
  return new Date(now - 12 * hourMilliseconds).toISOString().slice(0, 10);
}

/** The day so many days before it. */
export const demoDay = (newest: Day, ago: number): Day => dayAfter(newest, -ago);

/** A moment of that day that has been everywhere once the day is the newest. */
export const demoMoment = (newest: Day, ago: number): Date =>
  new Date(`${demoDay(newest, ago)}T07:00:00Z`);
