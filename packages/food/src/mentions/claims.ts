import type { Contents, Trait } from '../food-row.ts';
import { folded } from '../names.ts';
import { type FoodLanguage, foodOfRun } from '../table/name-index.ts';
import type { Mention, ReadAs, Scan } from './scan.ts';
import { contentsOf } from './vocabulary.ts';
import { textBetween, type Word } from './words.ts';

/** "gluten-free", "vegan": what a food is said not to hold. */
interface Claim {
  from: number;
  to: number;
  removes: readonly Trait[];
  /** What then may be in it all the same: "non-dairy" creamers may hold milk protein. */
  leaves: readonly Trait[];
}

interface ClaimWords {
  removes: readonly Trait[];
  leaves?: readonly Trait[];
  words: string;
}

const meatless = ['meat', 'fish', 'crustacean', 'mollusc', 'gelatin'] as const;
const animalFree = [...meatless, 'milk', 'dairy', 'egg', 'honey', 'rennet'] as const;
const glutenFree = ['gluten', 'wheat', 'maybe-gluten'] as const;

/** Without "lactose-free", since the milk is still there. */
const claimWords: readonly ClaimWords[] = [
  {
    removes: glutenFree,
    words: `gluten free; gluten freed; gf; certified gluten free; celiac safe; coeliac safe; sin gluten; libre de gluten; libres de gluten; sans gluten;
      glutenfrei; glutenfreie; glutenfreier; glutenfreies; glutenfreien; glutenfreiem; ohne gluten`,
  },
  {
    removes: ['wheat'],
    words: 'wheat free; weizenfrei; weizenfreie; weizenfreies; weizenfreien; sin trigo; sans ble',
  },
  {
    removes: ['milk', 'dairy'],
    words: `dairy free; milk free; df; sin lacteos; libre de lacteos; sin leche; sans produits laitiers; sans lait; milchfrei; milchfreie; milchfreier;
      milchfreies; milchfreien; ohne milch`,
  },
  { removes: [], leaves: ['milk'], words: 'non dairy; nondairy' },
  {
    removes: ['egg'],
    words:
      'egg free; eggless; sin huevo; sin huevos; sans oeuf; sans oeufs; eifrei; eifreie; eifreier; eifreies; eifreien; ohne ei',
  },
  {
    removes: ['tree_nut', 'peanut'],
    words: 'nut free; sin frutos secos; sans fruits a coque; nussfrei; nussfreie; nussfreies',
  },
  { removes: ['peanut'], words: 'peanut free; sin cacahuetes; sans arachides' },
  { removes: ['soy'], words: 'soy free; soya free; sin soja; sans soja; sojafrei; sojafreie' },
  {
    removes: animalFree,
    words: `vegan; plant based; vegano; vegana; veganos; veganas; vegetal; vegetales; vegane; veganer; veganes; veganen; veganem; vegetalien; vegetalienne; vegetaliens;
      vegetaliennes; vegetale; vegetales; vegetaux; pflanzlich; pflanzliche; pflanzlicher; pflanzliches; pflanzlichen; rein pflanzlich; rein pflanzliche`,
  },
  {
    removes: meatless,
    words: `vegetarian; veggie; meatless; meat free; vegetariano; vegetariana; vegetarianos; vegetarianas; vegetarien; vegetarienne; vegetariens; vegetariennes;
      vegetarisch; vegetarische; vegetarischer; vegetarisches; vegetarischen; fleischlos; fleischlose; fleischfrei`,
  },
];

const claimByWords = new Map(
  claimWords.flatMap((claim) =>
    claim.words.split(';').map((words) => [folded(words), claim] as const),
  ),
);
const longestClaim = 4;

