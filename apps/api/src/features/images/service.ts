import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { picturePath } from '@pomona/contract/images';
import { dominantColour } from '@pomona/plating/dominant-colour';
import { platingVersion } from '@pomona/plating/plated-dish';
import type { Database } from '#database/connect.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { createFetchOutside, type FetchOutside } from '#platform/outside/fetch-outside.ts';
import { type Cards, createCards } from './cards/service.ts';
import { createDrawing, type Drawing, type DrawingLog } from './drawing/service.ts';
import { workOnDrawings } from './drawing/worker.ts';
import { asWritten, type PicturedRecipe } from './plated/rules.ts';
import { platedRecipe } from './plated/service.ts';
import { createReading, type Reading } from './reading/service.ts';
import { createRenderer, type Renderer } from './render/renderer.ts';
import { type DraftRecipe, insertDraft, removeOldDrafts } from './store.ts';
import { createUploads, type Uploads } from './uploads/service.ts';

export type { LinkCard } from './cards/service.ts';
export type { PictureFileKey, ShownPicture } from './reading/service.ts';
export type { AcceptedPicture, PictureUse } from './uploads/service.ts';

/** A recipe's picture, known without drawing it. */
export interface Picture {
  hash: string;
  /** Address of the picture 800 pixels wide. */
  path: string;
  /** `#rrggbb`, shown until the picture is there. */
  colour: string;
}

export interface ImagesParts {
  database: Database;
  jobs: Jobs;
  log: DrawingLog;
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
    Pick<Drawing, 'readStatus' | 'startBatch' | 'hasten' | 'queueMissing'> {
  /** The picture of a recipe that is not saved, which can be looked at for two days. */
  pictureOfDraft(recipe: DraftRecipe): Promise<Picture>;
  /** Removes pictures that no recipe has any more, and cards of what not everybody may see. */
  removeUnused(): Promise<void>;
  /** Queues what is missing and draws what is queued, from now on, in the background. */
  work(): Promise<void>;
  close(): Promise<void>;
}

/** Changes when every picture is drawn anew. */
export const picturesVersion = String(platingVersion);

/**
 * The picture that an English recipe has. Its name is made of everything that the drawing depends on, so that a changed
 * recipe or a changed illustrator gives a new address. Weights and food keys are left out: the drawing is made from the lines.
 */
export function pictureOf(recipe: Omit<PicturedRecipe, 'language'>): Picture {
  const ingredients = recipe.ingredients.map(asWritten);
  return {
    ...namedPicture({ ...recipe, language: 'en' }),
    colour: dominantColour({ ...recipe, ingredients }),
  };
}

/** The same for a recipe in any language. */
export async function pictureIn(recipe: PicturedRecipe): Promise<Picture> {
  return { ...namedPicture(recipe), colour: dominantColour(await platedRecipe(recipe)) };
}

function namedPicture(recipe: PicturedRecipe): Omit<Picture, 'colour'> {
  const { id, title, dish, mealType, cuisine, ingredients, instructions, language } = recipe;
  const text = JSON.stringify([
    platingVersion,
    id,
    title,
    dish,
    mealType,
    cuisine,
    ingredients,
    instructions,
    ...(language === 'en' ? [] : [language]),
  ]);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 32);
  return { hash, path: picturePath(hash, 800) };
}

/** As many as processors, for they give way to everything else; four are quick enough. */
const maxBackgroundProcesses = Math.min(4, availableParallelism());

/** Pictures that are drawn, and those that people upload. */
export function createImages({
  database,
  jobs,
  log,
  fetchOutside = createFetchOutside(),
  renderers = createRenderers(),
}: ImagesParts): Images {
  const { front, back } = renderers;
  const drawing = createDrawing({ database, jobs, log, renderer: back });
  const { readStatus, startBatch, hasten, queueMissing } = drawing;
  const { removeUnusedCards, ...cards } = createCards({ database, renderer: front });
  const uploadsParts = { database, renderer: front, fetchOutside };
  const { removeUnusedUploads, ...uploads } = createUploads(uploadsParts);
  return {
    ...createReading({ database, renderer: front, hasten }),
    ...{ ...cards, ...uploads, readStatus, startBatch, hasten, queueMissing },
    async pictureOfDraft(recipe) {
      const picture = await pictureIn(recipe);
      await insertDraft(database, picture.hash, recipe);
      return picture;
    },
    async removeUnused() {
      await removeOldDrafts(database);
      await removeUnusedUploads();
      await drawing.removeUnusedDrawings();
      await removeUnusedCards();
    },
    async work() {
      await queueMissing();
      await workOnDrawings(jobs, drawing, maxBackgroundProcesses);
    },
    async close() {
      await Promise.all([front.close(), drawing.close()]);
    },
  };
}

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
