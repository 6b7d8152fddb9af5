import type { PlatedRecipe } from '@pomona/plating/recipe';
import type { PictureFile } from '../render/protocol.ts';

export interface IllustratedRecipe {
  /** The name of the picture that is drawn of it. */
  hash: string;
  recipe: PlatedRecipe;
}

/** A picture in every width and format. */
export interface Illustration {
  /** `drawn` can be made again from the recipe; `painted` by the image service never comes out the same. */
  origin: 'drawn' | 'painted';
  hash: string;
  /** Its main colour, `#rrggbb`. */
  colour: string;
  files: PictureFile[];
}

export interface Illustrator {
  illustrate(subject: IllustratedRecipe): Promise<Illustration>;
}

interface IllustratorLog {
  warn(fields: object, message: string): void;
}

/** The second one draws what the first one cannot. */
export function withFallback(
  first: Illustrator,
  second: Illustrator,
  log: IllustratorLog,
): Illustrator {
  return {
    async illustrate(subject) {
      try {
        return await first.illustrate(subject);
      } catch (error) {
        // The message alone: what a service sends back may repeat the key.
        const reason = error instanceof Error ? error.message : 'unknown';
        log.warn({ reason, recipe: subject.recipe.id }, 'the image service gave no picture');
        return second.illustrate(subject);
      }
    },
  };
}
