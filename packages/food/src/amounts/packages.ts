import type { Language } from '../foods/languages.ts';
import type { ReadAmount } from './amount.ts';
import { amountsOf, article, type Quantity, type Reading } from './quantity.ts';
import { leadingUnit, type Unit, unitByKey, unitOf } from './units.ts';
import { amountOf } from './written-number.ts';

const number = String.raw`(\d{1,5}(?:[.,]\d{1,2})?(?:\s?[½⅓⅔¼¾]|[\s-][13]\/[248])?)`;
const numberUnit = String.raw`${number}[\s-]?(k?g|ml|cl|dl|l|oz|ounces?|lbs?|pounds?|grams?|gramm?e?s?|gramos|litros?|litres?)\b\.?`;
const times = new RegExp(String.raw`^[x×]\s?${numberUnit}[\s-]*`, 'i');
const packageSize = new RegExp(String.raw`^${numberUnit}[\s-]*`, 'i');
const contentWeight = new RegExp(String.raw`^(?:de |of |à |a )?(?:je )?${numberUnit}\s*`, 'i');
const containers = new Set(
  'can jar packet tub bottle block ball head piece fillet slice bunch loaf cube'.split(' '),
);

export const isContainer = ({ key }: Unit) => containers.has(key);

/** "2 x 400 g cans tomatoes", "1 400 g tin tomatoes", "400 g can tomatoes", "2 boîtes de 400 g de tomates". */
export function readPackages(read: ReadAmount, language?: Language): Reading | null {
  return readContainerOf(read, language) ?? readPackageSize(read, language);
}

function readPackageSize(read: ReadAmount, language?: Language): Reading | null {
  const counted = times.exec(read.rest) ?? packageSize.exec(read.rest);
  const match = counted ?? packageSize.exec(`${read.amount} ${read.rest}`);
  if (match === null) return null;
  const text = counted === null ? `${read.amount} ${read.rest}` : read.rest;
  const after = text.slice(match[0].length);
  const container = leadingUnit(after, language);
  const isPackage = container !== null && isContainer(container.unit);
  if (!isPackage && counted === null) return null;
  const amounts = counted === null ? { amount: 1, amountMax: 1 } : amountsOf(read);
  const unit = isPackage ? container.unit : null;
  const name = isPackage ? container.rest : after;
  return packagesOf({ ...amounts, unit }, match, name.replace(article, ''), read.by);
}

/** "2 boîtes de 400 g de tomates", "1 lata de 400 g de garbanzos", "2 Dosen à 400 g Tomaten". */
function readContainerOf(read: ReadAmount, language?: Language): Reading | null {
  const container = leadingUnit(read.rest, language);
  if (container === null || !isContainer(container.unit)) return null;
  const match = contentWeight.exec(container.rest);
  if (match === null) return null;
  const name = container.rest.slice(match[0].length).replace(article, '');
  if (name === '') return null;
  return packagesOf({ ...amountsOf(read), unit: container.unit }, match, name, read.by);
}

function packagesOf(
  quantity: Quantity,
  [, written = '', unitWord = '']: RegExpExecArray,
  name: string,
  by: Reading['by'],
): Reading | null {
  const unit = unitOf(unitWord);
  if (unit === undefined || name === '') return null;
  const each = { amount: amountOf(written), unit };
  return { quantities: [{ ...quantity, each }], size: null, by, name, nameWithUnit: name };
}

const pieceWord = String.raw`(?:(?:piece|knob|thumb|length|chunk|stück|trozo|pedazo|morceau)s?\b)`;
const lengthUnit = '(inch(?:es)?|cm|centim\\p{L}{2,6}|")';
const longEach = new RegExp(
  String.raw`^(?:[x×]\s)?${number}[\s-]?${lengthUnit}[\s-]*(?:${pieceWord}\s*)?`,
  'iu',
);
const longOne = new RegExp(String.raw`^(-)?\s?${lengthUnit}[\s-]*(?:(${pieceWord})\s*)?`, 'iu');

/** "1 2-inch piece ginger" is one piece, "2 cm ginger" a length of the food. Other lengths only describe the cut. */
export function readLength(read: ReadAmount, language?: Language): Reading | null {
  const piece = unitByKey('piece') ?? null;
  const counted = longEach.exec(read.rest);
  if (counted !== null) {
    const [all, length = '', word = ''] = counted;
    const unit = lengthOf(word, language);
    const each = unit && { each: { amount: amountOf(length), unit } };
    return longReading(read, { ...amountsOf(read), unit: piece, ...each }, all);
  }
  const one = longOne.exec(read.rest);
  if (one === null) return null;
  const [all, hyphen, word = '', pieces] = one;
  const unit = lengthOf(word, language);
  if (unit === undefined) return null;
  const isPiece = hyphen !== undefined || pieces !== undefined;
  const quantity: Quantity = isPiece
    ? { amount: 1, amountMax: 1, unit: piece, each: { amount: read.amount, unit } }
    : { ...amountsOf(read), unit };
  return longReading(read, quantity, all);
}

function lengthOf(word: string, language?: Language): Unit | undefined {
  return word === '"' ? unitByKey('inch') : (unitOf(word, language) ?? unitByKey('cm'));
}

function longReading(read: ReadAmount, quantity: Quantity, all: string): Reading | null {
  const name = read.rest.slice(all.length).replace(article, '');
  if (name === '') return null;
  return { quantities: [quantity], size: null, by: read.by, name, nameWithUnit: name };
}
