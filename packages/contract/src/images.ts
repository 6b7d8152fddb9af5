import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import type { Language } from './languages.ts';
import { visibleLine } from './text.ts';

export const pictureWidths = [400, 800, 1200] as const;
export type PictureWidth = (typeof pictureWidths)[number];

export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export const pictureAspect = { width: 4, height: 3 } as const;

export const portraitWidth = 512;

/** Open Graph card; pixels. */
export const linkCard = { width: 1200, height: 630 } as const;

export const maxUploadBytes = { portrait: 5_242_880, recipe: 10_485_760 } as const;

const ownPicture = /^(\/api\/images\/[0-9a-f]{16,64})-(?:400|800|1200)\.webp$/;

export function picturePath(
  hash: string,
  width: PictureWidth,
  format: PictureFormat = 'webp',
): string {
  return `/api/images/${hash}-${width}.${format}`;
}

/** `srcset` of an own picture; `undefined` for external addresses, which have one size. */
export function pictureSources(image: string, format: PictureFormat = 'webp'): string | undefined {
  const base = ownPicture.exec(image)?.[1];
  if (base === undefined) return undefined;
  return pictureWidths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
}

const ownPortrait = /^\/api\/images\/([0-9a-f]{16,64})-512\.webp$/;

/** The name of a portrait in its address. */
export function portraitHash(path: string): string | null {
  return ownPortrait.exec(path)?.[1] ?? null;
}

export function portraitPath(hash: string): string {
  return `/api/images/${hash}-${portraitWidth}.webp`;
}

export function linkCardPath(image: string): string | undefined {
  const base = ownPicture.exec(image)?.[1];
  return base === undefined ? undefined : `${base}-card.jpg`;
}

export function siteCardPath(language: Language): string {
  return `/api/images/site-card-${language}.jpg`;
}

export const generationStatus = z.object({
  total_recipes: z.number(),
  with_images: z.number(),
  without_images: z.number(),
  /** Rounded down: 100 only when none is missing. */
  completion_percentage: z.number(),
});
export type GenerationStatus = z.infer<typeof generationStatus>;

export const readGenerationStatus = defineEndpoint({
  name: 'readGenerationStatus',
  feature: 'images',
  summary: 'How many recipes have their picture',
  method: 'GET',
  path: '/api/images/generation-status',
  access: 'admin',
  replies: { 200: generationStatus },
  errors: [],
});

/** A batch is over when none of its recipes waits any more; what failed was tried several times. */
export const batchStates = ['running', 'done', 'cancelled'] as const;

/** `interrupted`: the server stopped in the middle of it, several times. */
export const pictureFailureReasons = ['failed', 'interrupted'] as const;
export type PictureFailureReason = (typeof pictureFailureReasons)[number];

export const pictureFailure = z.object({
  /** `null` for a private recipe of a member. */
  recipe: z.nullable(z.object({ id: z.string(), title: z.string() })),
  reason: z.enum(pictureFailureReasons),
});
export type PictureFailure = z.infer<typeof pictureFailure>;

export const maximumFailuresShown = 100;

export const imageBatch = z.object({
  id: z.uuid(),
  state: z.enum(batchStates),
  /** Recipes that had no picture when it was started, as far as they still need it. */
  total: z.number(),
  done: z.number(),
  failed: z.number(),
  started_at: z.iso.datetime(),
  ended_at: z.nullable(z.iso.datetime()),
  /** The first hundred. */
  failures: z.array(pictureFailure),
});
export type ImageBatch = z.infer<typeof imageBatch>;

const feature = 'images';
const access = 'admin';
const batchPath = '/api/images/generate-batch';
const batchReply = z.object({ batch: z.nullable(imageBatch) });

export const generateBatch = defineEndpoint({
  ...{ name: 'generateBatch', feature, access },
  summary: 'Draw every picture that is missing; one batch at a time',
  method: 'POST',
  path: batchPath,
  body: z.strictObject({}),
  replies: { 202: z.object({ job_id: z.string() }) },
  errors: [],
});

export const readBatch = defineEndpoint({
  ...{ name: 'readBatch', feature, access },
  summary: 'The last batch of pictures: how far it is, and what failed',
  method: 'GET',
  path: batchPath,
  replies: { 200: batchReply },
  errors: [],
});

/** What is being drawn at this moment is drawn to the end. */
export const cancelBatch = defineEndpoint({
  ...{ name: 'cancelBatch', feature, access },
  summary: 'Stop the batch that runs; where none does it changes nothing',
  method: 'DELETE',
  path: batchPath,
  replies: { 200: batchReply },
  errors: [],
});

/** In place of the picture that the recipe has; its version grows by one. */
export const generateImage = defineEndpoint({
  ...{ name: 'generateImage', feature, access },
  summary: 'Make a new picture of a recipe, and give it to the recipe',
  method: 'POST',
  path: '/api/images/generate',
  body: z.strictObject({
    recipe_id: z.string().check(z.maxLength(128)),
    recipe_title: visibleLine(200),
  }),
  replies: { 200: z.object({ image_url: z.string(), version: z.number() }) },
  errors: ['recipe_not_found', 'recipe_changed'],
});

export const imagesEndpoints = [
  readGenerationStatus,
  generateBatch,
  readBatch,
  cancelBatch,
  generateImage,
] as const;
