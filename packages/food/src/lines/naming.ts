import type { Quantity, Reading } from '../amounts/line-head.ts';
import type { Size } from '../amounts/units.ts';
import { unitOf } from '../amounts/units.ts';
import type { Language } from '../foods/languages.ts';
import { folded } from '../foods/names.ts';
import { nounFirst } from '../mentions/scan.ts';
import {
  type Food,
  findFood,
  findNamed,
  foodByKey,
  foodByName,
  type MatchHint,
  matchFood,
} from '../table/table.ts';

export interface Named {
  food: Food | null;
  alternative: Food | null;
  quantities: readonly Quantity[];
  size: Size | null;
  /** 0–1: below 1 for a corrected misspelling; 0 without a food. */
  certainty: number;
  name: string;
  isCorrected: boolean;
}

type Choice = Pick<Named, 'alternative' | 'certainty' | 'name' | 'isCorrected'> & { food: Food };

interface NamedBy {
  food: Food;
  name: string;
}

interface Stated {
  language?: Language | undefined;
  preparation: string | null;
  /** Texts in brackets. */
  notes?: readonly string[];
}

export function nameFood(reading: Reading, stated: Stated): Named {
  const squeezed = readJuiceOrZest(reading, stated);
  if (squeezed !== null) return squeezed;
  const name = nameOf(reading.name, stated);
  const choice =
    chosen(name, stated) ??
    chosen(withoutTail(reading.nameWithUnit), stated) ??
    correctedChoice(name, stated);
  const { quantities, size } = reading;
  if (choice !== null) choice.food = inCan(choice.food, quantities);
  if (choice === null) return { ...nothingNamed, quantities, size };
  return { ...choice, quantities: withTrailingUnit(name, choice.food, quantities), size };
}

const nothingNamed = {
  food: null,
  alternative: null,
  certainty: 0,
  name: '',
  isCorrected: false,
} as const;

/** A purpose in this recipe, never a part of a name. */
const ofThisRecipe = /\s(?:for the|para (?:el|las?|los)|pour l(?:a|es?)|für d(?:as|en|ie))\s/iu;

/** The name without its tail, unless the whole is a name: "masa para pizza" is no masa, "harina para la masa" is flour. */
function nameOf(written: string, { language }: Stated): string {
  const short = withoutTail(written);
  const isWhole =
    short !== written &&
    !ofThisRecipe.test(written) &&
    foodByName(written, { language }) !== undefined;
  return isWhole ? written : short;
}

/** "with", "for" and "from" end the name. */
function withoutTail(name: string): string {
  return name.replace(
    /\s(?:with|for|from|such as|like|plus|to serve|to taste|as needed|para|con|pour|avec|für|mit|zum|al gusto|selon le goût|nach geschmack)(?:\s.*)?$/i,
    '',
  );
}

function chosen(name: string, stated: Stated): Choice | null {
  const [first = '', second] = name.split(/ (?:or|oder|ou|o|u) |(?<=\p{L})\s?\/\s?(?=\p{L})/iu);
  if (second === undefined) return choiceOf(lookUp(name, stated), null);
  // "chicken or vegetable stock" shares its last word, "butter or oil" and "leche o bebida vegetal" do not.
  const last = second.trim().split(' ').at(-1) ?? '';
  const other = lookUp(second, stated);
  const isNounFirst = stated.language !== undefined && nounFirst.has(stated.language);
  const named =
    (isNounFirst ? lookUp(first, stated) : null) ??
    lookUp(`${first} ${last}`, stated) ??
    lookUp(first, stated) ??
    other;
  return choiceOf(named, other?.food === named?.food ? null : (other?.food ?? null));
}

function choiceOf(named: NamedBy | null, alternative: Food | null): Choice | null {
  return named && { ...named, alternative, certainty: 1, isCorrected: false };
}

