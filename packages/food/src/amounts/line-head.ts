import type { Language } from '../foods/languages.ts';
import { type ReadAmount, readAmount } from './amount.ts';
import { readLength, readPackages } from './packages.ts';
import { amountsOf, article, type Quantity, type Reading } from './quantity.ts';
import { leadingUnit, type Size, sizeOf, type Unit, unitOf } from './units.ts';

export type { Quantity, Reading };

/** Parses the head of a line: up to its first comma, without brackets. */
export function readHead(head: string, language?: Language): Reading {
  const read = readAmount(head, language);
  if (read === null) return readBareUnit(head, language) ?? readTrailing(head, language);
  const plain = { ...read, rest: read.rest.replace(/^[x×]\s+(?=\p{L})/u, '') };
  return (
    readLength(plain, language) ?? readPackages(plain, language) ?? readMeasured(plain, language)
  );
}

/** "2 large handfuls spinach", "1 tbsp plus 1 tsp oil", "3 small red onions". */
function readMeasured(read: ReadAmount, language?: Language): Reading {
  const measure = readMeasure(read.rest, language);
  const { unit, size } = measure;
  const half = (unit === null ? afterFood : afterUnit).exec(measure.name);
  const more = unit === null || half !== null ? null : readMore(measure.name, unit, language);
  const amounts = amountsOf(read);
  if (half !== null) {
    amounts.amount += 0.5;
    amounts.amountMax += 0.5;
  }
  const rest = (half === null ? measure.name : measure.name.replace(half[0], '')).replace(
    article,
    '',
  );
  const name = more?.name ?? withoutOtherMeasure(rest, unit, language);
  const quantities = [{ ...amounts, unit }, ...(more === null ? [] : [more.quantity])];
  const nameWithUnit = more === null && half === null ? read.rest : name;
  const isPiece = unit === null || sized.has(unit.key);
  const sizeBehind = isPiece ? (size ?? sizeAfterFood(name, language)) : size;
  return { quantities, size: sizeBehind, by: read.by, name, nameWithUnit };
}

const sized = new Set(['clove', 'leaf', 'sprig', 'stalk', 'head', 'fillet']);
/** "1 cebolla grande", "2 oranges moyennes", "1 diente de ajo pequeño". */
function sizeAfterFood(name: string, language?: Language): Size | null {
  if (language !== 'es' && language !== 'fr') return null;
  const sizes = name.split(' ').slice(1).map(sizeOf);
  return sizes.find((size) => size !== undefined) ?? null;
}

/** "1 taza y media de leche", "1 tasse et demie". */
const afterUnit = /^(?:y media|y medio|et demie?|und (?:eine? )?halbe?|and a half)(?=\s)\s*/i;
/** "1 cebolla y media". */
const afterFood = /(?<=^\p{L}+)(?: y media| y medio| et demie?)(?=\s|$)/iu;
const joiner = /^(?:plus|\+|&|and|y|et|und|más|mas)\s+/i;
/** Compound measures without a "plus": "1 lb 2 oz", "1 kg 200 g". */
const partsOf: Readonly<Record<string, string>> = { lb: 'oz', kg: 'g', cup: 'tbsp', l: 'ml' };

function readMore(
  text: string,
  main: Unit,
  language?: Language,
): { quantity: Quantity; name: string } | null {
  const joined = joiner.exec(text);
  const read = readAmount(text.slice(joined?.[0].length ?? 0), language);
  if (read === null || (joined === null && read.by === 'word')) return null;
  const measure = readMeasure(read.rest, language);
  if (measure.unit === null) return null;
  if (joined === null && partsOf[main.key] !== measure.unit.key) return null;
  const quantity = { ...amountsOf(read), unit: measure.unit };
  return { quantity, name: withoutOtherMeasure(measure.name, main, language) };
}

/** The same amount repeated in other units: "500 g / 1 lb 2 oz flour", "1 cup or 240 ml milk". */
function withoutOtherMeasure(name: string, main: Unit | null, language?: Language): string {
  const again = /^(?:[/|=]|or|oder|ou|o)\s+(?=[\d½⅓⅔¼¾])/i.exec(name);
  if (main === null || again === null) return name;
  const read = readAmount(name.slice(again[0].length), language);
  if (read === null) return name;
  const measure = readMeasure(read.rest, language);
  if (measure.unit === null || measure.unit.size === undefined) return name;
  return readMore(measure.name, measure.unit, language)?.name ?? measure.name;
}

