import { type CycleStart, maxCycleDays } from '@pomona/contract/wellness/tracking';
import { type Day, dayAfter } from '#platform/days.ts';

const dayMilliseconds = 86_400_000;
const daysBetween = (from: Day, to: Day) => (Date.parse(to) - Date.parse(from)) / dayMilliseconds;

/** Newest first, with the days since the start before. Any gap is normal: none is judged, none foretells another. */
export function startsWithGaps(newestFirst: readonly Day[]): CycleStart[] {
  return newestFirst.map((day, at) => {
    const before = newestFirst[at + 1];
    return { day, gap_days: before === undefined ? null : daysBetween(before, day) };
  });
}

/** Days since the last start, 0 on the day itself; absent before the first one and after `maxCycleDays`. */
export function cycleDays(newestFirst: readonly Day[], from: Day, to: Day): Map<Day, number> {
  const days = new Map<Day, number>();
  for (let day = from; day <= to; day = dayAfter(day, 1)) {
    const start = newestFirst.find((begun) => begun <= day);
    if (start === undefined) continue;
    const since = daysBetween(start, day);
    if (since <= maxCycleDays) days.set(day, since);
  }
  return days;
}
