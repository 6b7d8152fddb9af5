import { contentsOf } from '../foods/contents.ts';
import type { Contents } from '../foods/food-row.ts';
import type { Language } from '../foods/languages.ts';
import { stem } from '../foods/names.ts';
import { wordsNear } from '../table/match.ts';
import { foodOfRun } from '../table/name-index.ts';
import type { Food } from '../table/rows.ts';
import { choices } from './claim-words-data.ts';
import { withClaims } from './claims.ts';
import { withoutNegated } from './negations.ts';
import { withOrdinaryChoices } from './ordinary-choices.ts';
import { type Mention, type ReadAs, type Scan, scanned } from './scan.ts';

import { textBetween, wordsIn } from './words.ts';

/** `part`: of another name or unread word, which puts allergens in doubt but adds no weight. */
export type Relation = 'main' | 'alternative' | 'second' | 'part';

export interface AccountedMention extends Mention {
  relation: Relation;
  /** Not a choice, and not derived from a part of a word. */
  isCertain: boolean;
}

export interface Accounting extends Scan {
  mentions: AccountedMention[];
  /** Words that may name an unknown food. */
  unread: string[];
}

export interface MainFood {
  food: Food;
  name: string;
  /** A misspelling was corrected, so these words are not in the line. */
  isCorrected: boolean;
  /** 0–1, below 1 for a corrected misspelling. */
  certainty: number;
}

/** Confidence of a wrongly doubled letter; see `matchFood`. */
const sureCorrection = 0.75;

/** Names, claims and negations of a cleaned line, before its grammar is known. */
export function scanOf(line: string, hint?: Language): Scan {
  return withoutNegated(withClaims(withOrdinaryChoices(scanned(wordsIn(line), hint))));
}

/** A food whose name contains all words of the main one and more: "cooking wine with salt". */
export function longerNamed(scan: Scan, main: MainFood): { food: Food; name: string } | null {
  const own = ownPositions(scan, main);
  const longer = scan.mentions.find(
    ({ from, to, food }) =>
      food !== null &&
      food.key !== main.food.key &&
      own.size > 0 &&
      to - from > own.size &&
      [...own].every((position) => from <= position && position < to),
  );
  if (longer?.food == null) return null;
  return { food: longer.food, name: textBetween(scan.words, longer.from, longer.to) };
}

export function accounted(scan: Scan, main: MainFood | null): Accounting {
  const own = main === null ? null : ownPositions(scan, main);
  const roles = [...scan.roles];
  for (const position of own ?? []) if (roles[position] !== 'claim') roles[position] = 'food';
  const mentions = related(scan, main, own ?? new Set());
  const unread = scan.words.flatMap(({ text }, position) =>
    roles[position] === 'unread' ? [text] : [],
  );
  return { ...scan, roles, mentions: [...mentions, ...partsOfWords(scan, roles)], unread };
}

function ownPositions(scan: Scan, main: MainFood): Set<number> {
  const { words, mentions } = scan;
  if (main.isCorrected) return isSureCorrection(main) ? unreadPositions(scan) : new Set();
  const positions = new Set<number>();
  const same = mentions.find(({ food }) => food?.key === main.food.key);
  if (same !== undefined) {
    for (let position = same.from; position < same.to; position += 1) positions.add(position);
    return positions;
  }
  for (const name of main.name.split(' ')) {
    const position = words.findIndex(
      (word, at) =>
        !positions.has(at) && (word.folded === name || stem(word.folded) === stem(name)),
    );
    if (position >= 0) positions.add(position);
  }
  return positions;
}

function unreadPositions({ words, roles }: Scan): Set<number> {
  const unread = words.flatMap(({ segment }, position) =>
    roles[position] === 'unread' ? [{ segment, position }] : [],
  );
  const own = unread.filter(({ segment }) => segment === unread[0]?.segment);
  return new Set(own.map(({ position }) => position));
}

/** A corrected misspelling proves nothing, except a wrongly doubled letter in a food without allergens or animal products. */
function isSureCorrection({ food, certainty }: MainFood): boolean {
  return certainty >= sureCorrection && food.traits.length + (food.may?.length ?? 0) === 0;
}

function related(scan: Scan, main: MainFood | null, own: ReadonlySet<number>): AccountedMention[] {
  const { mentions } = scan;
  const isOwn = ({ from, to }: Mention) => {
    const start = isOfMeasure(from, scan) ? from + 1 : from;
    for (let position = start; position < to; position += 1) if (!own.has(position)) return false;
    return true;
  };
  const isMeasured = (one: Mention) => isOfMeasure(one.from, scan) && isOwn(one);
  const sharesWords = ({ from, to }: Mention) => {
    for (let position = from; position < to; position += 1) if (own.has(position)) return true;
    return false;
  };
  const isMain = (one: Mention) => main !== null && one.food?.key === main.food.key;
  const mainMention =
    main === null
      ? mentions.find(({ from }) => scan.words[from]?.isNote === false)
      : (mentions.find((one) => isMain(one) && isOwn(one)) ?? mentions.find(isMain));
  const found: AccountedMention[] = [];
  const isSplit = !isOneRun(scan, own);
  if (main !== null && mainMention === undefined && !isReplaced(scan, main, own)) {
    const first = Math.min(...own, scan.words.length);
    found.push({
      ...{ from: first, to: first, food: main.food, implied: [] },
      contents: contentsOf(main.food),
      relation: 'main',
      isCertain: true,
    });
  }
  for (const one of mentions) {
    if (one.isOrdinaryChoice) found.push({ ...one, relation: 'alternative', isCertain: false });
    else if (one === mainMention) found.push({ ...one, relation: 'main', isCertain: true });
    else if (!sharesWords(one)) found.push({ ...one, ...relationOf(one, scan, mainMention) });
    // "skinless chicken" in "skinless chicken thighs" brings nothing new; "milk, coconut" may be two foods.
    else if (
      !isMeasured(one) &&
      !isContainedIn(one.contents, main?.food) &&
      (isSplit || mainMention === undefined || !isOwn(one))
    )
      found.push({ ...one, relation: 'part', isCertain: false });
  }
  return found;
}

