import { statfs } from 'node:fs/promises';
import type { PlatformStatus } from '@pomona/contract/admin/status';
import type { Database } from '#database/connect.ts';
import type { Clock } from '#platform/clock.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import { version } from '#platform/version.ts';
import { countJobs, findDatabaseBytes, ping } from './store.ts';

export interface Status {
  /** Never throws for a part that is away: that is its answer. */
  readStatus(): Promise<PlatformStatus>;
}

interface StatusParts {
  database: Database;
  bus: Pick<Bus, 'isHealthy'>;
  clock: Clock;
  /** `null`: the database is somewhere else, and with it what it stores. */
  dataFolder: string | null;
}

/** A part that answers later is not there. */
const withinMilliseconds = 2000;

/** With less the next picture or backup may fail. */
const leastFreeBytes = 500_000_000;

const noJobs = { waiting: 0, running: 0, failed: 0 };

export function createStatus({ database, bus, clock, dataFolder }: StatusParts): Status {
  async function readDatabase(): Promise<PlatformStatus['database']> {
    const start = performance.now();
    const isUp = await inTime(ping(database).then(() => true));
    const milliseconds = Math.round((performance.now() - start) * 10) / 10;
    return { is_up: isUp !== null, milliseconds: isUp === null ? null : milliseconds };
  }

  async function readStorage(): Promise<PlatformStatus['storage']> {
    const [databaseBytes, disk] = await Promise.all([
      inTime(findDatabaseBytes(database)),
      dataFolder === null ? null : inTime(statfs(dataFolder)),
    ]);
    const free = disk && disk.bavail * disk.bsize;
    return {
      is_up: databaseBytes !== null && (free === null || free >= leastFreeBytes),
      ...{ database_bytes: databaseBytes, free_bytes: free },
      total_bytes: disk && disk.blocks * disk.bsize,
    };
  }

  return {
    async readStatus() {
      const [databaseStatus, jobs, storage] = await Promise.all([
        readDatabase(),
        inTime(countJobs(database)),
        readStorage(),
      ]);
      const uptime = Math.floor(process.uptime());
      return {
        ...{ checked_at: new Date(clock()).toISOString(), version, uptime_seconds: uptime },
        started_at: new Date(clock() - uptime * 1000).toISOString(),
        database: databaseStatus,
        bus: { is_up: bus.isHealthy() },
        jobs: { is_up: jobs !== null, ...(jobs ?? noJobs) },
        storage,
      };
    },
  };
}

/** `null` for what fails or comes too late. */
async function inTime<Result>(answer: Promise<Result>): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), withinMilliseconds);
  });
  try {
    return await Promise.race([answer.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}