/** Where one of these stands, nobody promises anything: the claim is denied, wished for, or one way of several. */
const hedges = new Set(
  `if optional optionally needed preferred prefer desired option works work too also well either ideally preferably necessary can could may might should
  celiac celiacs coeliac coeliacs substitute sub swap unless
  si opcional opcionalmente necesario deseas desea prefiere prefieres preferiblemente preferentemente preferencia tambien celiaco celiacos celiacas puede puedes
  facultatif besoin souhaite desire voulez preference aussi egalement coeliaque coeliaques intolerant intolerants peut pouvez necessaire
  wenn falls bei bedarf wunsch gerne auch moglichst optional wahlweise zoliakie evtl eventuell oder or ou o and oder`.split(
    /\s+/,
  ),
);
const denials = new Set(
  'not non no isn isnt aren arent nicht kein keine keinen pas ni never nie jamas nunca'.split(' '),
);
/** "for gluten-free use tamari": said before a claim, it names a case and no kind. */
const cases = new Set(
  'for use using para usar usa pour utiliser utilisez fur verwenden'.split(' '),
);
export const choices: ReadonlySet<string> = new Set('or oder o u ou bzw'.split(' '));

/**
 * Binds each claim to the one food that it is said of, and takes away what it rules out. "gluten-free pasta or bread"
 * says nothing of the bread; a claim that is denied, optional or one of two ways says nothing at all.
 */
export function withClaims(scan: Scan): Scan {
  const { words } = scan;
  const isOrdinaryToo = hasOrdinaryChoice(scan);
  const found = claimsIn(words).filter(
    (claim) =>
      !scan.mentions.some(
        ({ from, to }) => from <= claim.from && to >= claim.to && to - from > claim.to - claim.from,
      ),
  );
  if (isOrdinaryToo)
    scan = { ...scan, mentions: scan.mentions.flatMap((one) => withOrdinary(one, scan)) };
  if (found.length === 0) return scan;
  const roles: ReadAs[] = [...scan.roles];
  for (const { from, to } of found) roles.fill('claim', from, to);
  const isWithinClaim = ({ from, to }: Mention) =>
    found.some((claim) => claim.from <= from && claim.to >= to);
  const mentions = scan.mentions.filter((one) => !isWithinClaim(one));
  const plain: Scan = { ...scan, roles, mentions };
  const bound = new Map<Mention, Claim[]>();
  for (const claim of found) {
    const mention = isOrdinaryToo || isHedged(claim, plain) ? null : saidOf(claim, plain);
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
    for (let to = Math.min(from + longestClaim, words.length); to > from; to -= 1) {
      const claim = claimByWords.get(textBetween(words, from, to));
      if (claim === undefined) continue;
      claims.push({ from, to, removes: claim.removes, leaves: claim.leaves ?? [] });
      from = to - 1;
      break;
    }
  }
  return claims;
}

/** Words of the same segment and of the one behind it, as far as it holds no food of its own. */
function isHedged(claim: Claim, { words, mentions }: Scan): boolean {
  const segment = words[claim.from]?.segment ?? 0;
  const hasFood = (number: number) => mentions.some(({ from }) => words[from]?.segment === number);
  return words.some((word, place) => {
    if (place >= claim.from && place < claim.to) return false;
    const isDenial = denials.has(word.folded) && place < claim.from && place >= claim.from - 3;
    if (isDenial && word.segment === segment) return true;
    if (word.segment === segment) {
      if (choices.has(word.folded)) return isOfClaim(place, claim, mentions);
      return hedges.has(word.folded) || (place < claim.from && cases.has(word.folded));
    }
    return hedges.has(word.folded) && word.segment === segment + 1 && !hasFood(word.segment);
  });
}

/** "gluten-free or regular flour" chooses between kinds; "vegan butter or oil" between foods. */
function isOfClaim(place: number, claim: Claim, mentions: readonly Mention[]): boolean {
  if (place < claim.from) return !mentions.some(({ to }) => to <= place);
  return (
    !mentions.some(({ from }) => from >= claim.to && from < place) &&
    !mentions.some(({ to }) => to <= claim.from)
  );
}

/** The food as it usually is, which no claim is made of. */
const ordinary = new Set(
  `regular normal classic ordinary standard plain usual conventional real traditional wheat
  normales clasico clasica clasicos clasicas comun corriente tradicional habitual autentica autentico
  normale normales normaux classique classiques ordinaire ordinaires traditionnel traditionnelle vrai vraie
  normaler normalen herkommliche herkommlicher herkommliches herkommlichen klassisch klassische klassischer klassisches klassischen gewohnliche gewohnlicher
  gewohnliches gewohnlichen regulare regularer regulares regularen echte echter echtes echten ubliche ublicher`.split(
    /\s+/,
  ),
);

