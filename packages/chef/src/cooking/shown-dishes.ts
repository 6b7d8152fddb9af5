import { folded } from '@pomona/food/foods/names';
import type { Dish } from '../dish.ts';
import type { WrittenRecipe } from '../written-recipe.ts';

const separator = '|';
const maxLength = 200;

/** What is sent back as `shown`: the dish, and the title, which two similar dishes can share. */
export const fingerprintOf = ({ fingerprint }: Dish, { title }: WrittenRecipe): string =>
  `${fingerprint}${separator}${folded(title)}`.slice(0, maxLength);

export const dishesOf = (shown: readonly string[]): string[] =>
  shown.map((fingerprint) => fingerprint.split(separator)[0] ?? '');

export const titlesOf = (shown: readonly string[]): ReadonlySet<string> =>
  new Set(shown.flatMap((fingerprint) => fingerprint.split(separator)[1] ?? []));
