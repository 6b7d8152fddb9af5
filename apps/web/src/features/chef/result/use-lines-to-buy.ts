import type { GeneratedRecipe } from '@pomona/contract/chef/recipes';
import type { ReadLine } from '@pomona/contract/foods/analysis';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#platform/services.tsx';
import { typedFoodsQuery } from '../queries.ts';

const inEveryKitchen = ['water', 'salt'];

interface LinesToBuy {
  readonly all: readonly string[];
  /** Those whose food was not among what the member has. */
  readonly needed: readonly string[];
}

/** The lines of a recipe as one buys them; until they are read, as they are. */
export function useLinesToBuy({ ingredients, language, given }: GeneratedRecipe): LinesToBuy {
  const { data } = useQuery(typedFoodsQuery(useApi(), language, ingredients));
  if (data === undefined) return { all: ingredients, needed: ingredients };
  const atHand = new Set([
    ...inEveryKitchen,
    ...given.flatMap(({ food, used }) => (used && food !== null ? [food.key] : [])),
  ]);
  const needed = data.lines.filter(({ food }) => food === null || !atHand.has(food.key));
  return { all: data.lines.map(bought), needed: needed.map(bought) };
}

/** Nobody buys garlic minced. */
function bought({ text, preparation }: ReadLine): string {
  const tail = `, ${preparation}`;
  return preparation !== null && text.endsWith(tail) ? text.slice(0, -tail.length) : text;
}
