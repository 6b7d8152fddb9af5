import type { Language } from '@pomona/contract/languages';
import type { TipId } from './catalogue.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import type { TipText } from './tip.ts';

export const tipTexts: Readonly<Record<Language, Readonly<Record<TipId, TipText>>>> = {
  ...{ en, es, fr, de },
};
