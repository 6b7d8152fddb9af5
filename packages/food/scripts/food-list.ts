import { shoppingCategories } from '../src/foods/categories.ts';
import { type Contents, type FoodRow, isRole, type Part } from '../src/foods/food-row.ts';
import { readParts } from './composites.ts';
import { readContents } from './contents.ts';

/** A line of the lists in `foods/`. */
export interface ListedFood {
  key: string;
  /**
   * SR28 number, or `F` and an id of Foundation Foods, or `S` and an id of the supplement. `11446>10` is that row dried
   * to 10 % of water.
   */
  ref: string;
  /** What a food without a row is computed from; empty where `ref` names a row. */
  parts: Part[];
  /** A second row that the figures missing from the first are taken from. */
  fillRef: string | undefined;
  names: FoodRow['names'];
  category: FoodRow['category'];
  roles: FoodRow['roles'];
  contents: Required<Contents>;
  /** The parts stand for an unnamed kind: their allergens are not inherited. */
  isOnlyListed: boolean;
  measures: Record<string, number>;
  glycemicRow: string;
  note: string;
}

const words = (text: string) => text.split(/\s+/).filter(Boolean);
const names = (text: string) => text.split(';').map((name) => name.trim());

/** Reads one list; throws on a line that is not complete or holds an unknown role, trait or category. */
export function readFoodList(text: string): ListedFood[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map(readLine);
}

/** Before the traits of "plant milk", which is not always made of soy. */
const onlyListed = /^only\s+/;

function readLine(line: string): ListedFood {
  const [key = '', refs = '', en = '', es = '', fr = '', de = '', ...rest] = line
    .split('|')
    .map((cell) => cell.trim());
  const [category = '', roles = '', traits = '', measures = '', glycemicRow = '', note = ''] = rest;
  const known = shoppingCategories.find((name) => name === category);
  const fault = words(roles).filter((role) => !isRole(role));
  if (known === undefined || fault.length > 0 || [key, refs, en, es, fr, de].includes('')) {
    throw new Error(`List of foods, ${key}: ${fault.join(' ') || 'not complete'}`);
  }
  const parts = refs.startsWith('=') ? readParts(refs.slice(1)) : [];
  const [ref = '', fillRef] = parts.length > 0 ? [''] : refs.split('+');
  return {
    key,
    ref,
    parts,
    fillRef,
    names: { en: names(en), es: names(es), fr: names(fr), de: names(de) },
    category: known,
    roles: words(roles).filter(isRole),
    contents: readContents(traits.replace(onlyListed, '')),
    isOnlyListed: onlyListed.test(traits),
    measures: Object.fromEntries(words(measures).map(readMeasure)),
    glycemicRow,
    note,
  };
}

function readMeasure(pair: string): [string, number] {
  const [name = '', grams = ''] = pair.split('=');
  if (!(Number(grams) > 0)) throw new Error(`List of foods: no weight in "${pair}"`);
  return [name, Number(grams)];
}
