import * as z from 'zod';
import type { Queue } from '#platform/jobs/queue.ts';

const payload = z.object({ hash: z.string() });
export type DrawJob = z.infer<typeof payload>;

/** One picture to be drawn. It takes a second; a process that has not answered after two minutes is gone. */
export const drawQueue: Queue<DrawJob> = {
  name: 'draw-picture',
  retryLimit: 3,
  expireInSeconds: 120,
  parse: (data) => payload.parse(data),
};

/** The name of a picture is as long as a UUID: it names its job, so that there is one. */
export function drawJobId(hash: string): string {
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
