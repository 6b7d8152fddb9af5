import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import type { Language } from './languages.ts';

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
