import { type EatenShare, eatenShare } from '../amounts/eaten-share.ts';
import { withPlainJuice } from '../amounts/juice.ts';
import { readAloneAmount, readHead } from '../amounts/line-head.ts';
import { type Quantity, type Reading, totalAmount } from '../amounts/quantity.ts';
import type { Size } from '../amounts/units.ts';
import { type Weighed, weigh } from '../amounts/weighing.ts';
import type { Language } from '../foods/languages.ts';
import { accounted, longerNamed, scanOf } from '../mentions/accounting.ts';
import { headFood } from '../mentions/head.ts';
import { qualifiedFood } from '../mentions/qualifiers.ts';
import { saltlessKind, withKind } from '../mentions/saltless.ts';
import type { Scan } from '../mentions/scan.ts';
import { type Food, findFood } from '../table/table.ts';
import { withAmountOfEach } from './each-amount.ts';
import { isHeadingOf } from './heading.ts';
import { kindByAmount } from './kind-by-amount.ts';
import {
  alternativesOf,
  type LineMention,
  type LineWord,
  mentionsOf,
  shownFood,
  wordsOf,
} from './line-mentions.ts';
import { type Named, nameFood } from './naming.ts';
import { withRepeatedNoun, withWholeNames } from './shared-noun.ts';
import { cleanedText, notesOf, withoutNotes, withoutTrailingMeasure } from './text-cleanup.ts';
import { settled } from './units-of-food.ts';

export interface ParsedLine {
  text: string;
  /** `second`: a further food of another line ("plus 1/2 cup sugar"); see `foodsOfLine`. */
  relation: 'main' | 'second';
  /** A heading ("For the sauce:"); all other fields are empty. */
  heading: boolean;
  /** Sum of the line's amounts ("1 cup plus 2 tbsp" is 1.125 cups); 3 for "a few". */
  amount: number | null;
  amountMax: number | null;
  /** A key of `units.ts`; `null` for pieces and where no amount is written. */
  unit: string | null;
  /** Contents, weight or length of one piece or package. */
  each: { amount: number; unit: string } | null;
  size: Size | null;
  /** `null`: not recognised; lowers the coverage and makes labels unprovable. */
  food: { key: string; name: string } | null;
  /** The other food of "butter or oil"; the figures are those of the first. */
  alternative: { key: string; name: string } | null;
  /** Eaten grams; `null` where no weight follows from the line. */
  grams: number | null;
  range: { low: number; high: number } | null;
  measuredBy: Weighed['by'] | null;
  ways: ReadingWays;
  preparation: string | null;
  notes: string[];
  optional: boolean;
  /** Not eaten in full: frying oil, marinade, salt of the cooking water. `grams` is what is eaten. */
  discarded: boolean;
  /** All other choices of "butter, oil or lard"; the first is `alternative`. */
  alternatives: { key: string; name: string }[];
  mentions: LineMention[];
  words: LineWord[];
  /** Words that may name an unknown food; nothing is proven of a line with one. */
  unread: string[];
  isReadWhole: boolean;
  /** 0–1, the product of the certainty of each step. */
  confidence: number;
}

export interface ReadingWays {
  /** `number`: written in digits; `word`: "two", "a", "half"; `guess`: "a few"; `null`: not written. */
  amount: 'number' | 'word' | 'guess' | null;
  /** `word`: written; `food`: part of the food's name ("bay leaves"); `pieces`: only counted; `null`: no amount. */
  unit: 'word' | 'food' | 'pieces' | null;
  /** `name`: by its name; `choice`: the first of two. */
  food: 'name' | 'choice' | null;
}

export interface LineOptions {
  language?: Language;
}

const optionalWord =
  /(?<!\p{L})(?:optional|opt\.|if (?:you like|desired|wanted|using)|opcional|si (?:lo )?deseas?|si se desea|facultati(?:f|ve)|optionnel(?:le)?|si (?:vous|tu) (?:voulez|veux|aimez)|nach belieben|nach wunsch|wahlweise|wer mag)(?!\p{L})/iu;

