import { titleWithoutClutter } from './clutter.ts';
import { endHeading, greeting, mailHeader, servingsLine, subjectLine } from './line-patterns.ts';
import { readMetadata } from './metadata-lines.ts';
import { endsWithServings, isOfPieces, servingsBehindName, servingsOf } from './servings.ts';

export const isLikeTitle = (line: string): boolean =>
  line.length >= 4 &&
  line.length <= 90 &&
  /\p{L}{3}/u.test(line) &&
  !/[.,;:]$/.test(line) &&
  !servingsLine.test(line) &&
  !endHeading.test(line) &&
  !/^https?:/i.test(line) &&
  !/^\d/.test(line);

/** "Bean salad for 2 people", "Fasolada, serves 6". */
const servingsBehind =
  /(?<![\s,(–—-])[\s,(–—-]+(?:serves|for|für|para|pour)\s+\d{1,2}(?:\s?[-–]\s?\d{1,2})?(?:\s+(?:people|persons|servings|personen|portionen|personas|raciones|personnes|parts))?\)?$/iu;
const recipeWord = /^(?:recipe|rezept|receta|recette) ?: /iu;
/** "It is enough for 4 people." */
const servingsWithin =
  /(?<!\p{L})(?:serves|for|für|para|pour)\s+\d{1,2}(?:\s?[-–]\s?\d{1,2})?\s+(?:people|persons|servings|personen|portionen|personas|raciones|personnes|parts)(?!\p{L})/iu;

const servingsSentence =
  /(?:^|[.!]\s)((?:serves|feeds|(?:enough )?for|reicht für|für|da para|para|pour)\s\d{1,2}(?:\s\p{L}{4,12})?)[.!]?$/iu;

export function servingsWithinSteps(steps: readonly string[]): number | null {
  const sentences = steps.flatMap((line) => servingsSentence.exec(line)?.[1] ?? []);
  return servingsOf(sentences.slice(0, 1));
}

interface Head {
  title: string;
  description: string;
  servings: number | null;
  isPieces: boolean;
}

/** The first line that names a dish is the title, in a letter the one above its list; what stands below in sentences describes it. */
export function headOf(head: readonly string[], known: string): Head {
  const subject = head.flatMap((line) => subjectLine.exec(line)?.[1] ?? [])[0] ?? '';
  const isGreeted = head.some((line) => greeting.test(line) || mailHeader.test(line));
  const lines = head.filter(
    (line) =>
      /\p{L}/u.test(line) &&
      !mailHeader.test(line) &&
      !subjectLine.test(line) &&
      !greeting.test(line),
  );
  const metadata = readMetadata(lines);
  const others = lines.filter((line) => !metadata.used.has(line) && !/^https?:/i.test(line));
  const own = indexOfName(others, isGreeted);
  const named = known || others[own] || withoutReplies(subject) || others[0] || '';
  const described = others.filter(
    (line, index) => index > own && line !== named && line.length > 20,
  );
  const inName = others.flatMap((line) => servingsBehindName(line) ?? []);
  const servings = others.flatMap(
    (line) => servingsBehind.exec(line) ?? servingsWithin.exec(line) ?? [],
  );
  const first = [...inName, ...servings].slice(0, 1);
  return {
    title: titleOf(named),
    description: known === '' ? described.join(' ') : '',
    servings: servingsOf(first),
    isPieces: isOfPieces(first),
  };
}

function titleOf(named: string): string {
  const plain = titleWithoutClutter(named.replace(/^[#*=\s]+|(?<![*=:\s])[*=:\s]+$/g, '')).replace(
    recipeWord,
    '',
  );
  const inBrackets = servingsBehindName(plain);
  if (inBrackets !== null) return plain.slice(0, -inBrackets.length - 2).trim();
  return plain.replace(servingsBehind, '');
}

function indexOfName(lines: readonly string[], isLetter: boolean): number {
  const isName = (line: string) =>
    isLikeTitle(line) && !isSentenceLike(line) && !userName.test(line);
  const withServings = lines.findIndex(endsWithServings);
  if (withServings >= 0) return withServings;
  return isLetter ? lines.findLastIndex(isName) : lines.findIndex(isName);
}

const userName = /^@?(?=[\w.-]*[\d_])[\p{L}\d_.-]{3,30}$/u;

const withoutReplies = (subject: string) =>
  subject.replace(/^(?:(?:re|fwd?|aw|wg|rv|tr)\s*:\s*)+/i, '');

const isSentenceLike = (line: string) => /[!?]["”“»]?$/.test(line) || line.split(' ').length > 12;
