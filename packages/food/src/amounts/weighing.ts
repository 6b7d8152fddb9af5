import type { Role } from '../foods/food-row.ts';
import type { Food } from '../table/table.ts';
import type { Quantity } from './line-head.ts';
import { type MeasureKind, type Size, spreadOf, type Unit, unitOf } from './units.ts';
import { amountOf } from './written-number.ts';

export interface Weighed {
  value: number;
  low: number;
  high: number;
  /** `assumed`: the line names no amount. */
  by: MeasureKind | 'assumed';
}

export interface Circumstances {
  quantities: readonly Quantity[];
  size: Size | null;
  notes: readonly string[];
}

/** Grams of a food by the most exact information of its line; `null` where no weight follows. */
export function weigh(food: Food, line: Circumstances): Weighed | null {
  const [first, ...others] = line.quantities;
  if (first === undefined) return assumed(food);
  const main = weighMain(food, first, line);
  if (main === null) return null;
  return others.reduce<Weighed | null>((total, quantity) => {
    const more = weighQuantity(food, quantity, null);
    if (more === null || total === null) return null;
    return { ...plus(total, more), by: total.by };
  }, main);
}

function weighMain(food: Food, quantity: Quantity, { size, notes }: Circumstances): Weighed | null {
  if (quantity.each !== undefined) return weighEach(food, quantity, quantity.each);
  if (quantity.unit?.kind === 'weight') return weighed(quantity, quantity.unit.size ?? 1, 'weight');
  const noted = notedGrams(food, notes, quantity);
  if (noted !== null) return noted;
  const isPackage = packages.has(quantity.unit?.key ?? '');
  const ofPackage = isPackage ? notedVolume(food, notes, quantity) : null;
  if (ofPackage !== null) return ofPackage;
  const own = notedLength(food, notes, quantity) ?? weighQuantity(food, quantity, size);
  // "1 container (2 cups)": the measure in brackets helps where the first one does not.
  return own ?? notedVolume(food, notes, quantity);
}

/** "2 x 400 g cans", "2 500 ml bottles", "1 2-inch piece". */
function weighEach(
  food: Food,
  quantity: Quantity,
  { amount, unit }: NonNullable<Quantity['each']>,
): Weighed | null {
  if (unit.kind === 'weight') {
    return weighed(quantity, contents(food, amount * (unit.size ?? 1)), 'weight');
  }
  const grams = unit.kind === 'piece' ? lengthGrams(food, unit) : volumeGrams(food, unit);
  return grams === null ? null : weighed(quantity, grams * amount, unit.kind);
}

function lengthGrams({ measures: { inch } }: Food, unit: Unit): number | null {
  if (inch === undefined) return null;
  return unit.key === 'cm' ? inch / 2.54 : inch;
}

const lengthNote = /(\d{1,2}(?:[.,]\d)?)[\s-]?(inch(?:es)?|cm)(?!\p{L})/iu;

/** "1 piece ginger (3 cm)", "1 (2-inch) piece ginger". */
function notedLength(food: Food, notes: readonly string[], quantity: Quantity): Weighed | null {
  if (quantity.unit !== null && quantity.unit.key !== 'piece') return null;
  for (const note of notes) {
    const [, number, word = ''] = lengthNote.exec(note) ?? [];
    const unit = unitOf(word);
    const grams = unit === undefined ? null : lengthGrams(food, unit);
    if (number === undefined || grams === null) continue;
    return weighed(quantity, grams * Number(number.replace(',', '.')), 'piece');
  }
  return null;
}

function weighQuantity(food: Food, quantity: Quantity, size: Size | null): Weighed | null {
  const { unit } = quantity;
  if (unit?.kind === 'weight') return weighed(quantity, unit.size ?? 1, 'weight');
  if (unit?.kind === 'volume' || unit?.kind === 'household') {
    const grams = volumeGrams(food, unit);
    if (grams === null) return null;
    const whole = weighed(quantity, grams, unit.kind);
    const dissolved = dissolvedGrams(food, quantity.amount, unit);
    if (dissolved === null) return whole;
    // A soup mix may hold a cup of the powder itself.
    return { ...weighed(quantity, dissolved, unit.kind), high: whole.high };
  }
  if (unit?.kind === 'pinch') {
    return weighed(quantity, food.measures[unit.key] ?? unit.size ?? handful(food), 'pinch');
  }
  const each = pieceGrams(food, unit, size);
  return each === null ? null : weighed(quantity, each, 'piece');
}

