import type PgBoss from 'pg-boss';
import type { Queue } from './queue.ts';

export interface WorkOptions<Payload> {
  concurrency: number;
  /** While it says so one job is performed at a time; those that have begun go on. */
  givesWay?(): boolean;
  perform(payload: Payload, attempt: Attempt): Promise<void>;
  /** The queue is empty, at least for this process. */
  onIdle?(): Promise<void>;
}

export interface Attempt {
  /** Where it fails, the job is not tried again. */
  isLast: boolean;
}

interface JobWorkerLog {
  warn(fields: object, message: string): void;
}

export interface JobWorker {
  poll(): void;
  close(): Promise<void>;
}

/** How often an idle process looks for jobs that others added. */
const pollMilliseconds = 2000;

/** The loop of pg-boss leaves a rejection unhandled where a job's outcome cannot be written, which would end the process. */
export function startJobWorker<Payload>(
  boss: PgBoss,
  queue: Queue<Payload>,
  {
    concurrency,
    givesWay = () => false,
    perform,
    onIdle,
    log,
  }: WorkOptions<Payload> & { log: JobWorkerLog },
): JobWorker {
  const sleeping = new Set<() => void>();
  let isOpen = true;
  let busy = 0;
  let hasWorked = true;

  const sleep = () =>
    new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        sleeping.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, pollMilliseconds);
      sleeping.add(wake);
    });

  const wakeAll = () => {
    for (const wake of [...sleeping]) wake();
  };

  const performJob = async (job: PgBoss.JobWithMetadata<unknown>) => {
    try {
      await perform(queue.parse(job.data), { isLast: job.retryCount >= job.retryLimit });
    } catch (error) {
      if (isOpen) log.warn({ err: error, queue: queue.name, job: job.id }, 'a job failed');
      await boss.fail(queue.name, job.id, { message: String(error) });
      return;
    }
    // Deleted rather than completed: its id may come again.
    await boss.deleteJob(queue.name, job.id);
  };

  const waitForJobs = async () => {
    if (busy === 0 && hasWorked) {
      hasWorked = false;
      await onIdle?.();
    }
    if (isOpen) await sleep();
  };

  const run = async (isFirst: boolean) => {
    while (isOpen) {
      if (!isFirst && givesWay()) {
        await sleep();
        continue;
      }
      const [job] = await boss.fetch<unknown>(queue.name, { batchSize: 1, includeMetadata: true });
      if (job === undefined) {
        await waitForJobs();
        continue;
      }
      busy += 1;
      hasWorked = true;
      await performJob(job).finally(() => {
        busy -= 1;
      });
    }
  };

  /** While the database is away it tries again at every poll. */
  const runForever = async (isFirst: boolean) => {
    while (isOpen) {
      await run(isFirst).catch((error: unknown) => {
        if (isOpen) log.warn({ err: error, queue: queue.name }, 'jobs wait for the database');
      });
      if (isOpen) await sleep();
    }
  };

  const running = Array.from({ length: concurrency }, (_, index) => runForever(index === 0));
  return {
    poll: wakeAll,
    async close() {
      isOpen = false;
      wakeAll();
      await Promise.all(running);
    },
  };
}
