import { eatenShare } from './discarding.ts';
import { type Named, nameFood } from './naming.ts';
import { type Reading, readHead } from './reading.ts';
import { findFood } from './table.ts';
import type { Size } from './units.ts';
import { type Weighed, weigh } from './weighing.ts';

export interface ParsedLine {
  text: string;
  amount: number | null;
  /** The longer end of a range, where one is written. */
  amountMax: number | null;
  unit: string | null;
  size: Size | null;
  /** `null`: not recognised; it counts in the coverage and makes labels unprovable. */
  food: { key: string; name: string } | null;
  /** The other food of "butter or oil", where it is recognised. The figures are those of the first. */
  alternative: { key: string; name: string } | null;
  /** What is eaten; `null` where the line leads to no weight. */
  grams: number | null;
  /** The grams surely lie in here. */
  range: { low: number; high: number } | null;
  /** How the grams were reached. */
  measuredBy: Weighed['by'] | null;
  preparation: string | null;
  optional: boolean;
  /** Used, but not eaten in full: frying oil, marinade, salt of the cooking water. The grams are what is eaten. */
  discarded: boolean;
  /** "gluten-free" stands in the line. */
  statedGlutenFree: boolean;
  /** 0–1: everything read, from the least certain part of the way. */
  confidence: number;
}

const longestLine = 400;
const optionalWord =
  /\b(?:optional|if you like|opcional|facultati(?:f|ve)|nach belieben|wahlweise)\b/i;
const glutenFree = /\b(?:gluten[- ]free|sin gluten|sans gluten|glutenfrei(?:e[nrs]?)?)\b/i;

/** Reads one ingredient line in English, Spanish, French or German. Never throws; what can't be read stays `null`. */
export function parseLine(text: string): ParsedLine {
  const line = tidied(text);
  const notes = notesOf(line);
  const parts = partsOf(line);
  const statedGlutenFree = glutenFree.test(line);
  const { reading, named, preparation } = nameParts(parts, statedGlutenFree);
  const { food } = named;
  const weight = food === null ? null : weigh(food, { ...named, notes });
  const eaten = food === null ? null : eatenShare(line, food, weight?.value ?? 0);
  const isOptional = optionalWord.test(line);
  const [main] = named.quantities;
  return {
    text,
    amount: main?.amount ?? null,
    amountMax: main !== undefined && main.amountMax > main.amount ? main.amountMax : null,
    unit: main?.unit?.key ?? null,
    size: reading.size,
    food: food && { key: food.key, name: food.names.en[0] ?? food.key },
    alternative: named.alternative && {
      key: named.alternative.key,
      name: named.alternative.names.en[0] ?? named.alternative.key,
    },
    grams: weight && eaten && weight.value * eaten.value,
    range: weight &&
      eaten && { low: isOptional ? 0 : weight.low * eaten.low, high: weight.high * eaten.high },
    measuredBy: weight?.by ?? null,
    preparation,
    optional: isOptional,
    discarded: eaten?.isDiscarded ?? false,
    statedGlutenFree,
    confidence: confidenceOf(reading, weight, named.alternative !== null),
  };
}

/** Texts in brackets; one that stands between a number and its noun is said of each: "2 (6 oz) fillets". */
function notesOf(line: string): string[] {
  const isSaidOfEach = /^\d+ ?\(/.test(line);
  return [...line.matchAll(/\(([^()]*)\)/g)].map(([, note = ''], index) =>
    isSaidOfEach && index === 0 ? `${note} each` : note,
  );
}

/** The line without brackets, split at its commas; the first part holds amount and food. */
function partsOf(line: string): string[] {
  return withoutHeading(line)
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .split(/[,;](?!\d)/)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** "Optional: 1 tbsp mint", "For the sauce: 2 tbsp soy sauce". "Onions: 2 large" names its food in front. */
function withoutHeading(line: string): string {
  const heading = /^([\p{L}\s]{3,40}):\s+(?=\S+ \p{L})/u.exec(line);
  return heading !== null && findFood(heading[1] ?? '') === null
    ? line.slice(heading[0].length)
    : line;
}

interface NamedParts {
  reading: Reading;
  named: Named;
  preparation: string | null;
}

/** "boneless, skinless chicken thighs": where the first part names no food, the next ones are joined to it. */
function nameParts(parts: readonly string[], statedGlutenFree: boolean): NamedParts {
  const first = nameFirst(parts, 1, statedGlutenFree);
  let joined = first;
  for (
    let count = 2;
    count <= 3 && count <= parts.length && joined.named.food === null;
    count += 1
  ) {
    joined = nameFirst(parts, count, statedGlutenFree);
  }
  return joined.named.food === null ? first : joined;
}

function nameFirst(parts: readonly string[], count: number, statedGlutenFree: boolean): NamedParts {
  const reading = readHead(parts.slice(0, count).join(' '));
  const preparation = parts.slice(count).join(', ') || null;
  return { reading, named: nameFood(reading, { preparation, statedGlutenFree }), preparation };
}

/** One space between words, plain dashes and quotes, without bullets; cut, so that work stays bounded. */
function tidied(text: string): string {
  return text
    .slice(0, longestLine)
    .replace(/\s+/g, ' ')
    .replace(/[‐‑‒]/g, '-')
    .replace(/^[\s\-–—•*·▢□☐]+(?=\S)/, '')
    .trim();
}

function confidenceOf(reading: Reading, weight: Weighed | null, hasAlternative: boolean): number {
  if (weight === null) return 0;
  const halfWidth = weight.value === 0 ? 0 : (weight.high - weight.low) / 2 / weight.value;
  const certainty = Math.max(0.1, 1 - Math.min(1, halfWidth));
  return certainty * (hasAlternative ? 0.8 : 1) * (reading.quantities.length === 0 ? 0.5 : 1);
}
