import * as z from 'zod';
import type { Queue } from '#platform/jobs/queue.ts';

const payload = z.object({ importId: z.uuid() });
export type ImportJob = z.infer<typeof payload>;

/** Half a minute of an import; then another job goes on. A process that has not answered after three minutes is gone. */
export const importQueue: Queue<ImportJob> = {
  name: 'recipe-import',
  retryLimit: 3,
  expireInSeconds: 180,
  parse: (data) => payload.parse(data),
};
