import type { Jobs } from '#platform/jobs/jobs.ts';
import { drawQueue } from './jobs.ts';
import type { Drawing } from './service.ts';

interface DrawingPace {
  concurrency: number;
  /** Somebody uses this process: one picture at a time is enough. */
  givesWay(): boolean;
}

export function workOnDrawings(jobs: Jobs, drawing: Drawing, pace: DrawingPace): Promise<void> {
  return jobs.work(drawQueue, {
    ...pace,
    perform: ({ hash }, attempt) => drawing.drawPicture(hash, attempt),
    onIdle: () => drawing.finish(),
  });
}
