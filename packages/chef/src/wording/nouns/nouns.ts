import { type Language, languages } from '@pomona/food/foods/languages';
import { type Food, foodByKey } from '@pomona/food/table/table';
import { shownName } from '@pomona/food/wording/wording-names';
import { isMany } from '@pomona/food/wording/wording-units';
import type { DishPart } from '../../dish.ts';
import { furtherNouns } from './further-nouns-data.ts';
import { headNouns } from './head-nouns-data.ts';
import { proteinNouns } from './protein-nouns-data.ts';
import { stapleNouns } from './staple-nouns-data.ts';
import { vegetableNouns } from './vegetable-nouns-data.ts';

/** The German neuter stands for French and Spanish nowhere. */
export type Gender = 'm' | 'f' | 'n';

/** A name in one number, as a sentence uses it. */
export interface Noun {
  /** Without an article: "cebolla", "rote Linsen". */
  form: string;
  /** `null`: not known, so it stands without an article. */
  gender: Gender | null;
  isPlural: boolean;
  /** Spanish feminine nouns with "el": "el agua". */
  takesEl: boolean;
  /** "everything": no article at all. */
  isPronoun: boolean;
  /** In front of another noun: "chickpea curry", "Kichererbsen-Curry". */
  modifier: string;
}

interface Cell {
  gender: Gender | null;
  one: string;
  many: string | null;
  isPluralOnly: boolean;
  takesEl: boolean;
  isPronoun: boolean;
  modifier: string | null;
}

/**
 * A cell is `letter one/many~modifier`. The letter is m, f or n; P, M or F for what has only a plural; a for a Spanish
 * feminine noun with "el"; ! for a pronoun. English cells have a letter only for P and !. One form alone is not counted.
 */
const cellPattern = /^(?:([mfnPMFa!]) )?([^/~]+)(?:\/([^~]+))?(?:~(.+))?$/;
const genders: Readonly<Record<string, Gender>> = {
  m: 'm',
  M: 'm',
  f: 'f',
  F: 'f',
  a: 'f',
  n: 'n',
};

function cellOf(text: string): Cell {
  const [, letter = '', one = text, many, modifier] = cellPattern.exec(text.trim()) ?? [];
  return {
    gender: genders[letter] ?? null,
    one,
    many: many ?? null,
    isPluralOnly: letter === 'P' || letter === 'M' || letter === 'F',
    takesEl: letter === 'a',
    isPronoun: letter === '!',
    modifier: modifier ?? null,
  };
}

const cells = new Map<string, readonly Cell[]>(
  `${vegetableNouns}${proteinNouns}${stapleNouns}${furtherNouns}`
    .trim()
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => {
      const [key = '', ...names] = row.split(' | ');
      return [key, names.map(cellOf)] as const;
    }),
);

/** A noun outside the data of foods: "the sauce". */
export function nounOfCell(text: string, language: Language): Noun {
  return nounIn(cellOf(text), false, language);
}

function nounIn(cell: Cell, isMore: boolean, language: Language): Noun {
  const isPlural = cell.isPluralOnly || (isMore && cell.many !== null);
  const form = isPlural ? (cell.many ?? cell.one) : cell.one;
  const { gender, takesEl, isPronoun } = cell;
  return { form, gender, isPlural, takesEl, isPronoun, modifier: modifierOf(cell, language) };
}

/** German compounds take the plural of feminine nouns in -e: "Tomaten-Suppe". */
function modifierOf({ one, many, modifier, gender }: Cell, language: Language): string {
  if (modifier !== null) return modifier;
  if (language !== 'de') return one;
  const form = gender === 'f' && one.endsWith('e') ? (many ?? one) : one;
  return form
    .replace(/^(?:\p{Ll}\S* )+/u, '')
    .replace(/beeren$/, 'beer')
    .replaceAll(' ', '-');
}

/** Units of which one is part of one piece, or a whole one. */
const ofOne = new Set(
  'slice loaf head half wedge piece stalk stick leaf sprig clove strip ear fillet inch cm'.split(
    ' ',
  ),
);

