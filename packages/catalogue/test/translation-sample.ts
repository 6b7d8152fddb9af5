import type { RecipeTranslation } from '../src/translations/translation.ts';

/** The recipe of `sample.ts` in German without a fault, to be changed by each test. */
export function sampleTranslation(change: Partial<RecipeTranslation> = {}): RecipeTranslation {
  return {
    title: 'Zitronenlinsen mit Petersilie',
    description: 'Grüne Linsen, warm angemacht mit Zitronensaft, Olivenöl und viel Petersilie.',
    ingredients: [
      '100 g grüne Linsen',
      '1 EL Olivenöl',
      '2 EL Zitronensaft',
      '¼ TL feines Salz',
      '20 g Petersilie, gehackt',
    ],
    instructions: [
      'Die Linsen in reichlich Wasser 20 Minuten weich köcheln und abgießen.',
      'Olivenöl, Zitronensaft und Salz unter die heißen Linsen rühren.',
      'Die Petersilie unterheben und servieren.',
    ],
    ...change,
  };
}
