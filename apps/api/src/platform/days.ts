import { LRUCache } from 'lru-cache';

/** `YYYY-MM-DD` where the member is; days compare as texts. */
export type Day = string;

const dayMilliseconds = 86_400_000;

export function dayAfter(day: Day, days: number): Day {
  return dayOf(Date.parse(`${day}T00:00:00Z`) + days * dayMilliseconds);
}

const dayOf = (milliseconds: number): Day => new Date(milliseconds).toISOString().slice(0, 10);

export function mondayOf(day: Day): Day {
  const sinceSunday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return dayAfter(day, -((sinceSunday + 6) % 7));
}

export function dayIn(timeZone: string, now: number): Day {
  return formats.memo(timeZone).format(now);
}

/** Making one takes longer than a whole call. */
const formats = new LRUCache({
  max: 500,
  memoMethod: (timeZone: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }),
});
