import type { Language } from '../foods/languages.ts';
import { keysOf, stem } from '../foods/names.ts';
import { readGenerated } from './read-generated.ts';
import { type Food, foods } from './rows.ts';

/** `exact`: but for case, accents and punctuation; `inflected`: in another number or spacing. */
export const waysFound = ['exact', 'inflected', 'reordered', 'misspelled'] as const;
export type FoundBy = (typeof waysFound)[number];

export interface Named {
  food: Food;
  by: FoundBy;
  /** One bit for each of `languages` that uses this name. */
  languageBits: number;
}

/** Written by `scripts/name-index.ts`. A code is ((food index × 3) + stage) × 16 + language bits. */
export interface StoredNames {
  codes: Record<string, number>;
  /** Names that mean another food in one language. */
  byLanguage: Record<Language, Record<string, number>>;
  /** Real words of the source descriptions that look like misspelled names. */
  realWords: string[];
}

const stored: StoredNames = JSON.parse(readGenerated('names'));
const realWords = new Set(stored.realWords);

export function allNameKeys(): string[] {
  return Object.keys(stored.codes);
}

/** Whether a word is a real one that only looks misspelled. */
export function isRealWord(word: string): boolean {
  return realWords.has(word);
}

/** The meaning in the given language comes first. */
function coded(key: string, language: Language | undefined): number | undefined {
  const own = language === undefined ? undefined : stored.byLanguage[language];
  if (own !== undefined && Object.hasOwn(own, key)) return own[key];
  return Object.hasOwn(stored.codes, key) ? stored.codes[key] : undefined;
}

/** The food of folded words. */
export function foodOfWords(words: readonly string[], language?: Language): Named | undefined {
  return (
    named(words.join(' '), 0, language) ??
    ofStems(words, language) ??
    writtenTogether(words, language) ??
    withoutCut(words, language)
  );
}

/** The food of folded words in this order; German endings for cuts may differ. */
export function foodOfRun(words: readonly string[], language?: Language): Named | undefined {
  const found =
    named(words.join(' '), 0, language) ?? named(words.map(stem).join(' '), 1, language);
  return found ?? (words.length === 1 ? withoutCut(words, language) : undefined);
}

function ofStems(words: readonly string[], language?: Language): Named | undefined {
  for (const [stage, key] of keysOf(words).entries()) {
    const found = named(key, stage + 1, language);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** "Basmati Reis", "egg plant". Short words form other words too easily. */
function writtenTogether(words: readonly string[], language?: Language): Named | undefined {
  if (words.length < 2 || words.length > 3) return undefined;
  const word = words.join('');
  if (word.length < 8) return undefined;
  return asInflected(word, language);
}

/** German suffixes for cuts; leaves are the food itself for herbs and lettuces. */
const cut = /^(.{4,}?)(?:filets?|wurfeln?|scheiben?|streifen|stucken?|roschen|zweigen?|stangen?)$/;
const leaves = /^(.{4,}?)(?:blatter|blattern|blattchen)$/;

/** "Brokkoliröschen" is broccoli, "Minzeblätter" is mint. */
function withoutCut(words: readonly string[], language?: Language): Named | undefined {
  const [word = ''] = words;
  if (words.length !== 1 || word.length < 9) return undefined;
  const [, whole] = cut.exec(word) ?? [];
  if (whole !== undefined) return ofPlant(asInflected(whole, language));
  const [, plant] = leaves.exec(word) ?? [];
  const named = plant === undefined ? undefined : asInflected(plant, language);
  return named?.food.roles.some((role) => role === 'herb' || role === 'leafy') ? named : undefined;
}

/** "Salzstangen" and "Käsestangen" are pastry, "Zimtstangen" are cinnamon. */
const bakedWhole = new Set<Food['roles'][number]>(['salt', 'starch', 'protein', 'butter-cream']);

function ofPlant(found: Named | undefined): Named | undefined {
  const isBaked =
    found?.food.traits.includes('milk') || found?.food.roles.some((role) => bakedWhole.has(role));
  return isBaked ? undefined : found;
}

function asInflected(word: string, language?: Language): Named | undefined {
  return named(word, 1, language) ?? ofStems([word], language);
}

/** The higher stage of query and name is the kind of match. */
function named(key: string, stage: number, language?: Language): Named | undefined {
  const code = coded(key, language);
  if (code === undefined) return undefined;
  const found = code >> 4;
  // "frais" is not "fraises", which has the same stem.
  if (stage === 0 && found % 3 > 0) return undefined;
  const food = foods[Math.floor(found / 3)];
  if (food === undefined) return undefined;
  return {
    food,
    by: waysFound[Math.max(stage, found % 3)] ?? 'reordered',
    languageBits: code & 15,
  };
}
