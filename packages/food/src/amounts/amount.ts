import type { Language } from '../foods/languages.ts';
import { type NumberWord, numberWords } from './number-words.ts';
import { amountOf } from './written-number.ts';

const sign = '[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]';
const number = `(?:\\d{1,6}[\\s-]?${sign}|${sign}|\\d{1,4}(?:\\s+(?:(?:and|&|y|et|und)\\s+)?|-)\\d{1,2}\\s?[/⁄]\\s?\\d{1,2}|\\d{1,4}\\s?[/⁄]\\s?\\d{1,3}|\\d{1,6}(?:[.,]\\d{1,3})?)`;
const span = '\\s?-?\\s?[-–—]\\s?|-?\\s+(?:to|or|a|o|à|ou|bis|oder|y|-)\\s+';
const leading = new RegExp(`^(${number})(?:(?:${span})(${number}))?(?![\\d%°])`, 'i');
const between = new RegExp(
  `^(?:between|entre|zwischen)\\s+(${number})\\s+(?:and|y|et|und)\\s+(?=\\d|${sign})`,
  'i',
);
const hedge =
  /^(?:about|approx(?:imately)?\.?|around|roughly|circa|ca\.?|an?(?= (?:scant|generous|heap|level|rounded|good|big|small|large))|scant|generous|heaped|heaping|level|rounded|(?:a )?good|up to|at least|un[oa]s(?= ?[\d½⅓⅔¼¾])|aproximadamente|aprox\.?|alrededor de|cerca de|environ|env\.|à peu près|etwa|ungefähr|knappe?r?s?|gute?r?s?(?= (?:\d|ein|hand|prise|tl|el))|gestrichene[rn]?|gehäufte[rn]?|~|≈)\s+/i;

export interface ReadAmount {
  amount: number;
  /** Upper end of a range. */
  amountMax?: number;
  /** "a few": the number is a guess. */
  isVague?: true;
  by: 'number' | 'word';
  /** What follows, trimmed. */
  rest: string;
}

/** The amount at the start of a text: "1 1/2", "½", "2–3", "half a"; `null` without one. "00 flour", "5-spice" and "90%" are none. */
export function readAmount(text: string, language?: Language): ReadAmount | null {
  const plain = withoutHedges(text).replace(between, '$1-');
  return readDigits(plain, language) ?? readWords(plain) ?? readArticle(text.trim(), plain);
}

/** "a small bunch of parsley": the article counts as one. */
function readArticle(text: string, plain: string): ReadAmount | null {
  return text !== plain && /^an? /i.test(text) ? { amount: 1, by: 'word', rest: plain } : null;
}

function readDigits(plain: string, language?: Language): ReadAmount | null {
  const match = leading.exec(plain);
  if (match === null) return null;
  const [all, first = '', second] = match;
  const rest = plain.slice(all.length);
  if (/^0\d/.test(first) || /^-(?!inch|cm)\p{L}{4,}-\p{L}/u.test(rest) || /[/⁄]\s?0/.test(first))
    return null;
  if (/^-(?!inch|cm|ounce|pound|gram|litre|liter)\p{L}{4,}/u.test(rest)) return null;
  const amount = amountOf(first, rest, language);
  if (!Number.isFinite(amount)) return null;
  const amountMax = second === undefined ? undefined : amountOf(second, rest, language);
  const read = { amount, rest: rest.trim(), by: 'number' } as const;
  if (amountMax !== undefined && amountMax > amount) return { ...read, amountMax };
  return withFraction(withDozen(read));
}

