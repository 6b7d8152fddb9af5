import type { Pool } from 'pg';
import PgBoss from 'pg-boss';
import { type BossDatabase, runsOnItsOwnConnection } from './boss-database.ts';
import { createLanes, type Lanes, type WorkOptions } from './lanes.ts';
import type { NewJob, Queue } from './queue.ts';

type QueueTerms = Pick<Queue<unknown>, 'name' | 'retryLimit' | 'expireInSeconds'>;

interface JobsLog {
  warn(fields: object, message: string): void;
}

export interface JobsParts {
  pool: Pool;
  log: JobsLog;
  /** Whether this process looks after jobs that others left behind; those that only serve leave it to others. */
  supervises: boolean;
}

/** Work that outlives the process: rows in the database, done by whichever process takes them up. */
export interface Jobs {
  add<Payload extends object>(
    queue: Queue<Payload>,
    jobs: readonly NewJob<Payload>[],
  ): Promise<void>;
  /** Moves a waiting job in front. */
  hasten(queue: Queue<unknown>, id: string): Promise<void>;
  /** Forgets jobs that failed for good, so that they can be added again. */
  forgetFailed(queue: Queue<unknown>): Promise<void>;
  /** Jobs that wait or are being done. */
  countOpen(queue: Queue<unknown>): Promise<number>;
  /** Takes jobs up until `close`; a handler that throws has its job tried again. */
  work<Payload>(queue: Queue<Payload>, options: WorkOptions<Payload>): Promise<void>;
  /** Takes up nothing more, and waits for what is being done. */
  close(): Promise<void>;
}

/** Above every rank that jobs are added with. */
const hastened = 1_000_000;

const maintenanceIntervalSeconds = 5;

/** The tables come with the first use, in a schema of their own. */
export function createJobs({ pool, log, supervises }: JobsParts): Jobs {
  const database = runsOnItsOwnConnection(pool);
  const lanes = new Set<Lanes>();
  const queues = new Map<string, Promise<void>>();
  let opening: Promise<PgBoss> | null = null;

  const open = (): Promise<PgBoss> => {
    opening ??= inTurn(pool, () => startBoss(database, { supervises, log })).catch(
      (error: unknown) => {
        opening = null;
        throw error;
      },
    );
    return opening;
  };

  const openQueue = async (terms: QueueTerms) => {
    const boss = await open();
    const made = queues.get(terms.name) ?? makeQueue(pool, boss, terms);
    queues.set(terms.name, made);
    await made.catch((error: unknown) => {
      queues.delete(terms.name);
      throw error;
    });
    return boss;
  };

  return {
    async add(queue, jobs) {
      const boss = await openQueue(queue);
      await boss.insert(
        jobs.map(({ id, payload, priority }) => ({
          id,
          name: queue.name,
          data: payload,
          priority,
        })),
      );
      for (const each of lanes) each.wake();
    },

    async hasten(queue, id) {
      await openQueue(queue);
      await database.executeSql(
        `UPDATE pgboss.job SET priority = $3 WHERE name = $1 AND id = $2 AND state < 'active' AND priority < $3`,
        [queue.name, id, hastened],
      );
    },

    async forgetFailed(queue) {
      await openQueue(queue);
      await database.executeSql(`DELETE FROM pgboss.job WHERE name = $1 AND state = 'failed'`, [
        queue.name,
      ]);
    },

    async countOpen(queue) {
      const boss = await openQueue(queue);
      return boss.getQueueSize(queue.name, { before: 'completed' });
    },

    async work(queue, options) {
      const boss = await openQueue(queue);
      lanes.add(createLanes(boss, queue, { ...options, log }));
    },

    async close() {
      await Promise.all([...lanes].map((each) => each.close()));
      const boss = await opening?.catch(() => null);
      await boss?.stop({ graceful: false, close: false });
    },
  };
}

async function startBoss(
  db: BossDatabase,
  { supervises, log }: { supervises: boolean; log: JobsLog },
): Promise<PgBoss> {
  const boss = new PgBoss({
    db,
    supervise: supervises,
    schedule: false,
    maintenanceIntervalSeconds,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'jobs could not be looked after'));
  return boss.start();
}

/** A queue has a table of its own. */
async function makeQueue(
  pool: Pool,
  boss: PgBoss,
  { name, retryLimit, expireInSeconds }: QueueTerms,
): Promise<void> {
  if ((await boss.getQueue(name)) !== null) return;
  await inTurn(pool, () =>
    boss.createQueue(name, { name, retryLimit, retryDelay: 1, expireInSeconds }),
  );
}

/** Two processes that make the same schema or queue at the same moment would fail, or lock each other out. */
async function inTurn<Result>(pool: Pool, work: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query("SELECT pg_advisory_lock(hashtext('pomona queues'))");
    return await work();
  } finally {
    // Closed, so that the lock ends with it.
    client.release(true);
  }
}
