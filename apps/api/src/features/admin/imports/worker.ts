import type { Jobs } from '#platform/jobs/jobs.ts';
import { createRepeatedWork } from '#platform/repeated-work.ts';
import { importQueue } from './jobs.ts';
import type { ImportWork } from './work/service.ts';

const everyMilliseconds = 10 * 60 * 1000;

interface ImportWorkerParts {
  jobs: Jobs;
  work: ImportWork;
  removeAbandoned(): Promise<void>;
  log: { warn(details: object, message: string): void };
}

/** Works on imports one at a time, and removes those that nobody goes on with. */
export function createImportWorker({ jobs, work, removeAbandoned, log }: ImportWorkerParts) {
  const maintenance = createRepeatedWork({
    everyMilliseconds,
    async perform() {
      await removeAbandoned();
      await work.resume();
    },
    onError: (err) => log.warn({ err }, 'imports of recipes wait for the database'),
  });
  return {
    async work(): Promise<void> {
      await jobs.work(importQueue, {
        concurrency: 1,
        perform: ({ importId }) => work.perform(importId),
        onIdle: () => work.resume(),
      });
      maintenance.work();
    },
    close: () => maintenance.close(),
  };
}
