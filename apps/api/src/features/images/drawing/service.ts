import type { GenerationStatus } from '@pomona/contract/images';
import { LRUCache } from 'lru-cache';
import type { Database } from '#database/connect.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { readPlatedRecipe } from '../plated/service.ts';
import type { Renderer } from '../render/renderer.ts';
import { drawJobId, drawQueue } from './jobs.ts';
import {
  countPictures,
  endBatch,
  findMissingHashes,
  insertDrawnPicture,
  isDrawn,
  openBatch,
  removeUnusedPictures,
} from './store.ts';

export interface DrawingLog {
  info(message: string): void;
  warn(fields: object, message: string): void;
}

export interface DrawingParts {
  database: Database;
  jobs: Jobs;
  log: DrawingLog;
  /** Draws in the background. */
  renderer: Renderer;
}

export interface Drawing {
  /** Queues every picture that is missing and not queued yet; those that failed are tried again. */
  queueMissing(): Promise<number>;
  /** Moves this picture to the front of the queue, because somebody looks at it. */
  hasten(hash: string): void;
  /** Draws a picture, unless it is there, no recipe has it any more, or it was uploaded. */
  drawPicture(hash: string): Promise<void>;
  /** The queue is empty: closes the batch, and clears away what no recipe needs. */
  finish(): Promise<void>;
  /** Clears away what was drawn and no recipe has any more. */
  removeUnusedDrawings(): Promise<void>;
  /** Draws all that is missing; one batch at a time, so that calls meanwhile get the same one (IMG-06). */
  startBatch(): Promise<{ job_id: string }>;
  readStatus(): Promise<GenerationStatus>;
  close(): Promise<void>;
}

/** A page requests three sizes of a picture, and again a moment later. */
const hastenEveryMilliseconds = 10_000;
const maxHastened = 5000;

/** Above the priority of every picture of the collection. */
const hastenedPriority = 1_000_000;

type PictureCounts = Awaited<ReturnType<typeof countPictures>>;

export function createDrawing({ database, jobs, log, renderer }: DrawingParts): Drawing {
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

  const queueMissing = async () => {
    await jobs.removeFailed(drawQueue);
    const hashes = await findMissingHashes(database);
    const queued = hashes.map((hash, index) => ({
      id: drawJobId(hash),
      payload: { hash },
      priority: hashes.length - index,
    }));
    if (queued.length > 0) await jobs.add(drawQueue, queued);
    return queued.length;
  };

  const closeBatch = async () => {
    if ((await jobs.countOpen(drawQueue)) === 0) await endBatch(database);
  };

  return {
    queueMissing,

    hasten(hash) {
      if (!isOpen || hastened.has(hash)) return;
      hastened.set(hash, true);
      const moving = moveInFront(hash).catch((error: unknown) => {
        log.warn({ err: error, hash }, 'a picture could not be put in front');
      });
      running.add(moving);
      void moving.finally(() => running.delete(moving));
    },

    async drawPicture(hash) {
      if (begun === 0) begun = performance.now();
      if (await isDrawn(database, hash)) return;
      const recipe = await readPlatedRecipe(database, hash);
      if (recipe === null) return;
      await insertDrawnPicture(database, hash, await renderer.render('picture', { recipe }));
      drawn += 1;
    },

    async finish() {
      await closeBatch();
      await removeUnusedPictures(database);
      const seconds = Math.round((performance.now() - begun) / 1000);
      if (drawn > 0) log.info(`${drawn} pictures drawn in ${seconds} s`);
      drawn = 0;
      begun = 0;
    },

    removeUnusedDrawings: () => removeUnusedPictures(database),

    async startBatch() {
      const id = await openBatch(database);
      await queueMissing();
      await closeBatch();
      return { job_id: id };
    },

    readStatus: async () => statusOf(await countPictures(database)),

    async close() {
      isOpen = false;
      await renderer.close();
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
