import type { Contents, Trait } from '../foods/food-row.ts';
import {
  cases,
  choices,
  claimByWords,
  denials,
  hedges,
  maxClaimWords,
} from './claim-words-data.ts';
import { type Mention, nounFirst, type ReadAs, type Scan } from './scan.ts';
import { textBetween, type Word } from './words.ts';

interface Claim {
  from: number;
  to: number;
  removes: readonly Trait[];
  /** Traits that remain possible: "non-dairy" creamers may contain milk protein. */
  leaves: readonly Trait[];
}

/** Binds each claim to one food and removes the traits it excludes: "gluten-free pasta or bread" does not cover the bread. */
export function withClaims(scan: Scan): Scan {
  const { words } = scan;
  const all = claimsIn(words);
  const found = all.filter((claim) => !scan.mentions.some((one) => isNameWith(claim, one)));
  const isNamed = all.length > found.length;
  return withClaimsOf(isNamed ? { ...scan, mentions: claimedByName(scan, all) } : scan, found);
}

const isNameWith = (claim: Claim, { from, to }: Mention) =>
  from <= claim.from && to >= claim.to && to - from > claim.to - claim.from;

function claimedByName(scan: Scan, claims: readonly Claim[]): Mention[] {
  const sure = scan.isOrdinaryToo ? [] : claims.filter((claim) => !isHedged(claim, scan));
  return scan.mentions.map((one) => {
    const removed = new Set(
      sure.filter((claim) => isNameWith(claim, one)).flatMap(({ removes }) => removes),
    );
    if (removed.size === 0 || one.food === null) return one;
    const may = one.contents.may.filter(({ trait }) => !removed.has(trait));
    const kinds = one.contents.kinds.filter((kind) => kindStays(kind, removed));
    return { ...one, contents: { ...one.contents, may, kinds } };
  });
}

function withClaimsOf(scan: Scan, found: readonly Claim[]): Scan {
  if (found.length === 0) return scan;
  const roles: ReadAs[] = [...scan.roles];
  for (const { from, to } of found) roles.fill('claim', from, to);
  const isWithinClaim = ({ from, to }: Mention) =>
    found.some((claim) => claim.from <= from && claim.to >= to);
  const mentions = scan.mentions.filter((one) => !isWithinClaim(one));
  const plain: Scan = { ...scan, roles, mentions };
  const bound = new Map<Mention, Claim[]>();
  for (const claim of found) {
    const mention = scan.isOrdinaryToo || isHedged(claim, plain) ? null : foodOfClaim(claim, plain);
    if (mention !== null) bound.set(mention, [...(bound.get(mention) ?? []), claim]);
  }
  return {
    ...plain,
    mentions: mentions.map((one) => {
      const claims = bound.get(one);
      return claims === undefined ? one : claimed(one, claims);
    }),
  };
}

function claimsIn(words: readonly Word[]): Claim[] {
  const claims: Claim[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = Math.min(from + maxClaimWords, words.length); to > from; to -= 1) {
      const claim = claimByWords.get(textBetween(words, from, to));
      if (claim === undefined) continue;
      claims.push({ from, to, removes: claim.removes, leaves: claim.leaves ?? [] });
      from = to - 1;
      break;
    }
  }
  return claims;
}

/** Checks the same segment, and the next one where it has no food. */
function isHedged(claim: Claim, { words, mentions }: Scan): boolean {
  const segment = words[claim.from]?.segment ?? 0;
  const hasFood = (number: number) => mentions.some(({ from }) => words[from]?.segment === number);
  return words.some((word, position) => {
    if (position >= claim.from && position < claim.to) return false;
    const isDenial =
      denials.has(word.folded) && position < claim.from && position >= claim.from - 3;
    if (isDenial && word.segment === segment) return true;
    if (word.segment === segment) {
      if (choices.has(word.folded)) return isOfClaim(position, claim, mentions);
      return hedges.has(word.folded) || (position < claim.from && cases.has(word.folded));
    }
    return hedges.has(word.folded) && word.segment === segment + 1 && !hasFood(word.segment);
  });
}

/** "gluten-free or regular flour" chooses between kinds; "vegan butter or oil" between foods. */
function isOfClaim(position: number, claim: Claim, mentions: readonly Mention[]): boolean {
  if (position < claim.from) return !mentions.some(({ to }) => to <= position);
  return (
    !mentions.some(({ from }) => from >= claim.to && from < position) &&
    !mentions.some(({ to }) => to <= claim.from)
  );
}

function foodOfClaim(claim: Claim, scan: Scan): Mention | null {
  const before = neighbour(claim, scan, -1);
  const after = neighbour(claim, scan, 1);
  const [first, second] = nounFirst.has(scan.language) ? [before, after] : [after, before];
  return first ?? second ?? foodBeforeLoneClaim(claim, scan);
}

function neighbour(claim: Claim, { words, roles, mentions }: Scan, step: 1 | -1): Mention | null {
  let position = step === 1 ? claim.to : claim.from - 1;
  const segment = words[claim.from]?.segment;
  while (words[position]?.segment === segment) {
    const at = position;
    const mention = mentions.find(({ from, to }) => from <= at && at < to);
    if (mention !== undefined) return words[mention.from]?.segment === segment ? mention : null;
    const role = roles[position];
    if (role !== 'state' && role !== 'variety' && role !== 'claim') return null;
    position += step;
  }
  return null;
}

/** "oats (certified gluten-free)", "pasta, gluten-free": a claim alone after the only food. */
function foodBeforeLoneClaim(claim: Claim, { words, roles, mentions }: Scan): Mention | null {
  const segment = words[claim.from]?.segment;
  const isAlone = words.every(
    (word, position) =>
      word.segment !== segment || ['claim', 'state', 'variety'].includes(roles[position] ?? ''),
  );
  const before = mentions.filter(({ to }) => to <= claim.from);
  const [only, ...others] = before;
  return isAlone && others.length === 0 ? (only ?? null) : null;
}

function claimed(mention: Mention, claims: readonly Claim[]): Mention {
  const removed = new Set(claims.flatMap(({ removes }) => removes));
  const left = claims.flatMap(({ leaves }) => leaves);
  const { contents, food } = mention;
  const result: Required<Contents> = {
    traits: contents.traits.filter((trait) => !removed.has(trait) && !left.includes(trait)),
    may: [
      ...contents.may.filter(({ trait }) => !removed.has(trait)),
      ...left.map((trait) => ({ trait, because: 'recipe' as const })),
    ],
    kinds: contents.kinds.filter((kind) => kindStays(kind, removed)),
  };
  // Vegan butter does not have the figures of butter; gluten-free oats are still oats.
  const isOther = contents.traits.some((trait) => trait !== 'maybe-gluten' && removed.has(trait));
  if (!isOther) return { ...mention, contents: result, food };
  const otherThan = food && { otherThan: food.key };
  return { ...mention, contents: result, food: null, implied: [], ...otherThan };
}

const glutenKinds = new Set(['wheat', 'rye', 'barley', 'oats', 'spelt', 'kamut', 'triticale']);

function kindStays(kind: string, removed: ReadonlySet<Trait>): boolean {
  if (glutenKinds.has(kind)) return !removed.has('gluten');
  return !removed.has('tree_nut');
}
