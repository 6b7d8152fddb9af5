import type { Pool } from 'pg';
import PgBoss from 'pg-boss';
import { type BossDatabase, createBossDatabase } from './boss-database.ts';
import { type JobWorker, startJobWorker, type WorkOptions } from './job-worker.ts';
import type { NewJob, Queue } from './queue.ts';

type QueueOptions = Omit<Queue<unknown>, 'parse'>;

interface JobsLog {
  warn(fields: object, message: string): void;
}

export interface JobsParts {
  pool: Pool;
  log: JobsLog;
  /** Whether this process recovers jobs whose process has died. */
  supervises: boolean;
}

/** Work that outlives the process: rows in the database, performed by any process. */
export interface Jobs {
  add<Payload extends object>(
    queue: Queue<Payload>,
    jobs: readonly NewJob<Payload>[],
  ): Promise<void>;
  hasten(queue: Queue<unknown>, id: string): Promise<void>;
  /** Deletes jobs that failed for good, so that they can be added again. */
  removeFailed(queue: Queue<unknown>): Promise<void>;
  /** Deletes jobs that no process has begun. */
  removeWaiting(queue: Queue<unknown>): Promise<void>;
  /** Whatever their state, where the text stands in the payload. */
  removeMentioning(queue: Queue<unknown>, text: string): Promise<void>;
  countOpen(queue: Queue<unknown>): Promise<number>;
  /** Performs jobs until `close`; one that throws is tried again. */
  work<Payload>(queue: Queue<Payload>, options: WorkOptions<Payload>): Promise<void>;
  /** Starts no more jobs, and waits for those that run. */
  close(): Promise<void>;
}

/** Above every priority that jobs are added with. */
const hastenedPriority = 1_000_000;

const maintenanceIntervalSeconds = 5;

export function createJobs({ pool, log, supervises }: JobsParts): Jobs {
  const database = createBossDatabase(pool);
  const workers = new Set<JobWorker>();
  const queues = new Map<string, Promise<void>>();
  let opening: Promise<PgBoss> | null = null;

  const open = (): Promise<PgBoss> => {
    opening ??= withLock(pool, () => startBoss(database, { supervises, log })).catch(
      (error: unknown) => {
        opening = null;
        throw error;
      },
    );
    return opening;
  };

  const openQueue = async (options: QueueOptions) => {
    const boss = await open();
    const opened = queues.get(options.name) ?? makeQueue(pool, boss, options);
    queues.set(options.name, opened);
    await opened.catch((error: unknown) => {
      queues.delete(options.name);
      throw error;
    });
    return boss;
  };

  const removeJobs = async (queue: QueueOptions, condition: string) => {
    await openQueue(queue);
    await database.executeSql(`DELETE FROM pgboss.job WHERE name = $1 AND ${condition}`, [
      queue.name,
    ]);
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
      for (const worker of workers) worker.poll();
    },

    async hasten(queue, id) {
      await openQueue(queue);
      await database.executeSql(
        `UPDATE pgboss.job SET priority = $3 WHERE name = $1 AND id = $2 AND state < 'active' AND priority < $3`,
        [queue.name, id, hastenedPriority],
      );
    },

    removeFailed: (queue) => removeJobs(queue, "state = 'failed'"),
    removeWaiting: (queue) => removeJobs(queue, "state < 'active'"),

    async removeMentioning(queue, text) {
      await openQueue(queue);
      for (const table of ['job', 'archive']) {
        await database.executeSql(
          `DELETE FROM pgboss.${table} WHERE name = $1 AND strpos(lower(data::text), lower($2)) > 0`,
          [queue.name, text],
        );
      }
    },

    async countOpen(queue) {
      const boss = await openQueue(queue);
      return boss.getQueueSize(queue.name, { before: 'completed' });
    },

    async work(queue, options) {
      const boss = await openQueue(queue);
      workers.add(startJobWorker(boss, queue, { ...options, log }));
    },

    async close() {
      await Promise.all([...workers].map((worker) => worker.close()));
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
  boss.on('error', (error) => log.warn({ err: error }, 'job maintenance failed'));
  return boss.start();
}

async function makeQueue(
  pool: Pool,
  boss: PgBoss,
  { name, retryLimit, retryDelaySeconds, expireInSeconds }: QueueOptions,
): Promise<void> {
  if ((await boss.getQueue(name)) !== null) return;
  const retryDelay = retryDelaySeconds ?? 1;
  const retryBackoff = retryDelaySeconds !== undefined;
  await withLock(pool, () =>
    boss.createQueue(name, { name, retryLimit, retryDelay, retryBackoff, expireInSeconds }),
  );
}

/** Two processes that create the same schema or queue at the same moment would fail, or deadlock. */
async function withLock<Result>(pool: Pool, work: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query("SELECT pg_advisory_lock(hashtext('pomona queues'))");
    return await work();
  } finally {
    // Closed, so that the lock ends with it.
    client.release(true);
  }
}
