import { describesAnyFood } from '../foods/describing-words-data.ts';
import type { FoodRow as Food } from '../foods/food-row.ts';
import { roleOf } from './vocabulary.ts';

/** Words that change the figures: skipped only where the food already has the property. */
const guarded: Readonly<Record<string, (food: Food) => boolean>> = {
  cooked: ({ key, roles }) =>
    key.includes('cooked') || !(roles.includes('starch') || roles.includes('legume')),
  dried: ({ key, roles }) =>
    /-dry$|dried/.test(key) ||
    roles.some((role) => ['starch', 'wholegrain', 'spice', 'seed', 'nut'].includes(role)) ||
    key === 'bay-leaf',
  mashed: ({ key }) => !key.startsWith('potato'),
  canned: ({ key, roles }) => key.includes('canned') || roles.includes('seafood'),
};
const sameAs: Readonly<Record<string, string>> = {
  ...{ tinned: 'canned', jarred: 'canned', bottled: 'canned' },
  ...{ getrocknet: 'dried', secs: 'dried', secos: 'dried' },
};

/** Whether a word may describe some food; see `maySkip` for a certain one. */
export function isDescribing(word: string): boolean {
  if (describesAnyFood(word)) return true;
  const role = roleOf(word);
  return role === 'state' || role === 'variety';
}

/** Whether a word before or after the name of this food may be skipped. */
export function maySkip(word: string, food: Food): boolean {
  if (/^\d+$/.test(word)) return true;
  if (!isDescribing(word)) return false;
  return guarded[sameAs[word] ?? word]?.(food) ?? true;
}
