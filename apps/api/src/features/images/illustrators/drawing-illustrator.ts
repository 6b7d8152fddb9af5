import { dominantColour } from '@pomona/plating/dominant-colour';
import type { Renderer } from '../render/renderer.ts';
import type { Illustrator } from './illustrator.ts';

/** The built-in one: no key, no network, always the same picture of the same recipe. */
export function createDrawingIllustrator(renderer: Renderer): Illustrator {
  return {
    async illustrate({ hash, recipe }) {
      const files = await renderer.render('picture', { recipe });
      return { origin: 'drawn', hash, colour: dominantColour(recipe), files };
    },
  };
}
