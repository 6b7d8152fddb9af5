import type PgBoss from 'pg-boss';
import type { Queue } from './queue.ts';

export interface WorkOptions<Payload> {
  /** How many jobs of the queue this process does at once. */
  lanes: number;
  handle(payload: Payload): Promise<void>;
  /** All that was there is done, at least by this process. */
  onIdle?(): Promise<void>;
}

interface LanesLog {
  warn(fields: object, message: string): void;
}

export interface Lanes {
  /** There may be something to do. */
  wake(): void;
  close(): Promise<void>;
}

/** How often a process that has nothing to do looks for jobs that others added. */
const lookEveryMilliseconds = 2000;

/**
 * Takes up one job after another. pg-boss has such a loop too, but there an answer that cannot be written (a database
 * that has just died) is a rejection that nobody catches, which would end the process.
 */
export function createLanes<Payload>(
  boss: PgBoss,
  queue: Queue<Payload>,
  { lanes, handle, onIdle, log }: WorkOptions<Payload> & { log: LanesLog },
): Lanes {
  const sleepers = new Set<() => void>();
  let isOpen = true;
  let busy = 0;
  let didSomething = true;

  const sleep = () =>
    new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        sleepers.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, lookEveryMilliseconds);
      sleepers.add(wake);
    });

  const wakeAll = () => {
    for (const wake of [...sleepers]) wake();
  };

  const doOne = async (job: PgBoss.Job<unknown>) => {
    try {
      await handle(queue.parse(job.data));
    } catch (error) {
      if (isOpen) log.warn({ err: error, queue: queue.name, job: job.id }, 'a job failed');
      await boss.fail(queue.name, job.id, { message: String(error) });
      return;
    }
    // Not kept as completed: its id may come again.
    await boss.deleteJob(queue.name, job.id);
  };

  const rest = async () => {
    if (busy === 0 && didSomething) {
      didSomething = false;
      await onIdle?.();
    }
    if (isOpen) await sleep();
  };

  const run = async () => {
    while (isOpen) {
      const [job] = await boss.fetch<unknown>(queue.name, { batchSize: 1 });
      if (job === undefined) {
        await rest();
        continue;
      }
      busy += 1;
      didSomething = true;
      await doOne(job).finally(() => {
        busy -= 1;
      });
    }
  };

  /** Goes on whatever happens; while the database is away it looks now and then. */
  const runOn = async () => {
    while (isOpen) {
      await run().catch((error: unknown) => {
        if (isOpen) log.warn({ err: error, queue: queue.name }, 'jobs wait for the database');
      });
      if (isOpen) await sleep();
    }
  };

  const running = Array.from({ length: lanes }, runOn);
  return {
    wake: wakeAll,
    async close() {
      isOpen = false;
      wakeAll();
      await Promise.all(running);
    },
  };
}