const bouillon = /^bouillon|-stock-(?:powder|cube)$/;
/** A cube of 4.8 g is for a cup (SR28 06081). */
const bouillonGramsPerMillilitre = 4.8 / 236.588;
const minStockMillilitres = 100;

/** "500 ml vegetable bouillon": the powder in so much stock. */
function dissolvedGrams({ key }: Food, amount: number, { size = 0 }: Unit): number | null {
  const isStock = bouillon.test(key) && amount * size >= minStockMillilitres;
  return isStock ? size * bouillonGramsPerMillilitre : null;
}

function weighed({ amount, amountMax, isVague }: Quantity, each: number, by: MeasureKind): Weighed {
  const spread = isVague === true ? spreadOf.pinch : spreadOf[by];
  return {
    value: ((amount + amountMax) / 2) * each,
    low: amount * each * (1 - spread),
    high: amountMax * each * (1 + spread),
    by,
  };
}

function plus(a: Weighed, b: Weighed): Weighed {
  return { value: a.value + b.value, low: a.low + b.low, high: a.high + b.high, by: a.by };
}

const unitsInstead: Readonly<Record<string, string>> = { sprig: 'stalk', clove: 'pod' };

const sizeFactor: Readonly<Record<Size, number>> = { small: 0.75, medium: 1, large: 1.3 };

function pieceGrams(food: Food, unit: Unit | null, size: Size | null): number | null {
  const { measures } = food;
  const factor = size === null ? 1 : sizeFactor[size];
  if (unit === null || unit.key === 'piece') return wholeGrams(food, size);
  const own = measures[unit.key] ?? measures[unitsInstead[unit.key] ?? ''];
  if (own !== undefined) return own * factor;
  if (unit.key === 'cm' && measures.inch !== undefined) return measures.inch / 2.54;
  const usual = usualOf(unit.key, food);
  if (usual !== null) return usual * factor;
  // French yoghurt cakes measure sugar in the 125 ml yoghurt pot.
  if (unit.key === 'tub') return volumeGrams(food, yogurtPot);
  // "1 head fennel", "2 sticks celery", "4 cod fillets": one of the thing itself.
  const isWhole = ['head', 'stalk', 'stick', 'fillet', 'ear', 'spear', 'ball', 'pod'].includes(
    unit.key,
  );
  return isWhole && measures.piece !== undefined ? measures.piece * factor : null;
}

function wholeGrams({ measures }: Food, size: Size | null): number | null {
  if (size !== null && measures[size] !== undefined) return measures[size];
  // "1/2 red cabbage" is half a head.
  const whole = measures.piece ?? measures.head;
  return whole === undefined ? null : whole * (size === null ? 1 : sizeFactor[size]);
}

/** Typical weights, where the table has none for the food. */
function usualOf(unit: string, { key, roles }: Food): number | null {
  if (roles.includes('herb'))
    return { sprig: 1, bunch: 30, packet: 30, leaf: 0.5, stalk: 1 }[unit] ?? null;
  if (roles.includes('leafy')) return { bunch: 200, leaf: 10 }[unit] ?? null;
  if (unit === 'can' && roles.includes('liquid')) return 400;
  if (unit === 'tub' && roles.includes('butter-cream')) return 200;
  if (unit === 'packet' && key.endsWith('-frozen')) return 340;
  if (unit === 'slice' && roles.includes('vegetable')) return 10;
  return null;
}

function handful({ roles }: Food): number {
  if (roles.includes('herb')) return 10;
  return roles.includes('leafy') ? 25 : 35;
}

/** Net weight: a 400 g can of beans holds 240 g of beans. */
function contents({ measures: { net, can } }: Food, grams: number): number {
  return net === undefined || can === undefined ? grams : (grams * can) / net;
}

const noted = String.raw`(?:\d{1,3}[\s-])?\d{1,3}\s?[/⁄]\s?\d|\d{0,5}\s?[½⅓⅔¼¾]|\d{1,5}(?:[.,]\d{1,2})?`;
const weightNote = new RegExp(
  String.raw`(?<![\d/.,])(${noted})\s*(?:[-–]\s*(${noted})\s*)?[\s-]?(kg|g|gr|grams?|gramos|grammes?|gramm|oz|ounces?|lbs?|pounds?)\b`,
  'i',
);

const drained =
  /(?<!\p{L})(?:drained|escurrid[oa]s?|égoutt[ée]e?s?|abgetropft|abtropfgewicht)(?!\p{L})/iu;

