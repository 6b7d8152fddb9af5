import { type Colour, mixed } from './colour.ts';
import { choosePalette, dishColour } from './palette.ts';
import { createRandom } from './random.ts';
import { readRecipe } from './reading.ts';
import type { PlatedRecipe } from './recipe.ts';

/**
 * The colour of a recipe's picture as a whole, `#rrggbb`, for the space it will fill: table and dish mixed.
 * Told from the recipe, without drawing.
 */
export function dominantColour(recipe: PlatedRecipe): Colour {
  const reading = readRecipe(recipe);
  const palette = choosePalette(createRandom(recipe.id), reading);
  return mixed(palette.table.colour, mixed(dishColour(reading), palette.glaze.colour, 0.4), 0.45);
}
