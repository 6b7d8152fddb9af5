import { fallbackLanguage, type Language } from '@pomona/contract/languages';
import type { Feature, Messages } from './messages.ts';

/**
 * The texts of the pages that people open first. Where all others lie is a chunk of its own, so that a new room costs these
 * pages nothing.
 */
const firstTexts = import.meta.glob<Messages[Feature]>(
  '../locales/*/{shell,accounts,home,recipes,collection,recipe}.json',
  { import: 'default' },
);

/** Fetches what the interface says about these features in one language; each is a chunk of its own (I18N-04). */
export async function loadTexts(
  language: Language,
  features: readonly Feature[],
): Promise<Partial<Messages>> {
  const texts = await Promise.all(features.map((feature) => loadFeature(language, feature)));
  return Object.fromEntries(features.map((feature, index) => [feature, texts[index]]));
}

/** A feature that has no file in a language yet speaks English (I18N-02). */
async function loadFeature(language: Language, feature: Feature): Promise<Messages[Feature]> {
  const own = pathOf(language, feature);
  const files = own in firstTexts ? firstTexts : (await import('./later-texts.ts')).laterTexts;
  const load = files[own] ?? files[pathOf(fallbackLanguage, feature)];
  if (load === undefined) throw new Error(`No texts for ${feature}`);
  return load();
}

/** Whether they are found without another fetch. */
export function isFirstText(feature: Feature): boolean {
  return pathOf(fallbackLanguage, feature) in firstTexts;
}

function pathOf(language: Language, feature: Feature): string {
  return `../locales/${language}/${feature}.json`;
}
