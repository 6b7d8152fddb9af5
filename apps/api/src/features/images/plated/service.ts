import { parseLine } from '@pomona/food/lines/line';
import type { PlatedIngredient, PlatedRecipe } from '@pomona/plating/recipe';
import type { Database } from '#database/connect.ts';
import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts';
import { findDraft, findPicturedRecipe } from '../store.ts';
import { asWritten, dishInTitle, inEnglish, type PicturedRecipe } from './rules.ts';

/** What the illustrator draws of the recipe with this picture; `null` where none has it, or it was uploaded. */
export async function readPlatedRecipe(db: Database, hash: string): Promise<PlatedRecipe | null> {
  const recipe = await findPicturedRecipe(db, hash);
  return recipe && platedRecipe(recipe);
}

/** The same of a recipe that is not saved. */
export async function readPlatedDraft(db: Database, hash: string): Promise<PlatedRecipe | null> {
  const draft = await findDraft(db, hash);
  return draft && platedRecipe(draft);
}

/** What the illustrator, which reads English, draws of a recipe in any language. */
export async function platedRecipe(recipe: PicturedRecipe): Promise<PlatedRecipe> {
  const { language, ...fields } = recipe;
  if (language === 'en') return { ...fields, ingredients: fields.ingredients.map(asWritten) };
  const ingredients: PlatedIngredient[] = [];
  for (const text of fields.ingredients) {
    ingredients.push(inEnglish(parseLine(text, { language })));
    await yieldToEventLoop();
  }
  return { ...fields, dish: fields.dish ?? dishInTitle(fields.title, language), ingredients };
}