/** The "de" of "2 cucharadas de semillas de chía" belongs to the spoons: it makes no bread "de semillas". */
function isOfMeasure(position: number, { words, roles }: Scan): boolean {
  return words[position]?.folded === 'de' && roles[position - 1] === 'unit';
}

function isOneRun({ words, roles }: Scan, own: ReadonlySet<number>): boolean {
  const first = Math.min(...own);
  const last = Math.max(...own);
  for (let position = first + 1; position <= last; position += 1) {
    const word = words[position];
    if (word?.segment !== words[first]?.segment || word?.isAfterSlash) return false;
    if (!own.has(position) && roles[position] !== 'state' && roles[position] !== 'variety')
      return false;
  }
  return true;
}

/** "vegan butter" is not butter; "soy sauce (gluten-free)" is the row of that name. */
function isReplaced({ mentions }: Scan, { food }: MainFood, own: ReadonlySet<number>): boolean {
  return mentions.some(({ from, otherThan }) => own.has(from) && otherThan === food.key);
}

function isContainedIn({ traits, may }: Required<Contents>, food: Food | undefined): boolean {
  const contained = new Set(food?.traits ?? []);
  return (
    traits.every((trait) => contained.has(trait)) && may.every(({ trait }) => contained.has(trait))
  );
}

const examples = new Set(
  'as like eg e.g ej exemple ejemplo como comme wie zb b preferably ideally preferiblemente preference moglichst'.split(
    ' ',
  ),
);

function relationOf(
  mention: Mention,
  { words, mentions }: Scan,
  main: Mention | undefined,
): Pick<AccountedMention, 'relation' | 'isCertain'> {
  const isChoice =
    hasChoiceBefore(mention, words, mentions) || isListedChoice(mention, words, mentions);
  if (isChoice && mention !== main) return { relation: 'alternative', isCertain: false };
  const before = words[mention.from - 1];
  const isExample = before !== undefined && examples.has(before.folded);
  return { relation: 'second', isCertain: !isExample };
}

/** "butter or oil", "(or butter)", "butter/oil". */
function hasChoiceBefore(
  { from }: Mention,
  words: Scan['words'],
  mentions: readonly Mention[],
): boolean {
  const segment = words[from]?.segment;
  for (let position = from; words[position]?.segment === segment; position -= 1) {
    if (position < from && mentions.some((one) => one.from <= position && position < one.to))
      return false;
    if (words[position]?.isAfterSlash) return true;
    if (position < from && choices.has(words[position]?.folded ?? '')) return true;
  }
  return false;
}

/** The second of "butter, lard or oil". */
function isListedChoice(
  mention: Mention,
  words: Scan['words'],
  mentions: readonly Mention[],
): boolean {
  const segment = words[mention.from]?.segment;
  if (segment === 0) return false;
  const next = mentions.find(({ from }) => from >= mention.to && words[from]?.segment === segment);
  return next !== undefined && hasChoiceBefore(next, words, mentions);
}

/** Languages with compound words. */
const joins = new Set<Language>(['de', 'en']);
const minPartLength = 4;
const maxCompoundLength = 40;

/** Foods inside unread words: "Haselnusskrokant" contains hazelnuts. */
function partsOfWords(scan: Scan, roles: readonly ReadAs[]): AccountedMention[] {
  return scan.words.flatMap(({ folded }, position) =>
    roles[position] === 'unread'
      ? [
          ...(joins.has(scan.language) ? foodsWithin(folded, position) : []),
          ...foodsNear(folded, position),
        ]
      : [],
  );
}

function foodsWithin(word: string, position: number): AccountedMention[] {
  if (word.length > maxCompoundLength) return [];
  const cuts = Array.from(
    { length: Math.max(0, word.length - 1 - minPartLength) },
    (_, at) => word.length - 2 - at,
  );
  // Longest prefix or suffix: "Haselnuss", not "Hase".
  return [(cut: number) => word.slice(0, cut), (cut: number) => word.slice(-cut)].flatMap(
    (sideOf) => {
      for (const cut of cuts) {
        const { food, by } = foodOfRun([sideOf(cut)]) ?? {};
        if (food !== undefined && by === 'exact') return partOf(food, position);
      }
      return [];
    },
  );
}

/** "buter", "samon": possible foods of a misspelling are shown but prove nothing. */
function foodsNear(word: string, position: number): AccountedMention[] {
  return wordsNear(word).flatMap((near) => partOf(foodOfRun([near])?.food, position));
}

function partOf(food: Food | undefined, position: number): AccountedMention[] {
  if (food === undefined || food.traits.length + (food.may?.length ?? 0) === 0) return [];
  const contents = contentsOf(food);
  return [
    {
      from: position,
      to: position + 1,
      food,
      implied: [],
      contents,
      relation: 'part',
      isCertain: false,
    },
  ];
}