interface Measure {
  unit: Unit | null;
  size: Size | null;
  name: string;
}

/** Words on how a measure is filled, and fillers. */
const filling =
  /^(?:heaped|heaping|level|levelled|rounded|scant|generous|good|big|fat|full|thick|thin|thickly|thinly|extra|nice|gruesas?|finas?|épaisses?|fines?|dicke[rns]?|dünne[rns]?|well-packed|packed|lightly|loosely|firmly|gestr|gestrichene?[rn]?|geh|gehäufte?[rn]?|gut|gute[rs]?|knappe?[rs]?|colmad[oa]s?|ras[oa]s?|buen[oa]?|bombée?s?|rases?|bonnes?|belles?|soperas?|volle?|\p{L}+-sized?|\p{L}{3,}gro(?:ß|ss)e[rsn]?)\.?$/iu;

/** Foods whose name begins like a size. */
const namedBySize =
  /^(?:petits? (?:pois|pains?|suisses?|épeautre|lait)|gros sel|grand marnier|large flake)/i;

/** Size and unit words before the name of the food, in any order. */
function readMeasure(text: string, language?: Language): Measure {
  const measure: Measure = { unit: null, size: null, name: text.replace(/^[-–]\s?/, '') };
  for (let words = 0; words < 6; words += 1) {
    const space = measure.name.indexOf(' ');
    const unit = measure.unit === null ? leadingUnit(measure.name, language) : null;
    if (unit !== null && unit.rest !== '') {
      measure.unit = unit.unit;
      measure.name = unit.rest.replace(article, '');
      continue;
    }
    if (space < 0 || namedBySize.test(measure.name)) break;
    const word = measure.name.slice(0, space);
    const size = sizeOf(word);
    if (size !== undefined) measure.size = size;
    else if (!filling.test(word)) break;
    measure.name = measure.name.slice(space + 1);
  }
  measure.name = measure.name.replace(article, '');
  return measure;
}

/** "Pinch of saffron", "Prise Salz", "Can of beans": a unit alone counts as one. */
function readBareUnit(head: string, language?: Language): Reading | null {
  const { unit, size, name } = readMeasure(head, language);
  if (unit === null) return null;
  const isStated =
    unit.kind === 'pinch' || size !== null || /^\S+(?: \S+)? (?:of|de|d['’])/i.test(head);
  if (!isStated) return null;
  const quantities = [{ amount: 1, amountMax: 1, unit }];
  return { quantities, size, by: 'word', name, nameWithUnit: head };
}

/** "some flour", "etwas Mehl". */
const vagueAmount =
  /^(?:some|a (?:little|bit of)|(?:un |una )?poco de|un peu de|algo de|etwas|ein wenig|ein bisschen)\s+/i;

/** "Flour 200 g", "Onions: 2", "Eggs x 3"; otherwise the name alone. */
function readTrailing(head: string, language?: Language): Reading {
  const name = head.replace(vagueAmount, '').replace(article, '');
  const nothing: Reading = { quantities: [], size: null, by: null, name, nameWithUnit: head };
  const at = name.search(/[\s:–-](?:[x×]\s?)?[\d½⅓⅔¼¾]/);
  if (at < 2 || /\b(?:type|typ|tipo|no|nº|t)\.?$/i.test(name.slice(0, at))) return nothing;
  const read = readAloneAmount(name.slice(at + 1).replace(/^[x×]\s?/, ''), language);
  if (read === null) return nothing;
  const before = name.slice(0, at).replace(/(?<![\s:–-])[\s:–-]+(?:x|×)?$/, '');
  return { ...nothing, ...read, name: before, nameWithUnit: before };
}

const maxPieces = 50;

/** A text that is only an amount: "1 can", "50 g", "3". */
export function readAloneAmount(
  text: string,
  language?: Language,
): Pick<Reading, 'quantities' | 'by'> | null {
  const read = readAmount(text.replace(/(?<![.\s])[.\s]+$/, ''), language);
  const rest = read?.rest ?? (/^\d{1,2}$/.test(text) ? '' : null);
  if (rest === null) return null;
  const amounts =
    read === null ? { amount: Number(text), amountMax: Number(text) } : amountsOf(read);
  const unit = rest === '' ? null : (unitOf(rest, language) ?? null);
  if (unit === null && (rest !== '' || amounts.amount > maxPieces)) return null;
  return { quantities: [{ ...amounts, unit }], by: read?.by ?? 'number' };
}
