import { availableParallelism } from 'node:os';
import type { Database } from '#database/connect.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import type { ImageModelConfig } from '#platform/image-model-config.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { createFetchOutside, type FetchOutside } from '#platform/outside/fetch-outside.ts';
import { type Cards, createCards } from './cards/service.ts';
import { createDrawing, type Drawing, type DrawingLog } from './drawing/service.ts';
import { workOnDrawings } from './drawing/worker.ts';
import { createGeneration, type Generation } from './generation/service.ts';
import { createDrawingIllustrator } from './illustrators/drawing-illustrator.ts';
import { type Illustrator, withFallback } from './illustrators/illustrator.ts';
import { createServiceIllustrator } from './illustrators/service-illustrator.ts';
import { type Picture, pictureIn } from './plated/picture-name.ts';
import { createReading, type Reading } from './reading/service.ts';
import { createRenderer, type Renderer } from './render/renderer.ts';
import { type DraftRecipe, insertDraft, removeOldDrafts } from './store.ts';
import { createUploads, type Uploads } from './uploads/service.ts';

export type { LinkCard } from './cards/service.ts';
export type { PictureOrder } from './generation/service.ts';
export { type Picture, pictureIn, pictureOf, picturesVersion } from './plated/picture-name.ts';
export type { PictureFileKey, ShownPicture } from './reading/service.ts';
export type { AcceptedPicture, PictureUse } from './uploads/service.ts';

export interface ImagesParts {
  database: Database;
  jobs: Jobs;
  log: DrawingLog;
  clock?: Clock;
  /** `null`: the built-in illustrator draws alone. */
  model?: ImageModelConfig | null;
  /** Whether people use this process: drawing gives way to them. */
  isSomebodyThere?(): boolean;
  /** Tests pass their own. */
  fetchOutside?: FetchOutside;
  renderers?: Renderers;
}

/** Two, so that no caller waits behind the collection. */
export interface Renderers {
  /** For what a caller waits for. */
  front: Renderer;
  /** For what is drawn in the background. */
  back: Renderer;
}

export interface Images
  extends Reading,
    Omit<Cards, 'removeUnusedCards'>,
    Omit<Uploads, 'removeUnusedUploads'>,
    Omit<Drawing, 'drawPicture' | 'finish' | 'removeUnusedDrawings' | 'close'>,
    Generation {
  /** The picture of a recipe that is not saved, which can be looked at for two days. */
  pictureOfDraft(recipe: DraftRecipe): Promise<Picture>;
  /** Removes pictures that no recipe has any more, and cards of what not everybody may see. */
  removeUnused(): Promise<void>;
  /** Queues what is missing and draws what is queued, from now on, in the background. */
  work(): Promise<void>;
  close(): Promise<void>;
}

/** As many as processors while nobody is there; four are quick enough. */
const maxBackgroundProcesses = Math.min(4, availableParallelism());

/** Pictures that are drawn, and those that people upload. */
export function createImages(parts: ImagesParts): Images {
  const { database, jobs, log } = parts;
  const { fetchOutside = createFetchOutside(), renderers = createRenderers() } = parts;
  const { front, back } = renderers;
  const ordered = (renderer: Renderer) => orderedIllustrator({ ...parts, fetchOutside }, renderer);
  const illustrators = { builtIn: createDrawingIllustrator(back), ordered: ordered(back) };
  const drawing = createDrawing({ database, jobs, log, illustrators });
  const { drawPicture: _, finish: _finish, removeUnusedDrawings, close, ...shown } = drawing;
  const { removeUnusedCards, ...cards } = createCards({ database, renderer: front });
  const uploadsParts = { database, renderer: front, fetchOutside };
  const { removeUnusedUploads, ...uploads } = createUploads(uploadsParts);
  return {
    ...createReading({ database, renderer: front, hasten: drawing.hasten }),
    ...createGeneration({ database, illustrator: ordered(front) }),
    ...{ ...cards, ...uploads, ...shown },
    async pictureOfDraft(recipe) {
      const picture = await pictureIn(recipe);
      await insertDraft(database, picture.hash, recipe);
      return picture;
    },
    async removeUnused() {
      await removeOldDrafts(database);
      await removeUnusedUploads();
      await removeUnusedDrawings();
      await removeUnusedCards();
    },
    async work() {
      await drawing.queueMissing();
      await workOnDrawings(jobs, drawing, {
        concurrency: maxBackgroundProcesses,
        givesWay: parts.isSomebodyThere ?? (() => false),
      });
    },
    async close() {
      await Promise.all([close(), front.close(), back.close()]);
    },
  };
}

/** For what an administrator orders: the service where one is configured, with the built-in one behind it. */
function orderedIllustrator(
  { model = null, log, clock = systemClock, fetchOutside }: ServiceParts,
  renderer: Renderer,
): Illustrator {
  const builtIn = createDrawingIllustrator(renderer);
  if (model === null) return builtIn;
  const service = createServiceIllustrator({ config: model, renderer, fetchOutside, clock });
  return withFallback(service, builtIn, log);
}

type ServiceParts = Pick<ImagesParts, 'model' | 'log' | 'clock'> & { fetchOutside: FetchOutside };

function createRenderers(): Renderers {
  const common = { idleMilliseconds: 20_000 };
  return {
    front: createRenderer({
      ...common,
      maxProcesses: 1,
      maxQueued: 200,
      niceness: 0,
      maxTaskMilliseconds: 15_000,
    }),
    back: createRenderer({
      ...common,
      maxProcesses: maxBackgroundProcesses,
      maxQueued: maxBackgroundProcesses,
      niceness: 19,
      maxTaskMilliseconds: 90_000,
    }),
  };
}
