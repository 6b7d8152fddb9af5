import type { DateOrder } from '@pomona/contract/wellness/glucose-files';

/** As a device shows it: three numbers in the order of the file, and the time of day. */
export interface ShownTime {
  parts: [number, number, number];
  isYearFirst: boolean;
  milliseconds: number;
}

const dayMilliseconds = 86_400_000;
const date = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})[T, ]\s?(\d{1,2}):(\d{2})(?::(\d{2}))?/;
const half = /([ap])\.? ?m\.?$/i;

/** `null` for what is no date with a time. */
export function shownTime(text: string): ShownTime | null {
  const found = date.exec(text);
  if (found === null) return null;
  const [first = 0, second = 0, third = 0, hour = 0, minute = 0, seconds = 0] = found
    .slice(1)
    .map((part) => Number(part ?? 0));
  const hours = hourOf(hour, half.exec(text)?.[1]);
  if (hours === null || minute > 59 || seconds > 59) return null;
  const isYearFirst = first > 31;
  return {
    parts: [first, second, third],
    isYearFirst,
    milliseconds: ((hours * 60 + minute) * 60 + seconds) * 1000,
  };
}

function hourOf(hour: number, letter: string | undefined): number | null {
  if (letter === undefined) return hour > 23 ? null : hour;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (letter.toLowerCase() === 'p' ? 12 : 0);
}

/** As if it were UTC; `null` where there is no such day. */
export function wallTime({ parts, isYearFirst, milliseconds }: ShownTime, order: DateOrder) {
  const [first, second, third] = parts;
  if (isYearFirst !== (order === 'ymd')) return null;
  const [year, month, day] = {
    ymd: [first, second, third] as const,
    dmy: [third, second, first] as const,
    mdy: [third, first, second] as const,
  }[order];
  if (year < 2000 || year > 2999) return null;
  const midnight = new Date(Date.UTC(year, month - 1, day));
  const isThere = midnight.getUTCMonth() === month - 1 && midnight.getUTCDate() === day;
  return isThere ? midnight.getTime() + milliseconds : null;
}

/**
 * The order that the times of a whole file show: a number above 12 is a day, and nobody has measured tomorrow. `null` where
 * both are possible.
 */
export function dateOrderOf(times: readonly ShownTime[], now: number): DateOrder | null {
  const yearLast = times.filter(({ isYearFirst }) => !isYearFirst);
  if (yearLast.length * 2 < times.length) return 'ymd';
  const countOf = (fits: (time: ShownTime) => boolean) => yearLast.filter(fits).length;
  const isPast = (order: DateOrder) => (time: ShownTime) =>
    (wallTime(time, order) ?? now) <= now + 2 * dayMilliseconds;
  const days = countOf(({ parts }) => parts[0] > 12) - countOf(({ parts }) => parts[1] > 12);
  const lead = days === 0 ? countOf(isPast('dmy')) - countOf(isPast('mdy')) : days;
  if (lead === 0) return null;
  return lead > 0 ? 'dmy' : 'mdy';
}
