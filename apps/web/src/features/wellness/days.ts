import { noonOf } from '#product/charts/day-value.ts';

export { noonOf };

/** A day of the calendar where the reader is, `YYYY-MM-DD`. Days compare as texts. */
export type Day = string;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The day it is at this instant where the device is (WELL-13). */
export function dayHere(instant: Date): Day {
  const year = String(instant.getFullYear()).padStart(4, '0');
  return `${year}-${twoDigits(instant.getMonth() + 1)}-${twoDigits(instant.getDate())}`;
}

/** The time of day there, `HH:MM`. */
export function timeHere(instant: Date): string {
  return `${twoDigits(instant.getHours())}:${twoDigits(instant.getMinutes())}`;
}

/** The instant at which it is that time on that day here; `null` where a field is empty or half typed. */
export function instantHere(day: Day, time: string): Date | null {
  const instant = new Date(`${day}T${time}`);
  return isDay(day) && !Number.isNaN(instant.getTime()) ? instant : null;
}

/** A day that the diary may hold, and that the calendar knows. */
export function isDay(text: string): boolean {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const noon = noonOf(text);
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text);
}

/** So many days later, or earlier; days of the calendar have no hours, so no clock change can disturb them. */
export function dayAfter(day: Day, days: number): Day {
  const noon = noonOf(day);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}

/** The zone that the device is in, to write out a time of day by. */
export const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
