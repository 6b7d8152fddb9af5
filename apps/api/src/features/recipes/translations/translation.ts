import { createHash } from 'node:crypto';
import type { Language } from '@pomona/contract/languages';
import type { RecipeCard } from '@pomona/contract/recipes';
import type { RecipeLines } from '@pomona/food/analysis/analysis';
import { linesOf } from '../figures/service.ts';
import type { CardRow, RecipeRow, StoredTranslation } from '../store.ts';

/** `original`: what it was translated from; absent where the text is as it was written. */
export type InLanguage<Row> = Row & {
  original?: NonNullable<RecipeCard['original']>;
  isTranslationOutdated?: boolean;
};

/** Of all that a translation says again. */
export function textDigest(
  text: Pick<RecipeRow, 'title' | 'description' | 'ingredients' | 'instructions' | 'notes'>,
): string {
  const { title, description, ingredients, instructions, notes } = text;
  const { make_ahead = '', swap = '' } = notes;
  return createHash('sha256')
    .update(JSON.stringify([title, description, ingredients, instructions, make_ahead, swap]))
    .digest('base64url')
    .slice(0, 16);
}

/** Whether the text was changed after its translation, which comes with the release: only an administrator does that. */
export const isOutdated = (
  { of }: Pick<StoredTranslation, 'of'>,
  row: Pick<RecipeRow, 'isEdited'> & Parameters<typeof textDigest>[0],
): boolean => row.isEdited && textDigest(row) !== of;

/** The recipe in a language; as it was written where it has no translation into it, or no language is named. */
export function inLanguage(row: RecipeRow, language: Language | undefined): InLanguage<RecipeRow> {
  const translation = language && row.translations[language];
  if (!translation) return row;
  const { of: _of, ...texts } = translation;
  const original = { language: row.language, title: row.title };
  return {
    ...{ ...row, ...texts, language, original },
    isTranslationOutdated: isOutdated(translation, row),
  };
}

/** As `inLanguage`, of a row that has one translation at most. */
export function cardInLanguage(row: CardRow, language: Language | undefined): InLanguage<CardRow> {
  const { translation } = row;
  if (!language || !translation) return row;
  const { title, description, ingredients, tags } = translation;
  const original = { language: row.language, title: row.title };
  return { ...row, title, description, ingredients, tags, language, original };
}

/** Lines that are older than the original are left out: they would be read as other figures. */
export function linesInLanguage(row: RecipeRow, language: Language | undefined): RecipeLines {
  const translation = language && row.translations[language];
  if (!translation || isOutdated(translation, row)) return linesOf(row);
  // How the dish is cooked is read from the original: the figures are those of it.
  return { ...linesOf(row), lines: translation.ingredients, language };
}

/** What a recipe is called. */
export interface Titles {
  /** Of the original. */
  language: Language;
  in(language: Language): string;
}

export const titlesOf = ({ title, language: own, translations }: RecipeRow): Titles => ({
  language: own,
  in: (language) => translations[language]?.title ?? title,
});
