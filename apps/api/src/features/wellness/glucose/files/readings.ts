import { maxSensorGapMinutes } from '@pomona/contract/wellness/glucose';
import type { SkipReason } from '@pomona/contract/wellness/glucose-files';
import { createWallClock } from './time-zone.ts';
import type { FileValue } from './values.ts';

/** Columns, for a file may have 200,000 rows that cross from a worker. Oldest first. */
export interface FileReadings {
  /** Milliseconds. */
  instants: Float64Array;
  /** Days from 1970 where the member was. */
  days: Int32Array;
  mgDl: Float64Array;
  isSensor: Uint8Array;
  /** -1 below the device's limit, 1 above. */
  beyond: Int8Array;
  /** Of the sensor, longer than it needs. */
  gaps: number;
}

export interface WallReading {
  line: number;
  wall: number | null;
  value: FileValue;
  source: 'sensor' | 'meter';
}

interface Reading extends WallReading {
  wall: number;
  instant: number;
}

const dayMilliseconds = 86_400_000;

export function createReadings(timeZone: string, now: number) {
  const clock = createWallClock(timeZone);
  const kept = new Map<string, Reading>();

  function place(wall: number, before: number | undefined, isRising: boolean) {
    const [first, last] = clock(wall);
    if (before === undefined) return isRising ? first : last;
    // Of an hour that clocks show twice, the one that goes on in the order of the file.
    if (isRising) return first >= before ? first : last;
    return last <= before ? last : first;
  }

  return {
    add(rows: readonly WallReading[], skip: (reason: SkipReason, line: number) => void): void {
      const isRising = isOldestFirst(rows);
      const before = new Map<string, number>();
      for (const { wall, ...row } of rows) {
        if (wall === null) {
          skip('no_time', row.line);
          continue;
        }
        const instant = place(wall, before.get(row.source), isRising);
        before.set(row.source, instant);
        const key = `${instant} ${row.value.mgDl}`;
        if (instant > now + dayMilliseconds) skip('future', row.line);
        else if (kept.has(key)) skip('repeated', row.line);
        else kept.set(key, { ...row, wall, instant });
      }
    },
    finish: () => columnsOf([...kept.values()].sort((a, b) => a.instant - b.instant)),
  };
}

/** By most steps, for one of them may be a clock that is put back. */
function isOldestFirst(rows: readonly WallReading[]): boolean {
  let steps = 0;
  rows.forEach(({ wall }, at) => {
    steps += Math.sign((wall ?? 0) - (rows[at - 1]?.wall ?? wall ?? 0));
  });
  return steps >= 0;
}

function columnsOf(readings: readonly Reading[]): FileReadings {
  const sensor = readings.filter(({ source }) => source === 'sensor');
  const isGap = ({ instant }: Reading, at: number) =>
    at > 0 && instant - (sensor[at - 1]?.instant ?? instant) > maxSensorGapMinutes * 60_000;
  return {
    instants: Float64Array.from(readings, ({ instant }) => instant),
    days: Int32Array.from(readings, ({ wall }) => Math.floor(wall / dayMilliseconds)),
    mgDl: Float64Array.from(readings, ({ value }) => value.mgDl),
    isSensor: Uint8Array.from(readings, ({ source }) => Number(source === 'sensor')),
    beyond: Int8Array.from(readings, ({ value: { beyond } }) => signs[beyond ?? 'within']),
    gaps: sensor.filter(isGap).length,
  };
}

const signs = { below: -1, within: 0, above: 1 } as const;
