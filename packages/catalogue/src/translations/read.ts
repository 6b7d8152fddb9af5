import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogueDigest, parsedFile, recipeIds } from '../read.ts';
import {
  type RecipeTranslation,
  recipeTranslation,
  type TagNames,
  type TranslationLanguage,
  tagNames,
  translationLanguages,
} from './translation.ts';

/**
 * All translations into a language by the id of their recipe. `folder` holds one folder for each language; the default
 * is the one of this package. Throws `CatalogueError` at the first file that breaks the schema.
 */
export function readTranslations(
  language: TranslationLanguage,
  folder = ownFolder(),
): Map<string, RecipeTranslation> {
  const ids = translatedIds(language, folder);
  return new Map(ids.map((id) => [id, readTranslation(language, id, folder)]));
}

export function readTranslation(
  language: TranslationLanguage,
  id: string,
  folder = ownFolder(),
): RecipeTranslation {
  return parsedFile(join(folder, language, `${id}.yaml`), recipeTranslation);
}

/** The ids of the recipes that have a translation; reads no file. */
export function translatedIds(language: TranslationLanguage, folder = ownFolder()): string[] {
  return recipeIds(join(folder, language));
}

/** What each tag of the collection is called in a language. */
export function readTagNames(language: TranslationLanguage, folder = ownFolder()): TagNames {
  return parsedFile(join(folder, 'tags', `${language}.yaml`), tagNames);
}

/** Changes with any letter of any translation or tag; reads without understanding. */
export function translationsDigest(folder = ownFolder()): string {
  const folders = [...translationLanguages, 'tags'];
  return folders.map((name) => catalogueDigest(join(folder, name))).join();
}

function ownFolder(): string {
  return fileURLToPath(new URL('../../translations/', import.meta.url));
}
