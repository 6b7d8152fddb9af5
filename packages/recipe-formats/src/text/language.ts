import { isLanguage, type Language, languages } from '@pomona/contract/languages';
import type { FoundRecipe } from '../found-recipe.ts';

/** Small words that stand in nearly every recipe of a language and seldom in those of the others. */
const smallWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'the and with of into until for in to from it then over heat add stir cup cups tbsp tsp large minutes chopped salt pepper oil water oven butter sugar onion garlic'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el los las con de del y en hasta que para una se lo cucharada cucharadas cucharadita cucharaditas taza minutos sal aceite agua horno mantequilla azúcar cebolla ajo dientes diente picado picada ml añade'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le les des et avec dans du au aux pour une en de la sur jusqu à cuillère cuillères soupe café min minutes sel huile eau four beurre sucre oignon ail gousse gousses œufs œuf farine ajoutez laissez faites'.split(
      ' ',
    ),
  ),
  de: new Set(
    'der die das und mit in den dem ein eine bis zu auf für im el tl esslöffel teelöffel prise minuten min salz öl wasser ofen butter zucker zwiebel zwiebeln knoblauch zehe zehen eier ei mehl etwas dann'.split(
      ' ',
    ),
  ),
};

/** "de-AT", "en_US"; `null` for what is none of ours. */
export function languageOfTag(tag: string): Language | null {
  const [first = ''] = tag.trim().toLowerCase().split(/[-_]/);
  return isLanguage(first) ? first : null;
}

const sample = 20_000;

/** Letters that only one of the languages has, or nearly so. */
const letters: readonly (readonly [Language, RegExp])[] = [
  ['es', /[ñáíú¿¡]/],
  ['fr', /[çœêèûîë]/],
  ['de', /[äß]|ü(?!e)|ö/],
];

/** The language of a recipe by its function words and letters; `null` where they are too few or fit two languages. */
export function languageOfText(text: string): Language | null {
  const counts = new Map<Language, number>(languages.map((language) => [language, 0]));
  const count = (language: Language) => counts.set(language, (counts.get(language) ?? 0) + 1);
  for (const [word] of text.slice(0, sample).matchAll(/\p{L}+/gu)) {
    // German spoons are written in capitals; in Spanish the same letters are an article.
    if (word === 'EL' || word === 'TL') count('de');
    else countWord(word.toLowerCase(), count);
  }
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a);
  if (first === undefined || second === undefined) return null;
  return first[1] >= 2 && first[1] > second[1] ? first[0] : null;
}

function countWord(word: string, count: (language: Language) => void): void {
  for (const language of languages) if (smallWords[language].has(word)) count(language);
  for (const [language, pattern] of letters) if (pattern.test(word)) count(language);
}

/** The text itself comes first: pages of a Spanish blog often say `en`, since nobody changed the default of their system. */
export function languageOf(found: FoundRecipe, otherwise: Language): Language {
  const text = [found.title, ...found.ingredients, ...found.instructions].join('\n');
  return languageOfText(text) ?? found.language ?? otherwise;
}
