import { type ReadAmount, readAmount } from './amount.ts';
import { leadingUnit, type Size, sizeOf, type Unit, unitOf } from './units.ts';

/** One amount of a line with its unit; `packageGrams` of "2 x 400 g cans". */
export interface Quantity {
  amount: number;
  amountMax: number;
  unit: Unit | null;
  packageGrams?: number;
}

/** A line taken apart, before its food is looked up. */
export interface Reading {
  /** The first is the main one; others follow a "plus". Empty where no amount is written. */
  quantities: Quantity[];
  size: Size | null;
  /** What is left: the food with words that describe it. */
  name: string;
  /** The name with its unit word, for foods that look like a unit ("filet mignon"). */
  nameWithUnit: string;
}

const numberUnit = String.raw`(\d{1,5}(?:[.,]\d{1,2})?)[\s-]?(k?g|ml|cl|dl|l|oz|ounces?|lbs?|pounds?|grams?|gramm?e?s?)\b\.?`;
const times = new RegExp(String.raw`^[x×]\s?${numberUnit}[\s-]*`, 'i');
const packed = new RegExp(String.raw`^${numberUnit}[\s-]*`, 'i');
const joiner = /^(?:plus|\+|and|y|et|und|más|mas)\s+/i;
const article =
  /^(?:of|de la|de los|de las|del|de l'|de l’|des|du|de|d'|d’|von der|von|vom)\s*(?:the\s+)?/i;
const containers = new Set([
  'can',
  'jar',
  'packet',
  'bottle',
  'block',
  'ball',
  'head',
  'piece',
  'fillet',
  'slice',
  'bunch',
]);

/** Takes the head of a line (before its first comma, without brackets) apart. */
export function readHead(head: string): Reading {
  const read = readAmount(head);
  if (read === null) return readTrailing(head);
  const length = readLength(read);
  if (length !== null) return length;
  const inPackages = readPackages(read);
  if (inPackages !== null) return inPackages;
  return readMeasured(read);
}

const long =
  /^(\d{1,2}(?:[.,]\d)?)[\s-]?(inch|inches|cm)\b[\s-]*(?:piece|knob|thumb|length|chunk|stück|trozo|morceau)?s?\s*/i;

/** "1 2-inch piece ginger": a length of the food; elsewhere lengths only say how it is cut. */
function readLength(read: ReadAmount): Reading | null {
  const match = long.exec(read.rest);
  if (match === null) return null;
  const [all, length = '', word = ''] = match;
  const factor = Number(length.replace(',', '.'));
  const { amount, amountMax } = amountsOf(read);
  const unit = unitOf(word) ?? null;
  const name = read.rest.slice(all.length).replace(article, '');
  const quantities = [{ amount: amount * factor, amountMax: amountMax * factor, unit }];
  return { quantities, size: null, name, nameWithUnit: name };
}

/** "2 x 400 g cans tomatoes", "1 400 g tin tomatoes", "400 g can tomatoes". */
function readPackages(read: ReadAmount): Reading | null {
  const counted = times.exec(read.rest) ?? packed.exec(read.rest);
  const match = counted ?? packed.exec(`${read.amount} ${read.rest}`);
  if (match === null) return null;
  const [all, number = '', unitWord = ''] = match;
  const text = counted === null ? `${read.amount} ${read.rest}` : read.rest;
  const container = leadingUnit(text.slice(all.length));
  const isPackage = container !== null && containers.has(container.unit.key);
  if (!isPackage && !times.test(read.rest)) return null;
  const size = unitOf(unitWord)?.size ?? 1;
  const packageGrams = Number(number.replace(',', '.')) * size;
  const amounts = counted === null ? { amount: 1, amountMax: 1 } : amountsOf(read);
  const unit = container?.unit ?? null;
  const name = (container?.rest ?? text.slice(all.length)).replace(article, '');
  return { quantities: [{ ...amounts, unit, packageGrams }], size: null, name, nameWithUnit: name };
}

const amountsOf = ({ amount, amountMax = amount }: ReadAmount) => ({ amount, amountMax });

/** "2 large handfuls spinach", "1 tbsp plus 1 tsp oil", "3 small red onions". */
function readMeasured(read: ReadAmount): Reading {
  const measure = readMeasure(read.rest);
  const quantities = [{ ...amountsOf(read), unit: measure.unit }];
  const more = measure.unit === null ? null : readMore(measure.name);
  if (more === null) {
    return { quantities, size: measure.size, name: measure.name, nameWithUnit: read.rest };
  }
  const { quantity, name } = more;
  return { quantities: [...quantities, quantity], size: measure.size, name, nameWithUnit: name };
}

function readMore(text: string): { quantity: Quantity; name: string } | null {
  const joined = joiner.exec(text);
  if (joined === null) return null;
  const read = readAmount(text.slice(joined[0].length));
  if (read === null) return null;
  const measure = readMeasure(read.rest);
  if (measure.unit === null) return null;
  return { quantity: { ...amountsOf(read), unit: measure.unit }, name: measure.name };
}

interface Measure {
  unit: Unit | null;
  size: Size | null;
  name: string;
}

/** Size and unit words before the name of the food, in any order. */
function readMeasure(text: string): Measure {
  const measure: Measure = { unit: null, size: null, name: text.replace(/^-/, '') };
  for (let words = 0; words < 4; words += 1) {
    const [word = '', ...rest] = measure.name.split(' ');
    const size = sizeOf(word);
    const unit = measure.unit === null ? leadingUnit(measure.name) : null;
    if (size !== undefined && rest.length > 0) {
      measure.size = size;
      measure.name = rest.join(' ');
    } else if (unit !== null && unit.rest !== '') {
      measure.unit = unit.unit;
      measure.name = unit.rest;
    } else if (
      /^(?:heaped|heaping|level|rounded|scant|generous|good|gestrichene?r?|gehäufte?r?|colmadas?|bombées?)$/i.test(
        word,
      ) &&
      rest.length > 0
    ) {
      measure.name = rest.join(' ');
    } else break;
    if (measure.unit !== null) measure.name = measure.name.replace(article, '');
  }
  measure.name = measure.name.replace(article, '');
  return measure;
}

const trailing = /^(.{2,60}?)[\s:–-]+(\d[\d.,/½¼¾⅓⅔]*(?:\s?[-–]\s?\d+)?\s?[\p{L}.]{0,12})$/u;

/** "Flour 200 g", "Onions: 2". */
function readTrailing(head: string): Reading {
  const match = trailing.exec(head);
  const nothing = { quantities: [], size: null, name: head, nameWithUnit: head };
  if (match === null) return nothing;
  const [, name = '', written = ''] = match;
  const read = readAmount(written);
  if (read === null) return nothing;
  const unit = read.rest === '' ? null : (unitOf(read.rest) ?? null);
  if (read.rest !== '' && unit === null) return nothing;
  return { quantities: [{ ...amountsOf(read), unit }], size: null, name, nameWithUnit: name };
}