/** Parses one ingredient line. Never throws; unreadable parts are `null`. Text beyond 400 characters is ignored. */
export function parseLine(text: string, { language }: LineOptions = {}): ParsedLine {
  const line = withWholeNames(withRepeatedNoun(withAmountOfEach(cleanedText(text))));
  const isOptional = optionalWord.test(line);
  const empty = { ...emptyLine(text), optional: isOptional };
  const scan = scanOf(line, language);
  if (isHeadingOf(line, () => scan)) return { ...empty, heading: true };
  const notes = notesOf(line);
  const parts = partsOf(line);
  const found = nameParts(parts, { notes, language });
  const { reading, preparation } = found;
  const general =
    found.named.food === null ? namedByHead(found, scan) : namedInFull(found.named, scan, line);
  const food = kindOf(general, line, scan);
  const named = { ...general, food };
  const weight = food && weigh(food, { ...named, notes });
  const eaten = food && eatenShare(line, food, weight?.value ?? 0);
  const { grams, range } = eatenGrams(weight, eaten, isOptional);
  const ofKind =
    food && general.food !== food && general.food ? withKind(scan, general.food, food) : scan;
  const accounting = accounted(ofKind, food && { ...named, food });
  const mentions = mentionsOf(line, accounting, { grams, range });
  const alternatives = alternativesOf(named, mentions);
  return {
    ...empty,
    ...amountsIn(named.quantities),
    size: reading.size,
    food: food && shownFood(food),
    alternative: alternatives[0] ?? null,
    alternatives,
    ...{ grams, range, mentions },
    words: wordsOf(line, accounting),
    unread: accounting.unread,
    isReadWhole: accounting.unread.length === 0 && accounting.mentions.length > 0,
    measuredBy: weight?.by ?? null,
    ways: waysOf(reading, named),
    preparation,
    notes,
    discarded: eaten?.isDiscarded ?? false,
    confidence: confidenceOf(reading, weight, alternatives.length > 0) * named.certainty,
  };
}

function eatenGrams(weight: Weighed | null, eaten: EatenShare | null, isOptional: boolean) {
  if (weight === null || eaten === null) return { grams: null, range: null };
  const low = isOptional ? 0 : weight.low * eaten.low;
  return { grams: weight.value * eaten.value, range: { low, high: weight.high * eaten.high } };
}

function kindOf({ food, quantities }: Named, line: string, scan: Scan): Food | null {
  const kind = food && kindByAmount(food, quantities);
  return kind && (saltlessKind(line, kind, scan.language) ?? kind);
}

function namedInFull(named: Named, scan: Scan, line: string): Named {
  const { food } = named;
  if (food === null || named.isCorrected) return named;
  const longer = { ...named, food, ...longerNamed(scan, { ...named, food }) };
  return { ...longer, ...qualifiedFood(scan, line, longer) };
}

/** An unknown word, such as a brand, beside the food. */
const certaintyBesideUnread = 0.6;

function namedByHead({ reading, named }: NamedParts, scan: Scan): Named {
  const food = headFood(scan);
  if (food === null) return named;
  const { quantities } = reading;
  const own = settled({ ...named, food, quantities }, reading);
  const certainty = scan.roles.includes('unread') ? certaintyBesideUnread : 1;
  return { ...named, food, quantities: own, certainty };
}

export function emptyLine(text: string): ParsedLine {
  return {
    text,
    relation: 'main',
    heading: false,
    amount: null,
    amountMax: null,
    unit: null,
    each: null,
    size: null,
    food: null,
    alternative: null,
    grams: null,
    range: null,
    measuredBy: null,
    ways: { amount: null, unit: null, food: null },
    preparation: null,
    notes: [],
    optional: false,
    discarded: false,
    alternatives: [],
    mentions: [],
    words: [],
    unread: [],
    isReadWhole: false,
    confidence: 0,
  };
}

