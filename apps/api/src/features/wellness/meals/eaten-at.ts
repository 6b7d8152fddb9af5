import type { Day } from '#platform/days.ts';

const hour = 3_600_000;
/** From Baker Island to Kiribati. */
const westernmost = -12;
const easternmost = 14;
/** A device's clock may be ahead. */
const maxAhead = 24 * hour;

/** Whether it was this day anywhere on earth at that instant (WELL-13). */
export function isDayOf(day: Day, eatenAt: number): boolean {
  const dayIn = (hours: number) => new Date(eatenAt + hours * hour).toISOString().slice(0, 10);
  return day >= dayIn(westernmost) && day <= dayIn(easternmost);
}

export function isPast(eatenAt: number, now: number): boolean {
  return eatenAt <= now + maxAhead;
}
