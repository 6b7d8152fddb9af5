import type { Language } from '../foods/languages.ts';
import { keysOf, stem } from '../foods/names.ts';
import { readGenerated } from './read-generated.ts';
import { type Food, foods } from './rows.ts';

/**
 * How a name was found: letter by letter (but for case, accents and punctuation), in another number or written
 * together, with its words in another order, or with a small slip of the pen.
 */
export const waysFound = ['exact', 'inflected', 'reordered', 'misspelled'] as const;
export type FoundBy = (typeof waysFound)[number];

export interface Named {
  food: Food;
  by: FoundBy;
  /** One bit for each of `languages` that calls the food so. */
  languageBits: number;
}

/** As `scripts/name-index.ts` writes it; a code holds the food, the way it is found and its languages. */
export interface StoredNames {
  codes: Record<string, number>;
  /** What a single language means by a name, where the others mean another food. */
  byLanguage: Record<Language, Record<string, number>>;
  /** Words of the sources' descriptions that look like a misspelt name and are none. */
  realWords: string[];
}

const stored: StoredNames = JSON.parse(readGenerated('names'));
const realWords = new Set(stored.realWords);

/** Every key by which a food is found. */
export function allNameKeys(): string[] {
  return Object.keys(stored.codes);
}

/** Whether a word stands in the sources' descriptions, so that it is no slip of the pen though it looks like one. */
export function isRealWord(word: string): boolean {
  return realWords.has(word);
}

/** A language's own meaning of a name comes before the one that is commonest in all four. */
function coded(key: string, language: Language | undefined): number | undefined {
  const own = language === undefined ? undefined : stored.byLanguage[language];
  if (own !== undefined && Object.hasOwn(own, key)) return own[key];
  return Object.hasOwn(stored.codes, key) ? stored.codes[key] : undefined;
}

/** The food of a name's words, which are folded already. */
export function foodOfWords(words: readonly string[], language?: Language): Named | undefined {
  return (
    named(words.join(' '), 0, language) ??
    ofStems(words, language) ??
    writtenTogether(words, language) ??
    withoutCut(words, language)
  );
}

/** The food whose name these folded words are, in their order; endings that say how it is cut may be bent. */
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

/** "Basmati Reis" and "egg plant". Short words join to other words too easily. */
function writtenTogether(words: readonly string[], language?: Language): Named | undefined {
  if (words.length < 2 || words.length > 3) return undefined;
  const word = words.join('');
  if (word.length < 8) return undefined;
  return asInflected(word, language);
}

/** Endings of German words that say how a food is cut; leaves are the food itself where it is a herb or a lettuce. */
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

/** The stage of the query and that of the name: the one that had to be bent more says how it was found. */
function named(key: string, stage: number, language?: Language): Named | undefined {
  const code = coded(key, language);
  if (code === undefined) return undefined;
  const found = code >> 4;
  // "frais" is not "fraises", whose reduced form is written like it.
  if (stage === 0 && found % 3 > 0) return undefined;
  const food = foods[Math.floor(found / 3)];
  if (food === undefined) return undefined;
  return {
    food,
    by: waysFound[Math.max(stage, found % 3)] ?? 'reordered',
    languageBits: code & 15,
  };
}
