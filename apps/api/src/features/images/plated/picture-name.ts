import { createHash } from 'node:crypto';
import { picturePath } from '@pomona/contract/images';
import { dominantColour } from '@pomona/plating/dominant-colour';
import { platingVersion } from '@pomona/plating/plated-dish';
import { asWritten, type PicturedRecipe } from './rules.ts';
import { platedRecipe } from './service.ts';

/** A recipe's picture, known without drawing it. */
export interface Picture {
  hash: string;
  /** Address of the picture 800 pixels wide. */
  path: string;
  /** `#rrggbb`, shown until the picture is there. */
  colour: string;
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
