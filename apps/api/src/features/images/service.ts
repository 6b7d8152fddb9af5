import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type PictureWidth, picturePath } from '@pomona/contract/images';
import { dominantColour } from '@pomona/plating/dominant-colour';
import { platingVersion } from '@pomona/plating/plated-dish';
import type { PlatedRecipe } from '@pomona/plating/recipe';
import type { Database } from '#database/connect.ts';
import { AppError } from '#platform/errors.ts';
import { createPictureFiles } from './picture-files.ts';
import { createRenderer, type Renderer } from './render-thread.ts';
import { findPictureHashes, findPlatedRecipe } from './store.ts';

/** A recipe's picture, told without drawing it. */
export interface Picture {
  hash: string;
  /** Address of the picture 800 pixels wide. */
  path: string;
  /** `#rrggbb`, shown until the picture is there. */
  colour: string;
}

export interface ImagesParts {
  dataFolder: string;
  database: Database;
  log: { info(message: string): void; error(fields: object, message: string): void };
  /** Tests pass their own. */
  renderer?: Renderer;
}

export interface Images {
  /** One size of a picture, drawn when it is not there yet; throws `image_not_found` for a hash that no recipe has. */
  readPicture(hash: string, width: PictureWidth): Promise<Buffer>;
  /** Draws what is missing, one after another, those that people see first in front; ends when all are there. */
  drawMissing(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The picture that a recipe has. Its name is made of everything that the drawing depends on, so that a changed recipe
 * or a changed illustrator gives a new address. Weights and food keys are left out: the drawing is made from the lines.
 */
export function pictureOf(
  recipe: Omit<PlatedRecipe, 'ingredients'> & { ingredients: readonly string[] },
): Picture {
  const { id, title, dish, mealType, cuisine, ingredients, instructions } = recipe;
  const told = JSON.stringify([
    platingVersion,
    id,
    title,
    dish,
    mealType,
    cuisine,
    ingredients,
    instructions,
  ]);
  const hash = createHash('sha256').update(told).digest('hex').slice(0, 32);
  const lines = ingredients.map((text) => ({ foodKey: null, text, grams: null }));
  return {
    hash,
    path: picturePath(hash, 800),
    colour: dominantColour({ ...recipe, ingredients: lines }),
  };
}

/** Pictures drawn by the built-in illustrator, kept in the data folder. */
export function createImages({
  dataFolder,
  database,
  log,
  renderer = createRenderer(),
}: ImagesParts): Images {
  const files = createPictureFiles(join(dataFolder, 'images'));
  const drawing = new Map<string, Promise<void>>();
  let isOpen = true;

  const draw = async (hash: string) => {
    const recipe = await findPlatedRecipe(database, hash);
    if (recipe === null) throw new AppError('image_not_found');
    const sizes = await renderer.render(recipe);
    await Promise.all(sizes.map(({ width, bytes }) => files.write(hash, width, bytes)));
  };

  /** Whoever asks while a picture is drawn waits for that drawing. */
  const drawOnce = (hash: string): Promise<void> => {
    const running = drawing.get(hash);
    if (running) return running;
    const started = draw(hash).finally(() => drawing.delete(hash));
    drawing.set(hash, started);
    return started;
  };

  return {
    async readPicture(hash, width) {
      const kept = await files.read(hash, width);
      if (kept) return kept;
      await drawOnce(hash);
      const drawn = await files.read(hash, width);
      if (drawn === null) throw new AppError('image_not_found');
      return drawn;
    },

    async drawMissing() {
      let drawn = 0;
      for (const hash of await findPictureHashes(database)) {
        if (!isOpen) return;
        if (await files.read(hash, 400)) continue;
        await drawOnce(hash).then(
          () => {
            drawn += 1;
          },
          (error: unknown) => {
            if (isOpen) log.error({ err: error, hash }, 'a picture could not be drawn');
          },
        );
      }
      if (drawn > 0) log.info(`${drawn} pictures drawn`);
    },

    async close() {
      isOpen = false;
      await renderer.close();
    },
  };
}
