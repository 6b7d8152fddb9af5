import { shoppingCategories } from '../src/categories.ts';
import { type FoodRow, isRole, isTrait } from '../src/food-row.ts';

/** A line of foods.txt. */
export interface ListedFood {
  key: string;
  /** SR28 number, or `F` and an id of Foundation Foods, or `S` and an id of the supplement. */
  ref: string;
  names: FoodRow['names'];
  category: FoodRow['category'];
  roles: FoodRow['roles'];
  traits: FoodRow['traits'];
  measures: Record<string, number>;
  glycemicRow: string;
}

const words = (text: string) => text.split(/\s+/).filter(Boolean);
const names = (text: string) => text.split(';').map((name) => name.trim());

/** Reads foods.txt; throws on a line that is not complete or names an unknown role, trait or category. */
export function readFoodList(text: string): ListedFood[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map(readLine);
}

function readLine(line: string): ListedFood {
  const [key = '', ref = '', en = '', es = '', fr = '', de = '', ...rest] = line
    .split('|')
    .map((cell) => cell.trim());
  const [category = '', roles = '', traits = '', measures = '', glycemicRow = ''] = rest;
  const known = shoppingCategories.find((name) => name === category);
  const fault = [
    ...words(roles).filter((r) => !isRole(r)),
    ...words(traits).filter((t) => !isTrait(t)),
  ];
  if (known === undefined || fault.length > 0 || [key, ref, en, es, fr, de].includes('')) {
    throw new Error(`foods.txt, ${key}: ${fault.join(' ') || 'not complete'}`);
  }
  return {
    key,
    ref,
    names: { en: names(en), es: names(es), fr: names(fr), de: names(de) },
    category: known,
    roles: words(roles).filter(isRole),
    traits: words(traits).filter(isTrait),
    measures: Object.fromEntries(
      words(measures).map((pair) => {
        const [name = '', grams = ''] = pair.split('=');
        return [name, Number(grams)];
      }),
    ),
    glycemicRow,
  };
}
