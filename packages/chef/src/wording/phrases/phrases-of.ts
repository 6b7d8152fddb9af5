import type { Language } from '@pomona/food/foods/languages';
import { english } from './english-data.ts';
import { french } from './french-data.ts';
import { german } from './german-data.ts';
import type { Phrases } from './phrases.ts';
import { spanish } from './spanish-data.ts';

export const phrasesOf: Readonly<Record<Language, Phrases>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
};
