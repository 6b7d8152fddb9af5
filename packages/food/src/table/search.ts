import { type Language, languages } from '../foods/languages.ts';
import { folded } from '../foods/names.ts';
import { candidatesFor } from './candidates.ts';
import { matchFood } from './match.ts';
import { type Food, foods } from './rows.ts';

export interface SearchOptions {
  /** Default 10. */
  limit?: number;
  /** Names of this language come first. */
  language?: Language | undefined;
}

export interface FoundFood {
  food: Food;
  /** The matched name as the table writes it, and its language. */
  name: string;
  language: Language;
}

interface Entry extends FoundFood {
  /** Folded, with a space before each word, for matching word starts. */
  text: string;
  isFirst: boolean;
}

let entries: readonly Entry[] | undefined;

/** Built at the first search; reading lines does not need it. */
function allEntries(): readonly Entry[] {
  entries ??= foods.flatMap((food) =>
    languages.flatMap((language) =>
      food.names[language].map((name, position) => ({
        ...{ food, name, language, isFirst: position === 0 },
        text: ` ${folded(name)}`,
      })),
    ),
  );
  return entries;
}

const maxQueryLength = 80;

/**
 * Foods for a search box, best first: equal names, then those that start with the query, then those whose words do.
 * Ignores accents, case and word order, and searches all languages. Without a result, small misspellings are
 * corrected.
 */
export function searchFoods(query: string, options: SearchOptions = {}): FoundFood[] {
  const { limit = 10, language } = options;
  const words = folded(query.slice(0, maxQueryLength)).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const usual = new Set(candidatesFor(words.join(' '), language));
  const starts = words.map((word) => ` ${word}`);
  const whole = starts.join('');
  const best = new Map<Food, { entry: Entry; score: number }>();
  for (const entry of allEntries()) {
    const rank = usual.has(entry.food) ? 0 : rankOf(entry.text, starts, whole);
    if (rank === null) continue;
    const score = scoreOf(entry, rank, language);
    const other = best.get(entry.food);
    if (other === undefined || score < other.score) best.set(entry.food, { entry, score });
  }
  if (best.size === 0) return searchCorrected(query, options);
  return [...best.values()]
    .toSorted((a, b) => a.score - b.score)
    .slice(0, limit)
    .map(({ entry: { food, name, language: nameLanguage } }) => ({
      food,
      name,
      language: nameLanguage,
    }));
}

/** 0: equal, 1: prefix, 2: prefixes of words; `null`: no match. */
function rankOf(text: string, starts: readonly string[], whole: string): number | null {
  for (const start of starts) if (!text.includes(start)) return null;
  if (text === whole) return 0;
  return text.startsWith(whole) ? 1 : 2;
}

/** Rank, then language, then first names, then short names. */
function scoreOf(entry: Entry, rank: number, language: Language | undefined): number {
  const isOther = language !== undefined && entry.language !== language;
  return rank * 1000 + (isOther ? 400 : 0) + (entry.isFirst ? 0 : 100) + entry.text.length;
}

function searchCorrected(query: string, { limit = 10, language }: SearchOptions): FoundFood[] {
  const match = matchFood(query, { language });
  if (match === null) return [];
  const found = match.food === null ? match.candidates : [match.food, ...match.candidates];
  const shown = language ?? 'en';
  return [...new Set(found)]
    .slice(0, limit)
    .map((food) => ({ food, name: food.names[shown][0] ?? food.key, language: shown }));
}
