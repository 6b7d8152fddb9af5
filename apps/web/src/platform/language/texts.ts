import { fallbackLanguage, type Language } from '@pomona/contract/languages';
import type { Feature, Messages } from './messages.ts';

const textFiles = import.meta.glob<Messages[Feature]>(
  ['../../locales/*/*.json', '!../locales/*/legal.json'],
  { import: 'default' },
);

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
  const load =
    textFiles[`../../locales/${language}/${feature}.json`] ??
    textFiles[`../../locales/${fallbackLanguage}/${feature}.json`];
  if (load === undefined) throw new Error(`No texts for ${feature}`);
  return load();
}
