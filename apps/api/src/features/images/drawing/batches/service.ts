import type { ImageBatch } from '@pomona/contract/images';
import type { Database } from '#database/connect.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { drawQueue } from '../jobs.ts';
import { presentBatch } from './presenter.ts';
import {
  type BatchRow,
  cancelBatch,
  countItems,
  endBatch,
  findLastBatch,
  listFailedItems,
  openBatch,
  type RecordBatch,
  settleItems,
  updateFailed,
} from './store.ts';

export interface Batches {
  /** Draws all that is missing; one batch at a time, so that calls meanwhile get the same one (IMG-06). */
  startBatch(record: RecordBatch): Promise<{ job_id: string }>;
  /** Ends the batch that runs; what no process has begun is not drawn until somebody looks at it. */
  stopBatch(record: RecordBatch): Promise<ImageBatch | null>;
  /** The open one, else the last. */
  readBatch(): Promise<ImageBatch | null>;
  /** Ends the open batch where nothing of it is left to do. */
  settleBatch(): Promise<void>;
}

interface BatchesParts {
  database: Database;
  jobs: Jobs;
  queue(hashes: readonly string[]): Promise<number>;
  queueMissing(): Promise<number>;
}

export function createBatches({ database, jobs, queue, queueMissing }: BatchesParts): Batches {
  const isQueueEmpty = async () => (await jobs.countOpen(drawQueue)) === 0;

  /** Jobs of a process that died may be lost, or may have failed for good with nobody to say so. */
  const settleBatch = async () => {
    if (!(await isQueueEmpty())) return;
    const waiting = await settleItems(database);
    await queue(waiting);
    if (waiting.length > 0 && (await isQueueEmpty()))
      await updateFailed(database, waiting, 'interrupted');
    await endBatch(database);
  };

  const present = async (batch: BatchRow) =>
    presentBatch(
      batch,
      await countItems(database, batch.id),
      await listFailedItems(database, batch.id),
    );

  const readBatch = async () => {
    const last = await findLastBatch(database);
    if (last?.endedAt === null) await settleBatch();
    const batch = last?.endedAt === null ? await findLastBatch(database) : last;
    return batch && present(batch);
  };

  return {
    settleBatch,
    readBatch,
    async startBatch(record) {
      const id = await openBatch(database, record);
      await queueMissing();
      await settleBatch();
      return { job_id: id };
    },
    async stopBatch(record) {
      if (await cancelBatch(database, record)) await jobs.removeWaiting(drawQueue);
      return readBatch();
    },
  };
}