/** "2 cloves", "1 head": the food itself stays in its own number. */
export const isOneOfMany = (unit: string | null) => unit !== null && ofOne.has(unit);

type Amount = DishPart['amount'];

const isMore = ({ value, unit }: Amount, language: Language) =>
  unit === null ? isMany(value, language) : !ofOne.has(unit);

/** The short name of a food in steps and titles: "the chickpeas" for "240 g canned chickpeas". */
export function nounOf(key: string, amount: Amount, language: Language): Noun {
  const cell = cells.get(key)?.[languages.indexOf(language)];
  if (cell !== undefined) return nounIn(cell, isMore(amount, language), language);
  return fullNounOf(key, amount, language);
}

/** The whole name of the table, which tells foods apart that share a short one. */
export function fullNounOf(key: string, { value, unit }: Amount, language: Language): Noun {
  const food = foodByKey(key);
  const form = food === undefined ? key : shownName(food, { amount: value, unit }, language);
  return {
    ...agreementOf(form, language, food),
    form,
    takesEl: false,
    isPronoun: false,
    modifier: form,
  };
}

/** Whether a measured heap of a food has a plural ("200 g carrots"), as its noun says; `null`: no noun is listed. */
export function isHeapPlural(key: string, language: Language): boolean | null {
  const cell = cells.get(key)?.[languages.indexOf(language)];
  return cell === undefined ? null : cell.isPluralOnly || cell.many !== null;
}

export interface Agreement {
  gender: Gender | null;
  isPlural: boolean;
}

const heads = new Map<Language, ReadonlyMap<string, Agreement>>(
  languages.map((language, column) => [
    language,
    new Map<string, Agreement>([
      ...headNouns[language]
        .split(';')
        .filter((cell) => cell.trim() !== '')
        .flatMap((cell) => headsOf(cellOf(cell), language)),
      ...[...cells.values()].flatMap((row) => headsOf(row[column], language)),
    ]),
  ]),
);

function headsOf(cell: Cell | undefined, language: Language): [string, Agreement][] {
  if (cell === undefined) return [];
  const { gender, one, many, isPluralOnly } = cell;
  const pairs: [string, Agreement][] = [
    [headOf(one, language), { gender, isPlural: isPluralOnly && (many === null || many === one) }],
  ];
  if (many !== null) pairs.push([headOf(many, language), { gender, isPlural: true }]);
  return pairs;
}

/** The noun of a name: the first word in Spanish and French, the last in German before a preposition. */
function headOf(name: string, language: Language): string {
  const words = name.toLowerCase().split(' ');
  if (language !== 'de') return words[0] ?? '';
  const end = words.findIndex((word) => /^(?:aus|in|im|mit|ohne|der|vom)$|^\d/.test(word));
  return words[(end > 0 ? end : words.length) - 1] ?? '';
}

/** Gender and number of a name as it stands in a line; by its noun, or by its ending where that is regular. */
export function agreementOf(name: string, language: Language, food?: Food): Agreement {
  const head = headOf(name, language);
  const own = headsOf(cells.get(food?.key ?? '')?.[languages.indexOf(language)], language);
  const named = own.find(([word]) => word === head);
  if (named !== undefined) return named[1];
  const known = heads.get(language)?.get(head);
  if (known !== undefined) return known;
  if (language === 'de') return germanByEnd(head);
  if (language === 'es') return spanishByEnd(head);
  const isPlural = /[sx]$/.test(head) && food !== undefined;
  return { gender: isPlural ? 'm' : null, isPlural };
}

function spanishByEnd(word: string): Agreement {
  const isPlural = /[aeo]s$/.test(word);
  const end = word.replace(/s$/, '').at(-1);
  const gender = end === 'a' ? 'f' : end === 'o' || isPlural ? 'm' : null;
  return { gender, isPlural };
}

const minSuffix = 4;

/** "Zuchtlachs" is a "Lachs". */
function germanByEnd(word: string): Agreement {
  const known = heads.get('de');
  for (let start = 1; start <= word.length - minSuffix; start += 1) {
    const agreement = known?.get(word.slice(start));
    if (agreement !== undefined) return agreement;
  }
  return { gender: null, isPlural: false };
}
