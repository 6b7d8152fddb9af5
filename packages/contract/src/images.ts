import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import type { Language } from './languages.ts';

/** Widths in pixels that every picture is kept in. */
export const pictureWidths = [400, 800, 1200] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Formats of every picture, the smaller first. */
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Pictures of recipes are 4:3. */
export const pictureAspect = { width: 4, height: 3 } as const;

/** Portraits of members are square, this wide, and WebP only. */
export const portraitWidth = 512;

/** What a link to a recipe looks like elsewhere; pixels. */
export const linkCard = { width: 1200, height: 630 } as const;

/** Bytes of a picture that a person may send (PROF-06, IMG-02). */
export const largestUpload = { portrait: 5_242_880, recipe: 10_485_760 } as const;

const ownPicture = /^(\/api\/images\/[0-9a-f]{16,64})-(?:400|800|1200)\.webp$/;

/** The path of one size of a content-addressed picture. */
export function picturePath(
  hash: string,
  width: PictureWidth,
  format: PictureFormat = 'webp',
): string {
  return `/api/images/${hash}-${width}.${format}`;
}

/** `srcset` for a picture of ours; `undefined` for an address from elsewhere, which has one size. */
export function pictureSources(image: string, format: PictureFormat = 'webp'): string | undefined {
  const base = ownPicture.exec(image)?.[1];
  if (base === undefined) return undefined;
  return pictureWidths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
}

/** The path of a member's portrait. */
export function portraitPath(hash: string): string {
  return `/api/images/${hash}-${portraitWidth}.webp`;
}

/** The path of the card that a link to this recipe shows elsewhere; `undefined` for a picture from elsewhere. */
export function linkCardPath(image: string): string | undefined {
  const base = ownPicture.exec(image)?.[1];
  return base === undefined ? undefined : `${base}-card.jpg`;
}

/** The same for every other page, in the language of its words. */
export function siteCardPath(language: Language): string {
  return `/api/images/site-card-${language}.jpg`;
}

export const generationStatus = z.object({
  total_recipes: z.number(),
  with_images: z.number(),
  without_images: z.number(),
  /** 0 to 100, rounded down: 100 only when none is missing. */
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

export const generateBatch = defineEndpoint({
  name: 'generateBatch',
  feature: 'images',
  summary: 'Draw every picture that is missing; one batch at a time',
  method: 'POST',
  path: '/api/images/generate-batch',
  access: 'admin',
  body: z.strictObject({}),
  replies: { 202: z.object({ job_id: z.string() }) },
  errors: [],
});

export const imagesEndpoints = [readGenerationStatus, generateBatch] as const;
