import { tagsOf } from '@pomona/catalogue/checks/tags';
import type { CatalogueRecipe } from '@pomona/catalogue/schema';
import { readTagNames, readTranslations } from '@pomona/catalogue/translations/read';
import {
  type RecipeTranslation,
  type TranslationLanguage,
  translationLanguages,
} from '@pomona/catalogue/translations/translation';
import { stepLinksOf } from '@pomona/contract/recipes/step-links';
import type { NewRecipe, StoredTranslation, StoredTranslations } from '../store.ts';
import { textDigest } from '../translations/translation.ts';

type Notes = NonNullable<NewRecipe['notes']>;

export function storedNotes({ make_ahead, swap }: CatalogueRecipe['notes'] = {}): Notes {
  return { ...(make_ahead && { make_ahead }), ...(swap && { swap }) };
}

/** Reads all translations of a folder; gives those of one recipe. */
export function readStoredTranslations(
  folder: string | null,
): (recipe: CatalogueRecipe) => StoredTranslations {
  if (folder === null) return () => ({});
  const languages = translationLanguages.map((language) => ({
    language,
    translations: readTranslations(language, folder),
    tagNames: readTagNames(language, folder),
  }));
  return (recipe) => {
    const of = textDigest({ ...recipe, notes: storedNotes(recipe.notes) });
    const stored = languages.flatMap(({ language, translations, tagNames }) => {
      const translation = translations.get(recipe.id);
      if (translation === undefined) return [];
      const tags = tagsOf(recipe).map((tag) => tagNames[tag] ?? tag);
      return [[language, { ...storedTexts(translation, language), tags, of }] as const];
    });
    return Object.fromEntries(stored);
  };
}

function storedTexts(
  { title, description, ingredients, instructions, notes }: RecipeTranslation,
  language: TranslationLanguage,
): Omit<StoredTranslation, 'tags' | 'of'> {
  const set = language === 'fr' ? withFrenchSpaces : (text: string) => text;
  const { make_ahead, swap } = storedNotes(notes);
  const texts = { ingredients, instructions: instructions.map(set) };
  return {
    ...texts,
    title: set(title),
    description: set(description),
    notes: { ...(make_ahead && { make_ahead: set(make_ahead) }), ...(swap && { swap: set(swap) }) },
    stepLinks: stepLinksOf({ ...texts, language }),
  };
}

/** No line begins with a colon: French puts a space before it, which must not break. */
const withFrenchSpaces = (text: string): string =>
  text.replaceAll(/ (?=[:;?!»%])/g, '\u00a0').replaceAll(/(?<=«) /g, '\u00a0');
