import type { RecipeCard } from '@pomona/contract/recipes';
import type { Selection, SortOrder } from '../selection.ts';
import { type FacetCounts, facetCounts } from './facet-counts.ts';
import { folded } from './folded.ts';
import { ordered } from './orders.ts';
import { judgeOf, type Person, type PreparedCard, preparedCard } from './rules.ts';

export interface Finder {
  /** The recipes that a selection leaves, in its order (LIST-09, LIST-10, LIST-11). */
  find(selection: Selection, person: Person | null): readonly RecipeCard[];
  /** How many each further choice would leave. */
  count(selection: Selection, person: Person | null): FacetCounts;
}

interface Searched {
  sort: SortOrder;
  words: string;
  found: readonly PreparedCard[];
}

/**
 * Folds each recipe once, keeps each order once asked for, and looks only through the last result where a search
 * goes on from the last one: a keystroke at the end of many recipes costs a few comparisons.
 */
export function createFinder(cards: readonly RecipeCard[]): Finder {
  const prepared = cards.map(preparedCard);
  const orders = new Map<SortOrder, readonly PreparedCard[]>();
  let last: Searched | null = null;

  function inOrder(sort: SortOrder): readonly PreparedCard[] {
    const known = orders.get(sort) ?? ordered(prepared, sort);
    orders.set(sort, known);
    return known;
  }

  function searched({ search, sort }: Selection): readonly PreparedCard[] {
    const words = folded(search.trim());
    if (words === '') return inOrder(sort);
    if (last?.sort === sort && last.words === words) return last.found;
    const narrows = last?.sort === sort && words.includes(last.words);
    const among = narrows && last ? last.found : inOrder(sort);
    const found = among.filter(({ searchable }) => searchable.includes(words));
    last = { sort, words, found };
    return found;
  }

  return {
    find(selection, person) {
      const judge = judgeOf(selection, person);
      const found: RecipeCard[] = [];
      for (const one of searched(selection)) if (judge(one) === 0) found.push(one.card);
      return found;
    },
    count: (selection, person) => facetCounts(searched(selection), selection, person),
  };
}
