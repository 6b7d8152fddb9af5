import { numberWords } from '../amounts/number-words.ts';
import { leadingUnit, sizeOf, startsUnit } from '../amounts/units.ts';
import { contentsOf, joinedContents } from '../foods/contents.ts';
import type { Contents } from '../foods/food-row.ts';
import { type Language, languages } from '../foods/languages.ts';
import { foodOfRun, type Named } from '../table/name-index.ts';
import { type Food, foodByKey } from '../table/rows.ts';
import type { WordRole } from '../table/stored-words.ts';
import { impliedBy, languagesOfRole, maxWordsFrom, roleOf } from '../table/vocabulary.ts';
import { isNumber, type Word, wordsIn } from './words.ts';

/** Words from `from` up to, not including, `to` that name or imply foods. */
export interface Mention {
  from: number;
  to: number;
  /** `null` for words without a row that only imply foods, such as "breaded". */
  food: Food | null;
  implied: readonly Food[];
  contents: Required<Contents>;
  /** Key of the food of which a claim makes another: "vegan butter". */
  otherThan?: string;
  /** The ordinary food beside a claimed one: "vegan butter or regular". */
  isOrdinaryChoice?: true;
}

/** `unread`: may name an unknown food. */
export type ReadAs = 'amount' | 'unit' | 'food' | 'claim' | Exclude<WordRole, 'purpose'> | 'unread';
const readAs = (role: WordRole) => (role === 'purpose' ? 'instruction' : role);

export interface Scan {
  words: readonly Word[];
  roles: ReadAs[];
  mentions: Mention[];
  language: Language;
  isOrdinaryToo?: true;
}

/** Languages with the noun before its complement: "lait d'amande". */
export const nounFirst: ReadonlySet<Language> = new Set(['es', 'fr']);

const maxRunWords = 8;

/** Every food name in the words of a line, without grammar: the longest ones, which may overlap but never contain each other. */
export function scanned(words: readonly Word[], hint?: Language): Scan {
  const language = languageOf(words, hint);
  const roles: ReadAs[] = words.map((word) => plainRole(word, language) ?? 'unread');
  const measuring = markUnits(words, roles, language);
  const harmless = [...phrases(words, language)];
  for (const { from, to, role } of harmless) roles.fill(readAs(role), from, to);
  const isMeasure = ({ from, to }: Mention) => {
    for (let position = from; position < to; position += 1)
      if (!measuring.has(position)) return false;
    return true;
  };
  const named = outermost(namesIn(words, roles, [language, hint ?? language]), harmless);
  const mentions = withoutDescribing(
    named.filter((one) => !isMeasure(one)),
    { words, language },
  );
  for (const { from, to } of mentions) roles.fill('food', from, to);
  return { words, roles, mentions, language };
}

function plainRole(word: Word, language: Language): ReadAs | undefined {
  if (isNumber(word)) return 'amount';
  const lower = word.text.toLowerCase();
  if (numberWords.has(lower)) return 'amount';
  if (sizeOf(lower) !== undefined) return 'state';
  const role = roleOf(word.folded, language);
  return role && readAs(role);
}

/** Enough lines to detect the language of a recipe. */
const maxSampledLines = 30;

/** The language that knows most words of the lines; English if none. */
export function languageOfLines(lines: readonly string[]): Language {
  return languageOf(lines.slice(0, maxSampledLines).flatMap(wordsIn), undefined);
}

/** The language that knows most words; the hinted one unless another knows two more. */
function languageOf(words: readonly Word[], hint: Language | undefined): Language {
  const scores = languages.map((language): number =>
    language === hint ? 1.5 : hint === undefined && language === 'en' ? 0.5 : 0,
  );
  for (const { folded } of words) {
    if (folded.length < 2 || /^\d/.test(folded)) continue;
    const bits = languagesOfRole(folded) | (foodOfRun([folded])?.languageBits ?? 0);
    for (const position of languages.keys())
      if (bits & (1 << position)) scores[position] = (scores[position] ?? 0) + 1;
  }
  return languages[scores.indexOf(Math.max(...scores))] ?? 'en';
}

function unitWordsAt(words: readonly Word[], position: number, language: Language): number {
  const segment = words[position]?.segment;
  if (!startsUnit(words[position]?.text ?? '')) return 0;
  const rest = words
    .slice(position, position + maxRunWords)
    .filter((word) => word.segment === segment);
  const unit = leadingUnit(rest.map(({ text }) => text).join(' '), language);
  if (unit === null) return 0;
  return rest.length - (unit.rest === '' ? 0 : unit.rest.split(' ').length);
}

/** Marks unit words; returns those after an amount that measure the next word. */
function markUnits(words: readonly Word[], roles: ReadAs[], language: Language): Set<number> {
  const measuring = new Set<number>();
  for (let position = 0; position < words.length; position += 1) {
    const count = unitWordsAt(words, position, language);
    if (count === 0) continue;
    const isMeasuring =
      isBehindAmount(roles, position) &&
      words[position + count]?.segment === words[position]?.segment;
    for (let word = position; word < position + count; word += 1) {
      roles[word] = 'unit';
      if (isMeasuring) measuring.add(word);
    }
  }
  return measuring;
}

