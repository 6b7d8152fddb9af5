import type { Jobs } from '#platform/jobs/jobs.ts';
import { drawQueue } from './jobs.ts';
import type { Drawing } from './service.ts';

/** Draws what stands in the queue, so many at once, and whatever is put there later. */
export function workOnDrawings(jobs: Jobs, drawing: Drawing, lanes: number): Promise<void> {
  return jobs.work(drawQueue, {
    lanes,
    handle: ({ hash }) => drawing.drawPicture(hash),
    onIdle: () => drawing.finish(),
  });
}
