import type { GenerationStatus } from '@pomona/contract/images';
import { LRUCache } from 'lru-cache';
import type { Database } from '#database/connect.ts';
import type { Attempt } from '#platform/jobs/job-worker.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Illustrator } from '../illustrators/illustrator.ts';
import { storeIllustration } from '../illustrators/store.ts';
import { readPlatedRecipe } from '../plated/service.ts';
import { type Batches, createBatches } from './batches/service.ts';
import { isInOpenBatch, updateDone, updateFailed } from './batches/store.ts';
import { drawJobId, drawQueue } from './jobs.ts';
import { countPictures, findMissingHashes, isDrawn, removeUnusedPictures } from './store.ts';

export interface DrawingLog {
  info(message: string): void;
  warn(fields: object, message: string): void;
}

export interface DrawingParts {
  database: Database;
  jobs: Jobs;
  log: DrawingLog;
  /** Both work in the background; the second one for what an administrator ordered. */
  illustrators: { builtIn: Illustrator; ordered: Illustrator };
}

export interface Drawing extends Omit<Batches, 'settleBatch'> {
  /** Queues every picture that is missing and not queued yet; those that failed are tried again. */
  queueMissing(): Promise<number>;
  /** Moves this picture to the front of the queue, because somebody looks at it. */
  hasten(hash: string): void;
  /** Draws a picture, unless it is there, no recipe has it any more, or it was uploaded. */
  drawPicture(hash: string, attempt: Attempt): Promise<void>;
  /** The queue is empty: settles the batch, and clears away what no recipe needs. */
  finish(): Promise<void>;
  /** Clears away what was drawn and no recipe has any more. */
  removeUnusedDrawings(): Promise<void>;
  readStatus(): Promise<GenerationStatus>;
  close(): Promise<void>;
}

/** A page requests three sizes of a picture, and again a moment later. */
const hastenEveryMilliseconds = 10_000;
const maxHastened = 5000;

/** Above the priority of every picture of the collection. */
const hastenedPriority = 1_000_000;

type PictureCounts = Awaited<ReturnType<typeof countPictures>>;

export function createDrawing(parts: DrawingParts): Drawing {
  const { database, jobs, log, illustrators } = parts;
  const hastened = new LRUCache<string, true>({ max: maxHastened, ttl: hastenEveryMilliseconds });
  const running = new Set<Promise<void>>();
  let isOpen = true;
  let drawn = 0;
  let begun = 0;

  const moveInFront = async (hash: string) => {
    const id = drawJobId(hash);
    await jobs.add(drawQueue, [{ id, payload: { hash }, priority: hastenedPriority }]);
    await jobs.hasten(drawQueue, id);
  };

  const queue = async (hashes: readonly string[]) => {
    const queued = hashes.map((hash, index) => ({
      id: drawJobId(hash),
      payload: { hash },
      priority: hashes.length - index,
    }));
    if (queued.length > 0) await jobs.add(drawQueue, queued);
    return queued.length;
  };

  const queueMissing = async () => {
    await jobs.removeFailed(drawQueue);
    return queue(await findMissingHashes(database));
  };

  const { settleBatch, ...batches } = createBatches({ database, jobs, queue, queueMissing });

  const draw = async (hash: string) => {
    if (await isDrawn(database, hash)) return updateDone(database, hash);
    const recipe = await readPlatedRecipe(database, hash);
    if (recipe === null) return;
    const isOrdered = await isInOpenBatch(database, hash);
    const illustrator = isOrdered ? illustrators.ordered : illustrators.builtIn;
    const illustration = await illustrator.illustrate({ hash, recipe });
    await storeIllustration(database, hash, illustration);
    drawn += 1;
  };

  return {
    queueMissing,
    ...batches,

    hasten(hash) {
      if (!isOpen || hastened.has(hash)) return;
      hastened.set(hash, true);
      const moving = moveInFront(hash).catch((error: unknown) => {
        log.warn({ err: error, hash }, 'a picture could not be put in front');
      });
      running.add(moving);
      void moving.finally(() => running.delete(moving));
    },

    async drawPicture(hash, { isLast }) {
      if (begun === 0) begun = performance.now();
      try {
        await draw(hash);
      } catch (error) {
        // What a closing process leaves behind is drawn by the next one.
        if (isLast && isOpen) await updateFailed(database, [hash], 'failed');
        throw error;
      }
    },

    async finish() {
      await settleBatch();
      await removeUnusedPictures(database);
      const seconds = Math.round((performance.now() - begun) / 1000);
      if (drawn > 0) log.info(`${drawn} pictures drawn in ${seconds} s`);
      drawn = 0;
      begun = 0;
    },

    removeUnusedDrawings: () => removeUnusedPictures(database),

    readStatus: async () => statusOf(await countPictures(database)),

    async close() {
      isOpen = false;
      await Promise.all(running);
    },
  };
}

function statusOf({ total_recipes, with_images }: PictureCounts): GenerationStatus {
  const share = total_recipes === 0 ? 1 : with_images / total_recipes;
  return {
    total_recipes,
    with_images,
    without_images: total_recipes - with_images,
    completion_percentage: Math.floor(share * 1000) / 10,
  };
}