/** "2 large cloves". */
function isBehindAmount(roles: readonly ReadAs[], position: number): boolean {
  for (let before = position - 1; before >= Math.max(0, position - 3); before -= 1) {
    if (roles[before] === 'amount') return true;
    if (roles[before] !== 'state' && roles[before] !== 'filler') return false;
  }
  return false;
}

/** Phrases of several known words that name no food. */
function* phrases(words: readonly Word[], language: Language) {
  for (let from = 0; from < words.length; from += 1) {
    for (const to of ends(words, from)) {
      if (to - from < 2) break;
      const role = roleOf(textOf(words, from, to), language);
      if (role !== undefined) yield { from, to, role };
    }
  }
}

function* ends(words: readonly Word[], from: number): Generator<number> {
  const first = words[from];
  if (first === undefined) return;
  let end = from + 1;
  while (words[end]?.segment === first.segment && !words[end]?.isAfterSlash) end += 1;
  const maxWords = Math.min(maxWordsFrom(first.folded), maxRunWords, end - from);
  for (let to = from + maxWords; to > from; to -= 1) yield to;
}

const foldedOf = (words: readonly Word[], from: number, to: number) =>
  words.slice(from, to).map(({ folded }) => folded);
const textOf = (words: readonly Word[], from: number, to: number) =>
  foldedOf(words, from, to).join(' ');

function namesIn(
  words: readonly Word[],
  roles: readonly ReadAs[],
  own: readonly [Language, Language],
): Mention[] {
  const [language, hint] = own;
  const bits = (1 << languages.indexOf(language)) | (1 << languages.indexOf(hint));
  const mentions: Mention[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (const to of ends(words, from)) {
      const run = foldedOf(words, from, to);
      const named = foodOfEither(run, own);
      const implied = impliedBy(run);
      const languageBits = (named?.languageBits ?? 0) | (implied?.languageBits ?? 0);
      if (languageBits === 0) continue;
      // A name in another language counts only where the words have no role in that of the line.
      const isForeign = (languageBits & bits) === 0;
      const isRead = roles.slice(from, to).every((role) => role !== 'unread');
      if (isForeign && (isRead || run.join('').length < 4)) continue;
      mentions.push(mentionOf({ from, to }, named?.food, implied));
    }
  }
  return mentions;
}

function foodOfEither(run: readonly string[], [language, hint]: readonly [Language, Language]) {
  const hinted = foodOfRun(run, hint);
  return isNamedIn(hinted, hint) ? hinted : (foodOfRun(run, language) ?? hinted);
}

const isNamedIn = (named: Named | undefined, language: Language) =>
  ((named?.languageBits ?? 0) & (1 << languages.indexOf(language))) > 0;

function mentionOf(
  { from, to }: { from: number; to: number },
  food: Food | undefined,
  implied: ReturnType<typeof impliedBy>,
): Mention {
  if (food !== undefined) return { from, to, food, implied: [], contents: contentsOf(food) };
  const brought = (implied?.foods ?? []).flatMap((key) => foodByKey(key) ?? []);
  const own = implied?.contents ?? contentsOf({ traits: [] });
  return {
    ...{ from, to, food: null, implied: brought },
    contents: joinedContents([own, ...brought]),
  };
}

interface Phrase {
  from: number;
  to: number;
  role: WordRole;
}

const isWithin = (one: Mention, other: { from: number; to: number }) =>
  other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from;

/** "seeds removed" brings no seeds. An instruction hides only computed foods: "for the sauce", but not "for the chicken". */
function outermost(mentions: readonly Mention[], phrasesOf: readonly Phrase[]): Mention[] {
  return mentions.filter(
    (one) =>
      !mentions.some((other) => isWithin(one, other)) &&
      !phrasesOf.some(
        (phrase) =>
          isWithin(one, phrase) &&
          (phrase.role === 'state' || phrase.role === 'purpose' || one.food === null),
      ),
  );
}

/** "fein gehacktes Basilikum" is chopped, "500 g Gehacktes" is mince: it describes only beside a food. */
function withoutDescribing(
  mentions: readonly Mention[],
  { words, language }: Pick<Scan, 'words' | 'language'>,
): Mention[] {
  const mayDescribe = ({ from, to }: Mention) =>
    to - from === 1 && roleOf(words[from]?.folded ?? '', language) !== undefined;
  const isBeside = (one: Mention, other: Mention) =>
    other !== one && !mayDescribe(other) && words[other.from]?.segment === words[one.from]?.segment;
  return mentions.filter(
    (one) => !mayDescribe(one) || !mentions.some((other) => isBeside(one, other)),
  );
}
