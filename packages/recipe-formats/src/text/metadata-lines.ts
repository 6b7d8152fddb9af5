import type { FoundRecipe } from '../found-recipe.ts';
import { minutesOf } from './durations.ts';
import {
  cookWords,
  cuisineLine,
  difficultyWords,
  ingredientsHeading,
  mealLine,
  prepWords,
  restWords,
  servingsLine,
  sourceLine,
  tagsLine,
  totalWords,
} from './line-patterns.ts';
import { isOfPieces, servingsOf } from './servings.ts';
import { sourceNameIn } from './source-line.ts';

interface Metadata {
  found: Partial<FoundRecipe>;
  /** Lines without anything else. */
  used: Set<string>;
}

const maxMetadataLength = 160;

/** Separates the entries of one line; the slash of "1/2 hour" does not. */
const between =
  /[|•·;]|(?<!\d)\/|\/(?!\d)|(?<=\s)[–—-]\s|\.\s(?=\p{Lu})|,\s(?=\p{L}+[^,\d]{0,30}\d)/u;
const beforeCount = /,\s(?=\d{1,2} \p{L}{4})/u;
const endOfTime =
  /^\d{0,4}(?:mn|mins?|minutes?|minuten|minutos|h|hrs?|hours?|std|stunden?|horas?|heures?)\.?$/iu;

/** "Prep: 20 min Cook: 35 min": a word with a capital behind a time begins an entry. */
function atNextNames(entry: string): string[] {
  const entries = [''];
  const words = entry.split(' ');
  for (const [index, word] of words.entries()) {
    const isNext = /^\p{Lu}/u.test(word) && endOfTime.test(words[index - 1] ?? '');
    if (isNext && /\d/.test(entries.at(-1) ?? '')) entries.push(word);
    else entries.push(`${entries.pop()} ${word}`);
  }
  return entries;
}

/** Words beside a time that make no sentence of it. */
const filling =
  /(?<!\p{L})(?:time|zeit|tiempo|temps|about|approx|approximately|circa|ca|etwa|environ|unos|aproximadamente|plus|of|de|d|la|le|the|in|en|total|min|mins?|minutes?|minuten?|minutos?|h|hrs?|hours?|std|stdn|stunden?|heures?|horas?|tage?|days?|weeks?|wochen?|semanas?|semaines?|jours?|d[ií]as?|secs?|seconds?|sek|sekunden?|an?|half|and|und|y|et|to|bis|media|demi)(?!\p{L})/giu;

/** Servings, times, meal and the like, from lines with one or several of them ("Serves 4 | Prep 10 min | Cook 25 min"). */
export function readMetadata(lines: readonly string[]): Metadata {
  const found: Partial<FoundRecipe> = {};
  const used = new Set<string>();
  for (const line of lines) {
    if (line === '' || line.length > maxMetadataLength) continue;
    if (readNamed(line, found)) used.add(line);
    else {
      const parts = line
        .split(between)
        .flatMap((part) => part.split(beforeCount))
        .flatMap(atNextNames)
        .map((part) => part.trim())
        .filter(Boolean);
      const known = parts.filter((part) => readPart(part, { parts, line, found })).length;
      if (known > 0 && known >= parts.length / 2) used.add(line);
    }
  }
  return { found, used };
}

function readNamed(line: string, found: Partial<FoundRecipe>): boolean {
  const meal = mealLine.exec(line)?.[1];
  const cuisine = cuisineLine.exec(line)?.[1];
  const tags = tagsLine.exec(line)?.[1];
  const source = sourceLine.exec(line)?.[1];
  const name = sourceNameIn(line);
  if (meal !== undefined) found.meals ??= [meal];
  else if (cuisine !== undefined) found.cuisines ??= [cuisine];
  else if (tags !== undefined)
    found.tags ??= tags.split(/[,;]/).map((tag) => tag.trim().replace(/^#/, ''));
  else if (source !== undefined) found.sourceUrl ??= source;
  else if (name !== null) found.sourceName ??= name;
  else return false;
  return true;
}

interface LinePart {
  parts: readonly string[];
  line: string;
  found: Partial<FoundRecipe>;
}

const hasServings = (part: string): boolean => servingsLine.test(part) && /\d/.test(part);

function readPart(part: string, { parts, line, found }: LinePart): boolean {
  if (part.length > 70) return false;
  const level = difficultyWords.exec(part)?.[1];
  if (level !== undefined) {
    found.difficulty ??= level;
    return true;
  }
  if (hasServings(part) || (ingredientsHeading.test(line) && /\d/.test(part))) {
    // "Makes 24 cookies, serves 8": of several parts the one about people counts.
    const servings = servingsOf([...parts.filter(hasServings), part]);
    if (servings !== null && found.servings === undefined) {
      found.servings = servings;
      if (isOfPieces([...parts.filter(hasServings), part])) found.isPieces = true;
    }
    return servings !== null;
  }
  return readTime(part, found);
}

/** "Prep: 10 min", "25 minutes de cuisson"; a time without a purpose is ignored. */
function readTime(part: string, found: Partial<FoundRecipe>): boolean {
  if (!/\d|hour|hora|heure|stunde/i.test(part) || part.split(' ').length > 9) return false;
  const minutes = minutesOf(part.replace(/^[^\d½¼¾]*?:\s*/, '')) ?? minutesOf(part);
  if (minutes === null || !/\p{L}|:/u.test(part)) return false;
  const kind = kindOfTime(part);
  if (kind === null || isSentence(part)) return false;
  found[kind] ??= minutes;
  return true;
}

type TimeKind = 'prepMinutes' | 'cookMinutes' | 'restMinutes' | 'totalMinutes';

function kindOfTime(part: string): TimeKind | null {
  if (/total|gesamt/i.test(part)) return 'totalMinutes';
  if (restWords.test(part)) return 'restMinutes';
  if (cookWords.test(part)) return 'cookMinutes';
  if (prepWords.test(part)) return 'prepMinutes';
  return totalWords.test(part) || /^\s*(?:⏱|🕒)/u.test(part) ? 'totalMinutes' : null;
}

function isSentence(part: string): boolean {
  const rest = [restWords, totalWords, cookWords, prepWords].reduce(
    (text, words) => text.replace(words, ''),
    part,
  );
  return /\p{L}{3}/u.test(rest.replace(filling, ''));
}
