import { contentsOf } from '../foods/contents.ts';
import { foodOfRun } from '../table/name-index.ts';
import { type Food, foodByKey } from '../table/rows.ts';
import {
  alsoWorks,
  choices,
  claimByWords,
  denials,
  maxClaimWords,
  ordinary,
  ordinaryAlone,
} from './claim-words-data.ts';
import { type Mention, nounFirst, type Scan } from './scan.ts';
import { textBetween, type Word } from './words.ts';

/** In "vegan butter or regular" the ordinary food is an alternative without the claim; "non-vegan margarine" means the ordinary food. */
export function withOrdinaryChoices(given: Scan): Scan {
  const denied = given.mentions.map((one) => withoutDeniedClaim(one, given));
  const scan = { ...given, mentions: denied };
  if (!hasOrdinaryChoice(scan) && !isHedgedAfter(scan)) return scan;
  const mentions = scan.mentions.flatMap((one) => withOrdinary(one, scan));
  return { ...scan, mentions, isOrdinaryToo: true };
}

function hasOrdinaryChoice({ words, mentions, roles }: Scan): boolean {
  const isNamed = (position: number) =>
    mentions.some(({ from, to }) => from <= position && position < to);
  return words.some(({ folded, segment }, position) => {
    if (isNamed(position)) return false;
    const isSame = (at: number) => words[at]?.segment === segment;
    if (ordinaryAlone.has(folded)) {
      let next = position + 1;
      while (isSame(next) && roles[next] === 'state' && !isNamed(next)) next += 1;
      return !isSame(next) || !isNamed(next);
    }
    if (!choices.has(folded)) return false;
    let [start, end] = [position, position + 1];
    while (isSame(start - 1)) start -= 1;
    while (isSame(end)) end += 1;
    const sides = [
      [start, position],
      [position + 1, end],
    ] as const;
    return sides.some(([from, to]) => {
      const side = words.slice(from, to);
      if (side.some((_, at) => isNamed(from + at))) return false;
      return side.some(
        (word, at) =>
          ordinary.has(word.folded) || ['unread', 'variety'].includes(roles[from + at] ?? ''),
      );
    });
  });
}

/** "gluten-free flour (ordinary works too)". */
function isHedgedAfter({ words, mentions }: Scan): boolean {
  const named = new Set(mentions.map(({ from }) => words[from]?.segment));
  return words.some(
    ({ folded, segment }) => segment > 0 && !named.has(segment) && alsoWorks.has(folded),
  );
}

/** "butter" for "vegan butter", "milk" for "oat milk". */
function withOrdinary(mention: Mention, scan: Scan): Mention[] {
  const food = ordinaryOf(mention, scan);
  if (food !== undefined && food !== mention.food)
    return [mention, asOrdinaryFood(mention, food, true)];
  const unknown = unknownKind(mention, scan);
  return unknown === null ? [mention] : [mention, { ...unknown, isOrdinaryChoice: true }];
}

/** Ordinary "burgers" have no row: they may contain everything the claim excludes. */
function unknownKind(mention: Mention, { words }: Scan): Mention | null {
  const removed = words
    .slice(mention.from, mention.to)
    .flatMap((_, at) => claimFrom(words, mention.from + at, mention.to)?.removes ?? []);
  if (removed.length === 0) return null;
  const may = [...new Set(removed)].map((trait) => ({ trait, because: 'kind' as const }));
  return { ...mention, food: null, implied: [], contents: { traits: [], may, kinds: [] } };
}

function claimFrom(words: readonly Word[], from: number, end: number) {
  for (let to = Math.min(from + maxClaimWords, end); to > from; to -= 1) {
    const claim = claimByWords.get(textBetween(words, from, to));
    if (claim !== undefined) return claim;
  }
  return undefined;
}

function asOrdinaryFood(mention: Mention, food: Food, isChoice: boolean): Mention {
  const plain = { ...mention, food, implied: [], contents: contentsOf(food) };
  return isChoice ? { ...plain, isOrdinaryChoice: true } : plain;
}

function ordinaryOf({ from, to }: Mention, { words, language }: Scan): Food | undefined {
  const run = words.slice(from, to).map((word) => word.folded);
  const plain = run.filter((_, position) => !claimAt(run, position));
  if (plain.length === 0) return undefined;
  if (plain.length < run.length) return foodOfRun(plain, language)?.food;
  if (run.length === 1) {
    const [, usual] = substitute.exec(run[0] ?? '') ?? [];
    return usual === undefined ? undefined : foodOfRun([usual], language)?.food;
  }
  const head = nounFirst.has(language) ? run.slice(0, 1) : run.slice(-1);
  const food = drinks.has(head[0] ?? '') ? foodByKey('milk') : foodOfRun(head, language)?.food;
  return food !== undefined && contentsOf(food).traits.length > 0 ? food : undefined;
}

const drinks = new Set(['bebida', 'boisson', 'drink']);
/** "Hafermilch", "Sojasahne". */
const substitute =
  /^(?:hafer|soja|mandel|reis|kokos|dinkel|haselnuss|cashew|erbsen|lupinen)(milch|sahne|joghurt|butter|quark|kase)$/;

/** "non-vegan puff pastry" is plain puff pastry. */
function withoutDeniedClaim(mention: Mention, scan: Scan): Mention {
  const { words } = scan;
  const [before, first] = [words[mention.from - 1], words[mention.from]];
  const isDenied =
    before !== undefined && before.segment === first?.segment && denials.has(before.folded);
  const run = words.slice(mention.from, mention.to).map((word) => word.folded);
  if (!isDenied || !claimAt(run, 0)) return mention;
  const food = ordinaryOf(mention, scan);
  return food === undefined
    ? (unknownKind(mention, scan) ?? mention)
    : asOrdinaryFood(mention, food, false);
}

function claimAt(run: readonly string[], position: number): boolean {
  return [1, 2].some(
    (count) =>
      claimByWords.has(run.slice(position, position + count).join(' ')) ||
      (position > 0 &&
        claimByWords.has(run.slice(position - 1, position - 1 + count).join(' ')) &&
        count === 2),
  );
}
