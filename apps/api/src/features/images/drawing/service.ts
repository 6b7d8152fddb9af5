import type { GenerationStatus } from '@pomona/contract/images';
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
  /** Puts every picture that is missing in the queue, unless it stands there; those that failed are tried again. */
  queueMissing(): Promise<number>;
  /** Puts this picture in front of the queue, because somebody looks at it. Not more than once in a while. */
  hasten(hash: string): void;
  /** Draws a picture, unless it is there, no recipe has it any more, or somebody sent it. */
  drawPicture(hash: string): Promise<void>;
  /** The queue is empty: closes the batch, and clears away what no recipe needs. */
  finish(): Promise<void>;
  /** Clears away what was drawn and no recipe has any more. */
  removeUnusedDrawings(): Promise<void>;
  /** Draws all that is missing; one batch at a time, so whoever asks meanwhile is told the same one (IMG-06). */
  startBatch(): Promise<{ job_id: string }>;
  readStatus(): Promise<GenerationStatus>;
  close(): Promise<void>;
}

/** Whoever looks at a picture asks for three sizes of it, and again a moment later. */
const hastenEveryMilliseconds = 10_000;
const mostRemembered = 5000;

/** In front of every rank of the collection. */
const wanted = 1_000_000;

export function createDrawing({ database, jobs, log, renderer }: DrawingParts): Drawing {
  const hastened = new Map<string, number>();
  const running = new Set<Promise<void>>();
  let isOpen = true;
  let drawn = 0;
  let begun = 0;

  const moveInFront = async (hash: string) => {
    const id = drawJobId(hash);
    await jobs.add(drawQueue, [{ id, payload: { hash }, priority: wanted }]);
    await jobs.hasten(drawQueue, id);
  };

  const queueMissing = async () => {
    await jobs.forgetFailed(drawQueue);
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
      const now = performance.now();
      if (!isOpen || now - (hastened.get(hash) ?? -Infinity) < hastenEveryMilliseconds) return;
      if (hastened.size >= mostRemembered) hastened.clear();
      hastened.set(hash, now);
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
      await insertDrawnPicture(database, hash, await renderer.ask('draw', { recipe }));
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

    async readStatus() {
      const { total_recipes, with_images } = await countPictures(database);
      const share = total_recipes === 0 ? 1 : with_images / total_recipes;
      return {
        total_recipes,
        with_images,
        without_images: total_recipes - with_images,
        completion_percentage: Math.floor(share * 1000) / 10,
      };
    },

    async close() {
      isOpen = false;
      renderer.close();
      await Promise.all(running);
    },
  };
}
