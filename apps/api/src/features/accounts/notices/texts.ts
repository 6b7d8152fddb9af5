import type { Language } from '@pomona/contract/languages';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import type { LetterTexts } from './texts/letter-texts.ts';

export const letterTexts: Readonly<Record<Language, LetterTexts>> = { en, es, fr, de };
