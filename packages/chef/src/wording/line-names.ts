import type { Language } from '@pomona/food/foods/languages';
import { isMany } from '@pomona/food/wording/wording-units';
import type { DishPart } from '../dish.ts';
import { countedNames } from './texts/line-names-data.ts';

const columns: readonly Language[] = ['es', 'fr', 'de'];

const counted = new Map(
  countedNames
    .trim()
    .split('\n')
    .map((row) => {
      const [key = '', ...cells] = row.split('|').map((cell) => cell.trim());
      return [key, cells] as const;
    }),
);

const countedUnits = new Set([null, 'piece', 'fillet', 'slice', 'clove']);

/** "Lachsfilets" for two; 'g' where a cook weighs it; `null`: as the table names it. */
export function countedName(
  key: string,
  { value, unit }: DishPart['amount'],
  language: Language,
): string | null {
  if (!countedUnits.has(unit)) return null;
  const cell = counted.get(key)?.[columns.indexOf(language)] ?? '';
  if (cell === '') return null;
  const [one = cell, many = one] = cell.split('/');
  return isMany(value, language) ? many : one;
}