/** "zuchini": corrected only where nothing matches as written. */
function correctedChoice(name: string, { language }: Stated): Choice | null {
  const match = matchFood(name, { language });
  if (match === null || match.food === null || match.by !== 'misspelled') return null;
  const { food, confidence } = match;
  return { food, alternative: null, certainty: confidence, name: match.name, isCorrected: true };
}

/** The words after the comma may belong to the name ("tomatoes, canned"). */
function lookUp(name: string, { preparation, language }: Stated): NamedBy | null {
  const hint: MatchHint = language === undefined ? {} : { language };
  const [firstPart = ''] = (preparation ?? '').split(',');
  const withPreparation =
    firstPart === '' || firstPart.includes(' ')
      ? undefined
      : foodByName(`${firstPart} ${name}`, hint);
  if (withPreparation !== undefined)
    return { food: withPreparation, name: folded(`${firstPart} ${name}`) };
  return foundIn(name, hint);
}

/** "tuna in water" is a name; "tomatoes in 2 cm dice" is not. */
function foundIn(name: string, hint: MatchHint): NamedBy | null {
  return (
    findNamed(name, hint) ?? findNamed(name.replace(/\s(?:in|on|en|au|aux|auf)\s.*$/i, ''), hint)
  );
}

const trailingUnits = new Set([
  'clove',
  'stalk',
  'stick',
  'leaf',
  'sprig',
  'fillet',
  'slice',
  'ear',
  'head',
  'strip',
  'spear',
  'pod',
  'half',
  'bunch',
]);

/** A can of chickpeas holds canned, not dry, chickpeas. */
function inCan(food: Food, [first]: readonly Quantity[]): Food {
  if (first?.unit?.key !== 'can' && first?.unit?.key !== 'jar') return food;
  const key = cannedOf[food.key] ?? food.key.replace(/(?:-green)?-dry$/, '-canned');
  return foodByKey(key) ?? food;
}

const cannedOf: Readonly<Record<string, string>> = {
  'tuna-fresh': 'tuna-canned-water',
  'salmon-sockeye': 'salmon-canned',
  'corn-frozen': 'corn-canned',
  'corn-ear': 'corn-canned',
  'white-beans-dry': 'cannellini-canned',
  'lentils-green-dry': 'lentils-cooked',
  'lentils-black-dry': 'lentils-cooked',
  mackerel: 'mackerel-canned',
  tomato: 'tomatoes-canned',
  'tomato-cherry': 'tomatoes-canned',
  'tomato-plum': 'tomatoes-canned',
  'tomato-beefsteak': 'tomatoes-canned',
  artichoke: 'artichoke-hearts-canned',
  'artichoke-hearts': 'artichoke-hearts-canned',
  asparagus: 'asparagus-canned',
  'asparagus-white': 'asparagus-canned',
  'bean-sprouts': 'bean-sprouts-canned',
  beet: 'beets-canned',
  carrot: 'carrots-canned',
  'green-beans': 'green-beans-canned',
  'wax-beans': 'wax-beans-canned',
  'mushroom-cremini': 'mushrooms-canned',
  'mushroom-white': 'mushrooms-canned',
  'peas-frozen': 'peas-canned',
  'peas-fresh': 'peas-canned',
  potato: 'potatoes-canned',
  'potato-new': 'potatoes-canned',
  spinach: 'spinach-canned',
  'sweet-potato': 'sweet-potato-canned',
  apricot: 'apricots-canned-light',
  'cherries-sour': 'cherries-sour-canned-syrup',
  'cherries-sweet': 'cherries-sweet-canned-syrup',
  jackfruit: 'jackfruit-young',
  lychee: 'lychees-canned',
  mandarin: 'mandarin-canned-syrup',
  peach: 'peaches-canned-light',
  pear: 'pears-canned-light',
  plum: 'plums-canned-syrup',
  'white-beans-cooked': 'white-kidney-beans-canned',
  'chickpeas-cooked': 'chickpeas-canned',
  'cabbage-red': 'red-cabbage-jarred',
  jalapeno: 'jalapeno-canned',
  pineapple: 'pineapple-canned',
  pumpkin: 'pumpkin-puree',
  clams: 'clams-canned',
};

