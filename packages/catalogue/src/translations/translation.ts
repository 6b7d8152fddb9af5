import type { Language } from '@pomona/food/foods/languages';
import * as z from 'zod';
import { recipeNotes, text } from '../schema.ts';

export type TranslationLanguage = Exclude<Language, 'en'>;
export const translationLanguages = [
  'de',
  'es',
  'fr',
] as const satisfies readonly TranslationLanguage[];

/**
 * A recipe in another language, as written in `translations/<language>/<id>.yaml`. Closed: an unknown key is an error.
 * Lines, steps and notes are those of the original, in its order; all else is told by the original.
 */
export const recipeTranslation = z.strictObject({
  /** Two lines of a card. */
  title: text(4, 60),
  description: text(30, 260),
  ingredients: z.array(text(4, 120)).min(3).max(20),
  instructions: z.array(text(15, 600)).min(3).max(10),
  notes: recipeNotes.optional(),
});

export type RecipeTranslation = z.infer<typeof recipeTranslation>;

/** The tags of the collection in another language, as written in `translations/tags/<language>.yaml`. */
export const tagNames = z.record(z.string(), text(2, 30));
export type TagNames = z.infer<typeof tagNames>;