function amountsIn(
  quantities: readonly Quantity[],
): Pick<ParsedLine, 'amount' | 'amountMax' | 'unit' | 'each'> {
  const total = totalAmount(quantities);
  if (total === null) return { amount: null, amountMax: null, unit: null, each: null };
  const each = quantities[0]?.each;
  return {
    amount: total.amount,
    amountMax: total.amountMax > total.amount ? total.amountMax : null,
    unit: total.unit?.key ?? null,
    each: each === undefined ? null : { amount: each.amount, unit: each.unit.key },
  };
}

function waysOf({ quantities, by }: Reading, { food, alternative, quantities: own }: Named) {
  const [main] = own;
  const isOfFood = main?.unit != null && quantities[0]?.unit == null;
  const ways: ReadingWays = {
    amount: main?.isVague === true ? 'guess' : main === undefined ? null : (by ?? 'word'),
    unit: main === undefined ? null : main.unit === null ? 'pieces' : isOfFood ? 'food' : 'word',
    food: food === null ? null : alternative === null ? 'name' : 'choice',
  };
  return ways;
}

function partsOf(line: string): string[] {
  return withoutNotes(withoutHeading(line))
    .split(/[,;](?!\d)|(?<=^\d.*)\s[–—-]\s(?=\p{L})/u)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** "Optional: 1 tbsp mint", "For the sauce: 2 tbsp soy sauce"; but "Onions: 2 large" starts with its food. */
function withoutHeading(line: string): string {
  const heading = /^([\p{L}\s]{3,40})\s?:\s+(?=\S+ \p{L}|\p{L})/u.exec(line);
  return heading !== null && findFood(heading[1] ?? '') === null
    ? line.slice(heading[0].length)
    : line;
}

interface NamedParts {
  reading: Reading;
  named: Named;
  preparation: string | null;
}

interface LineContext {
  notes: readonly string[];
  language: Language | undefined;
}

/** "boneless, skinless chicken thighs": parts are joined until they name a food. */
function nameParts(parts: readonly string[], context: LineContext): NamedParts {
  const first = nameFirst(parts, 1, context);
  let joined = first;
  for (
    let count = 2;
    count <= 3 && count <= parts.length && joined.named.food === null;
    count += 1
  ) {
    joined = nameFirst(parts, count, context);
  }
  return joined.named.food === null ? first : joined;
}

/** The figures of pepper beside salt are negligible. */
const saltAndPepper =
  /^(salt|sal|sel|salz)(?: fin[ae]?)?\s?(?:and|&|\+|y|et|und|\/)\s?.{0,24}(?:pepper|pimienta|poivre|pfeffer)(?!\p{L}).*$/iu;

function nameFirst(parts: readonly string[], count: number, context: LineContext): NamedParts {
  const { language } = context;
  const head = parts.slice(0, count).join(' ').replace(saltAndPepper, '$1');
  const plain = withPlainJuice(withoutTrailingMeasure(head), language);
  const reading = readHead(plain, language);
  const following = parts.slice(count);
  if (reading.quantities.length === 0)
    addTrailing(reading, [...context.notes, ...following], language);
  const preparation = following.join(', ') || null;
  const named = nameFood(reading, { preparation, language, notes: context.notes });
  return { reading, named: { ...named, quantities: settled(named, reading) }, preparation };
}

/** "Chickpeas (1 can, drained)", "Butter, 50 g": the amount follows the food. */
function addTrailing(reading: Reading, texts: readonly string[], language?: Language): void {
  for (const text of texts) {
    const alone = readAloneAmount(text.split(/[,;](?!\d)/, 1)[0]?.trim() ?? '', language);
    if (alone === null) continue;
    Object.assign(reading, alone);
    return;
  }
}

function confidenceOf(reading: Reading, weight: Weighed | null, hasAlternative: boolean): number {
  if (weight === null) return 0;
  const halfWidth = weight.value === 0 ? 0 : (weight.high - weight.low) / 2 / weight.value;
  const certainty = Math.max(0.1, 1 - Math.min(1, halfWidth));
  return certainty * (hasAlternative ? 0.8 : 1) * (reading.quantities.length === 0 ? 0.5 : 1);
}
