import type { Database } from '#database/connect.ts';
import { AppError } from '#platform/errors.ts';
import { readPlatedRecipe } from '../plated/service.ts';
import type { Renderer } from '../render/renderer.ts';
import { type AskedPicture, findPictureFile } from './store.ts';

export type { AskedPicture } from './store.ts';

/** A picture as it is kept, or for as long as it is not there the drawing it will be made of. */
export type ShownPicture =
  | { kind: 'picture'; bytes: Buffer }
  | { kind: 'sketch'; gzippedSvg: Uint8Array };

export interface ReadingParts {
  database: Database;
  /** Draws while somebody waits. */
  renderer: Renderer;
  /** Told of pictures that are missing where somebody looks. */
  hasten(hash: string): void;
}

export interface Reading {
  /** Throws `image_not_found` for a picture that no recipe has. */
  readPicture(asked: AskedPicture): Promise<ShownPicture>;
}

/** Drawings are some 40 kB; they are needed only until their pictures are there. */
const mostSketches = 64;

export function createReading({ database, renderer, hasten }: ReadingParts): Reading {
  const sketches = new Map<string, Promise<Uint8Array>>();

  const makeSketch = async (hash: string) => {
    const recipe = await readPlatedRecipe(database, hash);
    if (recipe === null) throw new AppError('image_not_found');
    hasten(hash);
    return renderer.ask('sketch', { recipe });
  };

  /** Whoever asks for another size meanwhile gets the same drawing. */
  const sketchOf = (hash: string) => {
    const known = sketches.get(hash);
    if (known) return known;
    if (sketches.size >= mostSketches) sketches.clear();
    const made = makeSketch(hash).catch((error: unknown) => {
      sketches.delete(hash);
      throw error;
    });
    sketches.set(hash, made);
    return made;
  };

  return {
    async readPicture(asked) {
      const bytes = await findPictureFile(database, asked);
      if (bytes !== null) return { kind: 'picture', bytes };
      return { kind: 'sketch', gzippedSvg: await sketchOf(asked.hash) };
    },
  };
}
