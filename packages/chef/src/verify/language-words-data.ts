import type { Language } from '@pomona/food/foods/languages';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Small words that only one of the four languages has. */
export const languageWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: set(
    'the and with until for then into over add of from is are it them until each serve heat stir minutes',
  ),
  es: set(
    'el los las con hasta para luego sobre anade agrega del por cada sirve calienta remueve y minutos una lo',
  ),
  fr: set(
    'le les avec jusqu pour puis sur ajoutez ajouter dans des aux chaque servez chauffer melangez et du une au',
  ),
  de: set(
    'der die das mit bis fur dann uber geben in und auf den dem servieren erhitzen ruhren minuten von zu eine',
  ),
};
