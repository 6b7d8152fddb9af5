import type { Jobs } from '#platform/jobs/jobs.ts';
import { drawQueue } from './jobs.ts';
import type { Drawing } from './service.ts';

export function workOnDrawings(jobs: Jobs, drawing: Drawing, concurrency: number): Promise<void> {
  return jobs.work(drawQueue, {
    concurrency,
    perform: ({ hash }, attempt) => drawing.drawPicture(hash, attempt),
    onIdle: () => drawing.finish(),
  });
}
