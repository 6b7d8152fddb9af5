import { profileAllergens } from '@pomona/food/foods/allergens';
import { cuisines, dietTypes, mealTypes } from '@pomona/food/labels/diets';
import { readCatalogue } from '../../packages/catalogue/src/read.ts';
import { sequence } from '../synthetic-cards.ts';

const seed = 23;
/** Of a page of results. */
const results = 20;

/** Addresses of different questions: words of titles and of ingredients, one or two, half of them with a filter or two. */
export function questions(count: number): string[] {
  const below = sequence(seed);
  const pick = <T>(from: readonly T[]) => from[below(from.length)] as T;
  const recipes = readCatalogue();
  const wordsOf = (text: string) => text.match(/\p{L}{4,}/gu) ?? [];
  const words = recipes.flatMap(({ title, ingredients }) =>
    [title, ...ingredients].flatMap(wordsOf),
  );
  const filters = [
    () => ['diet', pick(dietTypes)],
    () => ['meal', pick(mealTypes)],
    () => ['cuisine', pick(cuisines)],
    () => ['avoid', pick(profileAllergens)],
    () => ['max_minutes', pick(['20', '30', '45', '60'])],
    () => ['max_calories', pick(['300', '400', '600'])],
  ] as const;
  const found = new Set<string>();
  while (found.size < count) {
    const query = new URLSearchParams({ fields: 'card', limit: String(results) });
    query.set('q', below(2) === 0 ? pick(words) : `${pick(words)} ${pick(words)}`);
    for (let filter = below(4) - 1; filter > 0; filter -= 1) {
      const [name = '', value = ''] = pick(filters)();
      query.set(name, value);
    }
    found.add(`/api/recipes?${query.toString()}`);
  }
  return [...found];
}

/** The n-th is chosen with a chance of 1/n (Zipf), the same in every run. */
export function chosenByRank<T>(from: readonly T[], count: number): T[] {
  const below = sequence(seed);
  const sums: number[] = [];
  for (const [index] of from.entries()) sums.push((sums[index - 1] ?? 0) + 1 / (index + 1));
  const total = sums.at(-1) ?? 0;
  return Array.from({ length: count }, () => {
    const at = (below(1_000_000) / 1_000_000) * total;
    return from[sums.findIndex((sum) => sum > at)] as T;
  });
}
