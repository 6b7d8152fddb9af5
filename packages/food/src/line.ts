import { readAmount } from './amount.ts';
import { type Food, findFood } from './table.ts';
import { type MeasureKind, type Size, sizeOf, spreadOf, type Unit, unitOf } from './units.ts';

export interface ParsedLine {
  text: string;
  amount: number | null;
  /** The longer end of a range, where one is written. */
  amountMax: number | null;
  unit: string | null;
  size: Size | null;
  /** `null`: not recognised; it counts in the coverage and makes labels unprovable. */
  food: { key: string; name: string } | null;
  grams: number | null;
  /** How far the grams may be off, as a fraction. */
  spread: number;
  preparation: string | null;
  optional: boolean;
  /** Used, but not eaten. */
  discarded: boolean;
  /** 0–1: everything read, from the least certain part of the way. */
  confidence: number;
}

const longestLine = 400;
const toTaste = /\b(to taste|al gusto|selon le goût|nach geschmack)\b/i;
const optionalWord = /\b(optional|opcional|facultatif|facultative|nach belieben|wahlweise)\b/i;
const discardedWord = /\b(discarded|for the (?:cooking |pasta |boiling )?water|to discard)\b/i;
/** The grated skin of one lemon or lime, by weight (USDA SR28 09156: 1 tbsp lemon peel is 6 g). */
const zestGrams = 6;

/** Reads one ingredient line. Never throws; what can't be read stays `null`. */
export function parseLine(text: string): ParsedLine {
  const line = text.slice(0, longestLine).replace(/\s+/g, ' ').trim();
  const notes = [...line.matchAll(/\(([^()]*)\)/g)].map((match) => match[1] ?? '');
  const bare = line
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const [head = '', ...preparations] = bare.split(/,(?!\d)/).map((part) => part.trim());
  const preparation = preparations.filter(Boolean).join(', ') || null;
  const read = readAmount(head);
  const measured = readMeasure(read?.rest ?? head);
  const found = namedFood(measured);
  const kind: MeasureKind = found.unit?.kind ?? 'piece';
  const parts = { amount: read?.amount ?? null, size: measured.size, preparation, notes };
  const weighed = found.food === null ? noGrams : weigh(found.food, found.unit, parts);
  const grams = toTaste.test(line) && weighed.grams === null ? 0 : weighed.grams;
  return {
    text,
    amount: read?.amount ?? null,
    amountMax: read?.amountMax ?? null,
    unit: found.unit?.key ?? null,
    size: measured.size,
    food: found.food && { key: found.food.key, name: found.food.names.en[0] ?? found.food.key },
    grams:
      grams === null || read?.amountMax === undefined || read.amount === 0
        ? grams
        : (grams * (read.amount + read.amountMax)) / 2 / read.amount,
    spread: spreadOf[weighed.kind ?? kind],
    preparation,
    optional: optionalWord.test(line),
    discarded: discardedWord.test(line),
    confidence: found.food === null || grams === null ? 0 : 1 - spreadOf[weighed.kind ?? kind],
  };
}

interface Measure {
  unit: Unit | null;
  size: Size | null;
  name: string;
}

/** Size and unit words before the name of the food: "large", "tbsp of", "2 cans". */
function readMeasure(text: string): Measure {
  const measure: Measure = { unit: null, size: null, name: text };
  for (;;) {
    const [word = '', ...rest] = measure.name.split(' ');
    const size = sizeOf(word);
    const unit = unitOf(word);
    if (rest.length === 0 || (size === undefined && (unit === undefined || measure.unit !== null)))
      break;
    if (size !== undefined) measure.size = size;
    else if (unit !== undefined) measure.unit = unit;
    measure.name = rest.join(' ').replace(/^(of|de|d’|d'|von)\s*/i, '');
  }
  return measure;
}

/** The food, where "garlic cloves" carries its unit behind the name and "a or b" means the first. */
function namedFood({ unit, name }: Measure): { food: Food | null; unit: Unit | null } {
  const first = name.split(/ (?:or|oder|ou|o) /i)[0] ?? name;
  const words = first.split(' ');
  const last = unitOf(words.at(-1) ?? '');
  const whole = findFood(first);
  if (unit === null && last !== undefined && words.length > 1) {
    const food = whole ?? findFood(words.slice(0, -1).join(' '));
    if (food !== null && food.measures[last.key] !== undefined) return { food, unit: last };
  }
  return { food: whole, unit };
}

interface Weighed {
  grams: number | null;
  kind: MeasureKind | null;
}
const noGrams: Weighed = { grams: null, kind: null };

interface Circumstances {
  amount: number | null;
  size: Size | null;
  preparation: string | null;
  notes: readonly string[];
}

/** Grams of a food, by the most exact thing that the line says. */
function weigh(food: Food, unit: Unit | null, line: Circumstances): Weighed {
  const { amount } = line;
  if (amount === null) return noGrams;
  if (unit?.kind === 'weight') return { grams: amount * (unit.size ?? 1), kind: 'weight' };
  if (/\bzest\b/i.test(line.preparation ?? '') && !/\bjuice/i.test(line.preparation ?? '')) {
    return { grams: amount * zestGrams, kind: 'piece' };
  }
  const noted = notedGrams(line.notes, amount);
  if (noted !== null) return { grams: noted, kind: 'weight' };
  if (unit?.kind === 'pinch') return { grams: amount * (unit.size ?? 0), kind: 'pinch' };
  if (unit?.kind === 'volume' || unit?.kind === 'household') {
    const grams = volumeGrams(food, unit);
    return grams === null ? noGrams : { grams: amount * grams, kind: unit.kind };
  }
  const each =
    food.measures[unit?.key ?? line.size ?? 'piece'] ??
    (unit === null ? food.measures.piece : undefined);
  return each === undefined ? noGrams : { grams: amount * each, kind: 'piece' };
}

/** "(150 g)" is the weight of all, "(25 g each)" of one, "(400 g)" of a can. */
function notedGrams(notes: readonly string[], amount: number): number | null {
  for (const note of notes) {
    const match = /(\d{1,5}(?:[.,]\d)?)\s*(kg|g|oz|lb)\b/i.exec(note);
    if (match === null) continue;
    const grams = Number((match[1] ?? '').replace(',', '.')) * (unitOf(match[2] ?? '')?.size ?? 1);
    return /\b(each|apiece|cada una?|chacune?|je)\b/i.test(note) ? grams * amount : grams;
  }
  return null;
}

/** Grams of one volume unit of this food, by its own measure or its density. */
function volumeGrams(food: Food, unit: Unit): number | null {
  const own = food.measures[unit.key];
  if (own !== undefined) return own;
  const { cup, tbsp, tsp } = food.measures;
  const perMillilitre =
    (cup !== undefined && cup / 236.588) ||
    (tbsp !== undefined && tbsp / 14.787) ||
    (tsp !== undefined && tsp / 4.929);
  return perMillilitre ? perMillilitre * (unit.size ?? 0) : null;
}
