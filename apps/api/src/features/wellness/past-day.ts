import type { Day } from '#platform/days.ts';

/** Where the day begins first: Kiribati, UTC+14. */
const easternmostMilliseconds = 14 * 3_600_000;

/** Whether this day has begun anywhere on earth (WELL-13). */
export const isPastDay = (day: Day, now: number): boolean =>
  day <= new Date(now + easternmostMilliseconds).toISOString().slice(0, 10);
