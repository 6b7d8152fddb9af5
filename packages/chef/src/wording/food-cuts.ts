import { type Language, languages } from '@pomona/food/foods/languages';
import type { Cut } from '../dish.ts';
import { foodCutRows } from './texts/food-cuts-data.ts';

/** Not the bars of "{a|b}". */
const cell = /\|(?![^{]*\})/;

const rows = foodCutRows
  .trim()
  .split('\n')
  .map((row) => {
    const [keys = '', cuts = '', ...words] = row.split(cell).map((text) => text.trim());
    return { keys: keys.split(' '), cuts: new Set(cuts.split(' ')), words };
  });

const isOf = (key: string, beginning: string) =>
  key === beginning || key.startsWith(`${beginning}-`);

/** "in Röllchen" for chives; `null` where the usual word fits. */
export function cutOfFood(key: string, cut: Cut, language: Language): string | null {
  const row = rows.find(
    ({ keys, cuts }) => cuts.has(cut) && keys.some((beginning) => isOf(key, beginning)),
  );
  return row?.words[languages.indexOf(language)] || null;
}