const dozenWord = /^(?:dozen|dz\.?|docenas?|douzaines?|dutzend)\s+(?:of\s+|de\s+|d['’])?/i;

/** "2 dozen eggs". */
function withDozen(read: ReadAmount): ReadAmount {
  const dozen = dozenWord.exec(read.rest);
  if (dozen === null) return read;
  return { ...read, amount: 12 * read.amount, rest: read.rest.slice(dozen[0].length) };
}

/** "1 halbe Gurke" is half of one; "1/2 a cup" and "3/4 of a cup" are parts of one. */
function withFraction(read: ReadAmount): ReadAmount {
  const half = /^(?:halbe[rsn]?|media|medio|demi-|demie?\s)\s*/i.exec(read.rest);
  if (half !== null && read.amount === 1) {
    return { ...read, amount: 0.5, rest: read.rest.slice(half[0].length) };
  }
  if (read.amount >= 1) return read;
  return { ...read, rest: withoutArticle(read.rest) };
}

const withoutArticle = (text: string) =>
  text.replace(/^(?:(?:of|de)\s+)?(?:(?:an?|une?|un[ao]|eine[rsn]?)\s+)?/i, '');

function withoutHedges(text: string): string {
  let plain = text.trim();
  for (let times = 0; times < 3; times += 1) plain = plain.replace(hedge, '');
  return plain;
}

/** Names that begin like an amount. */
const namedByHalf = /^demi-(?:glace|sel|écrémé|sec)/i;

/** First words of a text; a hyphen after a number word counts as a space ("one-third", "un demi-citron"). */
function firstWords(text: string): string[] {
  return text.split(' ', 8).flatMap((word, index) => {
    const hyphen = index < 2 && !namedByHalf.test(word) ? word.indexOf('-') : -1;
    const isNumber = hyphen > 0 && numberWords.has(word.slice(0, hyphen).toLowerCase());
    return isNumber ? [word.slice(0, hyphen), word.slice(hyphen + 1)] : [word];
  });
}

/** A number ("two"), a part ("three quarters"), both ("one and a half"), a vague one ("a few"), groups of each ("half a dozen"). */
function readWords(text: string): ReadAmount | null {
  const words = firstWords(text);
  const numbers = words.map((word) => numberWords.get(word.toLowerCase()));
  const [first] = numbers;
  if (first === undefined || isUnitQuart(words, 0)) return null;
  let { amount, isVague, consumed } = withSecond(
    first,
    isUnitQuart(words, 1) ? undefined : numbers[1],
  );
  const joined = first.is === 'number' ? partJoined(words.slice(consumed)) : null;
  if (joined !== null) [amount, consumed] = [amount + joined.value, consumed + joined.consumed];
  if (amount < 1) {
    const group = groupFrom(words, numbers, consumed);
    [amount, consumed] = [amount * group.size, group.end];
  }
  const rest = textAfter(text, consumed).replace(/^(?:of|de) (?:an? )?|^d['’]/i, '');
  if (rest === '') return null;
  return { amount, by: 'word', rest, ...(isVague ? { isVague: true } : {}) };
}

function withSecond(first: NumberWord, second: NumberWord | undefined) {
  const isVague = first.is === 'vague';
  if (first.is !== 'number' || second === undefined || second.is === 'number')
    return { amount: first.value, isVague, consumed: 1 };
  if (second.is === 'vague') return { amount: second.value, isVague: true, consumed: 2 };
  return { amount: first.value * second.value, isVague, consumed: 2 };
}

/** "half a dozen", "half of a dozen". */
function groupFrom(
  words: readonly string[],
  numbers: readonly (NumberWord | undefined)[],
  from: number,
): { size: number; end: number } {
  let end = from;
  if (/^(?:of|de)$/i.test(words[end] ?? '')) end += 1;
  if (numbers[end]?.is === 'number' && numbers[end]?.value === 1) end += 1;
  const group = numbers[end];
  return group?.is === 'group' ? { size: group.value, end: end + 1 } : { size: 1, end };
}

/** "a quart of milk" is a unit, "un quart de chou" a part. */
function isUnitQuart(words: readonly string[], at: number): boolean {
  if (!/^quarts?$/i.test(words[at] ?? '')) return false;
  return at === 0 || !/^(?:un|deux|trois)$/i.test(words[at - 1] ?? '');
}

function textAfter(text: string, consumed: number): string {
  return text.replace(new RegExp(`^(?:[^\\s-]+(?:-|\\s+|$)){${consumed}}`), '').trim();
}

/** "and a half", "y media", "et demie", "und ein halb". */
function partJoined(words: readonly string[]): { value: number; consumed: number } | null {
  const [and = '', ...others] = words;
  if (!/^(?:and|&|y|et|und)$/i.test(and)) return null;
  const skipped = /^(?:an?|une?|eine?)$/i.test(others[0] ?? '') ? 1 : 0;
  const part = numberWords.get((others[skipped] ?? '').toLowerCase());
  return part?.is === 'part' ? { value: part.value, consumed: 2 + skipped } : null;
}