/** "(150 g)" is the weight of all, "(25 g each)" of one, "(400 g)" of one can or packet. */
function notedGrams(food: Food, notes: readonly string[], quantity: Quantity): Weighed | null {
  // Of "400 g, 240 g drained" the drained weight counts.
  const parts = notes.flatMap((note) => note.split(/[,;] (?=\D{0,25}\d)/));
  for (const note of [...parts.filter((part) => drained.test(part)), ...parts]) {
    const match = weightNote.exec(note);
    if (match === null) continue;
    const [, from = '', to = from, word = ''] = match;
    const size = unitOf(word)?.size ?? 1;
    const [low, high] = [from, to].map((text) => amountOf(text) * size);
    const isEach =
      /(?<!\p{L})(each|apiece|per|cada|c\/u|chacune?s?|pièce|je|jeweils|pro|à)(?!\p{L})/iu.test(
        note,
      ) || isWeightOfOne(food, low ?? 0, quantity);
    const isPackage = packages.has(quantity.unit?.key ?? '');
    const isDrained = drained.test(note);
    const whole = { amount: low ?? 0, amountMax: high ?? low ?? 0, unit: null };
    if (!isEach && !isPackage) return weighed(whole, 1, 'weight');
    const one = isPackage && !isDrained ? contents(food, 1) : 1;
    const all = {
      ...whole,
      amount: whole.amount * quantity.amount,
      amountMax: whole.amountMax * quantity.amountMax,
    };
    return weighed(all, one, 'weight');
  }
  return null;
}

/** "4 salmon fillets (6 oz)": shared by all, each would be far too small. */
function isWeightOfOne(food: Food, grams: number, quantity: Quantity): boolean {
  const usual = pieceGrams(food, quantity.unit, null);
  if (usual === null || quantity.amount < 2 || !food.roles.includes('protein')) return false;
  return grams / quantity.amount < usual * 0.4 && grams > usual * 0.6 && grams < usual * 1.7;
}

const volumeNote =
  /(\d{1,4}(?:[.,/]\d{1,2})?)\s*(ml|cl|dl|l|cups?|tbsp|tablespoons?|tsp|teaspoons?|fl oz)(?!\p{L})/iu;

/** "1 container (2 cups)"; "2 tubs (200 ml)" are 200 ml each. */
function notedVolume(food: Food, notes: readonly string[], quantity: Quantity): Weighed | null {
  const isPackage = packages.has(quantity.unit?.key ?? '');
  const { amount, amountMax } = isPackage ? quantity : { amount: 1, amountMax: 1 };
  for (const note of notes) {
    const [, number, word = ''] = volumeNote.exec(note) ?? [];
    const unit = unitOf(word);
    if (number === undefined || unit === undefined) continue;
    const grams = volumeGrams(food, unit);
    const each = amountOf(number);
    if (grams !== null && each > 0) {
      return weighed(
        { amount: amount * each, amountMax: amountMax * each, unit },
        grams,
        unit.kind,
      );
    }
  }
  return null;
}

const packages = new Set(['can', 'jar', 'packet', 'tub', 'bottle', 'block']);

const yogurtPot: Unit = { key: 'pot', kind: 'volume', size: 125 };

const millilitres = { cup: 236.588, tbsp: 14.787, tsp: 4.929 } as const;

/** Grams of one volume unit of this food, by its own measure or its density. */
export function volumeGrams({ measures }: Food, unit: Unit): number | null {
  const own = measures[unit.key];
  if (own !== undefined) return own;
  for (const name of ['cup', 'tbsp', 'tsp'] as const) {
    const grams = measures[name];
    if (grams !== undefined) return (grams / millilitres[name]) * (unit.size ?? 0);
  }
  return null;
}

/** Grams per dish where the line names no amount; wide ranges, since no source gives them. */
const assumedPerDish: readonly (readonly [Role, Omit<Weighed, 'by'>])[] = [
  ['salt', { value: 2, low: 0, high: 6 }],
  ['herb', { value: 5, low: 0, high: 15 }],
  ['spice', { value: 0.5, low: 0, high: 2 }],
  ['oil', { value: 10, low: 0, high: 30 }],
  ['butter-cream', { value: 10, low: 0, high: 30 }],
  ['leavening', { value: 4, low: 0, high: 10 }],
  ['acid', { value: 10, low: 0, high: 40 }],
];

function assumed({ key, roles }: Food): Weighed | null {
  // A spray of a second is 0.3 g; a dish takes one to three.
  if (key === 'cooking-spray') return { value: 0.5, low: 0.2, high: 1, by: 'assumed' };
  if (key === 'water') return { value: 0, low: 0, high: 0, by: 'assumed' };
  const weight = assumedPerDish.find(([role]) => roles.includes(role))?.[1];
  return weight === undefined ? null : { ...weight, by: 'assumed' };
}
