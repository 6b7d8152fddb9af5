import { setImmediate as aTurn } from 'node:timers/promises';
import { parseLine } from '@pomona/food/lines/line';
import type { PlatedIngredient, PlatedRecipe } from '@pomona/plating/recipe';
import type { Database } from '#database/connect.ts';
import { findPicturedRecipe } from '../store.ts';
import { asWritten, dishInTitle, inEnglish, type PicturedRecipe } from './policy.ts';

/** What the illustrator is told of the recipe with this picture; `null` where none has it, or it was sent. */
export async function readPlatedRecipe(db: Database, hash: string): Promise<PlatedRecipe | null> {
  const recipe = await findPicturedRecipe(db, hash);
  return recipe && platedRecipe(recipe);
}

/** What the illustrator, who reads English, is told of a recipe in any language. */
export async function platedRecipe(recipe: PicturedRecipe): Promise<PlatedRecipe> {
  const { language, ...told } = recipe;
  if (language === 'en') return { ...told, ingredients: told.ingredients.map(asWritten) };
  const ingredients: PlatedIngredient[] = [];
  for (const text of told.ingredients) {
    ingredients.push(inEnglish(parseLine(text, { language })));
    // Others have their turn between the lines.
    await aTurn();
  }
  return { ...told, dish: told.dish ?? dishInTitle(told.title, language), ingredients };
}