/** "vegan butter or regular", "regular or vegan butter": one side of the choice names no food of its own. */
function hasOrdinaryChoice({ words, mentions, roles }: Scan): boolean {
  const hasFood = (from: number, to: number) =>
    mentions.some((one) => one.from >= from && one.to <= to);
  return words.some(({ folded, segment }, place) => {
    if (!choices.has(folded)) return false;
    const isSame = (at: number) => words[at]?.segment === segment;
    let [start, end] = [place, place + 1];
    while (isSame(start - 1)) start -= 1;
    while (isSame(end)) end += 1;
    return [[start, place] as const, [place + 1, end] as const].some(
      ([from, to]) =>
        !hasFood(from, to) &&
        words
          .slice(from, to)
          .some(
            (word, at) =>
              ordinary.has(word.folded) || ['unread', 'variety'].includes(roles[from + at] ?? ''),
          ),
    );
  });
}

/** The food without the claim that is part of its name: "butter" of "vegan butter". */
function withOrdinary(mention: Mention, { words, language }: Scan): Mention[] {
  const run = words.slice(mention.from, mention.to).map((word) => word.folded);
  const plain = run.filter((_, place) => !claimAt(run, place));
  if (plain.length === run.length || plain.length === 0) return [mention];
  const food = foodOfRun(plain, language)?.food;
  if (food === undefined || food === mention.food) return [mention];
  return [
    mention,
    { ...mention, food, implied: [], contents: contentsOf(food), isOrdinaryChoice: true },
  ];
}

function claimAt(run: readonly string[], place: number): boolean {
  return [1, 2].some(
    (count) =>
      claimByWords.has(run.slice(place, place + count).join(' ')) ||
      (place > 0 &&
        claimByWords.has(run.slice(place - 1, place - 1 + count).join(' ')) &&
        count === 2),
  );
}

const nounFirst = new Set<FoodLanguage>(['es', 'fr']);

function saidOf(claim: Claim, scan: Scan): Mention | null {
  const before = neighbour(claim, scan, -1);
  const after = neighbour(claim, scan, 1);
  const [first, second] = nounFirst.has(scan.language) ? [before, after] : [after, before];
  return first ?? second ?? saidBehind(claim, scan);
}

/** The food right before or behind a claim, with nothing but descriptions between. */
function neighbour(claim: Claim, { words, roles, mentions }: Scan, step: 1 | -1): Mention | null {
  let place = step === 1 ? claim.to : claim.from - 1;
  const segment = words[claim.from]?.segment;
  while (words[place]?.segment === segment) {
    const at = place;
    const mention = mentions.find(({ from, to }) => from <= at && at < to);
    if (mention !== undefined) return words[mention.from]?.segment === segment ? mention : null;
    const role = roles[place];
    if (role !== 'state' && role !== 'variety' && role !== 'claim') return null;
    place += step;
  }
  return null;
}

/** "oats (certified gluten-free)", "pasta, gluten-free": a claim alone, behind a line's only food. */
function saidBehind(claim: Claim, { words, roles, mentions }: Scan): Mention | null {
  const segment = words[claim.from]?.segment;
  const isAlone = words.every(
    (word, place) =>
      word.segment !== segment || ['claim', 'state', 'variety'].includes(roles[place] ?? ''),
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
  // Figures of butter are none of vegan butter; oats without gluten are oats.
  const isOther = contents.traits.some((trait) => trait !== 'maybe-gluten' && removed.has(trait));
  return isOther
    ? { ...mention, contents: result, food: null, implied: [], isOther }
    : { ...mention, contents: result, food };
}

const glutenKinds = new Set(['wheat', 'rye', 'barley', 'oats', 'spelt', 'kamut', 'triticale']);

function kindStays(kind: string, removed: ReadonlySet<Trait>): boolean {
  if (glutenKinds.has(kind)) return !removed.has('gluten');
  return !removed.has('tree_nut');
}