/** "2 garlic cloves", "4 celery stalks": the unit follows the food. */
function withTrailingUnit(
  name: string,
  food: Food,
  quantities: readonly Quantity[],
): readonly Quantity[] {
  const [first, ...others] = quantities;
  if (first === undefined || first.unit !== null) return quantities;
  const unit = unitOf(name.split(' ').at(-1) ?? '');
  if (unit === undefined || !trailingUnits.has(unit.key)) return quantities;
  return food.measures[unit.key] === undefined ? quantities : [{ ...first, unit }, ...others];
}

/** "juice of 1 lemon". */
const partBefore =
  /^(?:the |el |la |le |du |der |die )?(?:freshly squeezed |fresh |finely grated |grated )?(juice and zest|zest and juice|juice|zest|peel|zumo|jugo|ralladura|jus|zeste|saft|schale|abrieb)\s+(?:and (?:zest|juice) )?(?:of|de|d'|d’|du|von|einer?|from)?\s*/i;
/** Marks which words of the line name the part of the fruit. */
const juiceAndZestWords =
  'juice juiced zest zested peel zumo jugo exprimido exprimida presse pressee ausgepresst ralladura piel cascara jus zeste zestes saft schale abrieb zesten abgeriebene';
const juiceWord = /juice|zumo|jugo|exprimid|jus(?!\p{L})|pressée?s?(?!\p{L})|saft|ausgepresst/iu;
/** "peel", but not "peeled": then the fruit is eaten. */
const zestWord = /zest|peel(?!\p{L})|ralladura|schale(?!\p{L})|abrieb/iu;
const citrus: Readonly<Record<string, { juice: string; zest: string }>> = {
  lemon: { juice: 'lemon-juice', zest: 'lemon-zest' },
  lime: { juice: 'lime-juice', zest: 'lemon-zest' },
  orange: { juice: 'orange-juice', zest: 'orange-zest' },
};

function readJuiceOrZest(
  reading: Reading,
  { preparation, language, notes = [] }: Stated,
): Named | null {
  const before = partBefore.exec(reading.name);
  const phrase = before?.[1] ?? preparation ?? notes.join(' ');
  const isJuice = juiceWord.test(phrase);
  const isZest = zestWord.test(phrase);
  if (!isJuice && !isZest) return null;
  const inner = before === null ? null : readInner(reading.name.slice(before[0].length));
  const main = inner?.quantities[0] ?? reading.quantities[0];
  const isCounted = main === undefined || main.unit === null || main.unit.key === 'half';
  const fruit = findFood(inner?.name ?? reading.name, { language });
  const parts = fruit === null ? undefined : citrus[fruit.key];
  if (parts === undefined || !isCounted) return null;
  // Of juice and zest, the juice has nearly all of the figures.
  const food = foodByKey(isJuice ? parts.juice : parts.zest) ?? null;
  const quantity: Quantity = main ?? { amount: 1, amountMax: 1, unit: null };
  return {
    food,
    alternative: null,
    quantities: [{ ...quantity, unit: null }],
    size: null,
    certainty: 1,
    name: folded(`${juiceAndZestWords} ${inner?.name ?? reading.name}`),
    isCorrected: false,
  };
}

function readInner(text: string): { quantities: Quantity[]; name: string } {
  const match =
    /^(\d+(?:[.,]\d+)?|½|1\/2|half(?: an?)?|an?|one|two|three|media?|un[ae]?|deux|dos)\s+(.*)$/i.exec(
      text,
    );
  if (match === null) return { quantities: [], name: text };
  const [, written = '', name = ''] = match;
  const words: Record<string, number> = { '½': 0.5, '1/2': 0.5, two: 2, three: 3, deux: 2, dos: 2 };
  const amount =
    words[written] ??
    (/^(?:half|media|medio)/i.test(written) ? 0.5 : Number(written.replace(',', '.')) || 1);
  return { quantities: [{ amount, amountMax: amount, unit: null }], name };
}
