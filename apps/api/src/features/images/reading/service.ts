import { portraitWidth } from '@pomona/contract/images';
import { LRUCache } from 'lru-cache';
import type { Database } from '#database/connect.ts';
import { AppError } from '#platform/errors.ts';
import { readPlatedDraft, readPlatedRecipe } from '../plated/service.ts';
import type { Renderer } from '../render/renderer.ts';
import { findPictureFile, findPortraitFile, type PictureFileKey } from './store.ts';

export type { PictureFileKey } from './store.ts';

/** A picture as it is stored, or until it is rendered the drawing that it will be made of. */
export type ShownPicture =
  | { kind: 'picture'; bytes: Buffer }
  | { kind: 'sketch'; gzippedSvg: Uint8Array };

export interface ReadingParts {
  database: Database;
  /** Draws while somebody waits. */
  renderer: Renderer;
  /** Called with pictures that somebody looks at and that are not rendered yet. */
  hasten(hash: string): void;
}

export interface Reading {
  /** Throws `image_not_found` for a picture that no recipe, no draft and no member has. */
  readPicture(file: PictureFileKey): Promise<ShownPicture>;
}

/** Drawings are some 40 kB; they are needed only until their pictures are there. */
const maxSketches = 64;

export function createReading({ database, renderer, hasten }: ReadingParts): Reading {
  const drawSketch = async (hash: string) => {
    const saved = await readPlatedRecipe(database, hash);
    const recipe = saved ?? (await readPlatedDraft(database, hash));
    if (recipe === null) throw new AppError('image_not_found');
    if (saved !== null) hasten(hash);
    return renderer.render('sketch', { recipe });
  };

  async function readPortrait(file: PictureFileKey): Promise<ShownPicture> {
    const bytes = await findPortraitFile(database, file);
    if (bytes === null) throw new AppError('image_not_found');
    return { kind: 'picture', bytes };
  }

  /** All sizes of a picture share one drawing, also while it is being drawn. */
  const sketches = new LRUCache<string, Uint8Array>({
    max: maxSketches,
    fetchMethod: drawSketch,
    ignoreFetchAbort: true,
  });

  return {
    async readPicture(file) {
      if (file.width === portraitWidth) return readPortrait(file);
      const bytes = await findPictureFile(database, file);
      if (bytes !== null) return { kind: 'picture', bytes };
      return { kind: 'sketch', gzippedSvg: await sketches.forceFetch(file.hash) };
    },
  };
}
