import { fallbackLanguage, type Language } from '@pomona/contract/languages';
import type { Feature, Messages, TextFiles } from './messages.ts';

/** Lists of addresses, fetched when the first texts are: a page brings its own texts, and needs none. */
const listed: Record<Language, () => Promise<{ textFiles: TextFiles }>> = {
  en: () => import('./text-files/en.ts'),
  de: () => import('./text-files/de.ts'),
  es: () => import('./text-files/es.ts'),
  fr: () => import('./text-files/fr.ts'),
};

/** Fetches the texts of these features in one language; each is a chunk of its own (I18N-04). */
export async function loadTexts(
  language: Language,
  features: readonly Feature[],
): Promise<Partial<Messages>> {
  const texts = await Promise.all(features.map((feature) => loadFeature(language, feature)));
  return Object.fromEntries(features.map((feature, index) => [feature, texts[index]]));
}

/** A feature without a file in a language yet is shown in English (I18N-02). */
async function loadFeature(language: Language, feature: Feature): Promise<Messages[Feature]> {
  const load = (await fileOf(language, feature)) ?? (await fileOf(fallbackLanguage, feature));
  if (load === undefined) throw new Error(`No texts for ${feature}`);
  return load();
}

async function fileOf(language: Language, feature: Feature) {
  const { textFiles } = await listed[language]();
  return textFiles[`../../../locales/${language}/${feature}.json`];
}
