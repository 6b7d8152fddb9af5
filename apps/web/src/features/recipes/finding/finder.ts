import type { RecipeCard } from '@pomona/contract/recipes';
import type { SortOrder } from '@pomona/contract/recipes/orders';
import { folded } from '@pomona/contract/search-text';
import { filterCount, type Selection } from '../selection.ts';
import { ordered } from './orders.ts';
import { judgeOf, type Person, type PreparedCard, preparedCard } from './rules.ts';
import { createWordIndex } from './word-index.ts';

export interface Finder {
  /** The recipes that a selection leaves, in its order (LIST-09, LIST-10, LIST-11). */
  find(selection: Selection, person: Person | null): readonly RecipeCard[];
  /** What the words of a selection leave, before its other choices: for `facetCounts`. */
  search(selection: Selection): PreparedCard[];
}

/** Positions among the cards: arrays of small numbers are faster than cards. */
type Positions = Uint32Array;

interface Searched {
  sort: SortOrder;
  words: string;
  found: Positions;
}

/** Where a search goes on from so few, they are looked through one by one. */
const few = 2000;

/**
 * Folds each recipe once, caches each order, and searches only the last result where a search
 * goes on from a short one: a keystroke at the end of many recipes costs a few comparisons.
 */
export function createFinder(cards: readonly RecipeCard[]): Finder {
  const prepared = cards.map(preparedCard);
  const index = createWordIndex(prepared.map(({ searchable }) => searchable));
  const orders = new Map<SortOrder, Positions>();
  let last: Searched | null = null;

  function inOrder(sort: SortOrder): Positions {
    const known = orders.get(sort) ?? Uint32Array.from(ordered(prepared, sort), positionOf);
    orders.set(sort, known);
    return known;
  }

  function foundBy(words: string, sort: SortOrder): Positions {
    if (last?.sort === sort && words.includes(last.words) && last.found.length <= few)
      return last.found.filter((position) => prepared[position]?.searchable.includes(words));
    const marked = new Uint8Array(prepared.length);
    index.mark(words, marked);
    return kept(inOrder(sort), marked);
  }

  function searched({ search, sort }: Selection): Positions {
    const words = folded(search.trim());
    if (words === '') return inOrder(sort);
    if (last?.sort === sort && last.words === words) return last.found;
    last = { sort, words, found: foundBy(words, sort) };
    return last.found;
  }

  function judged(found: Positions, selection: Selection, person: Person | null): RecipeCard[] {
    const judge = judgeOf(selection, person);
    const left: RecipeCard[] = [];
    for (const position of found) {
      const card = cards[position];
      const one = prepared[position];
      if (card && one && judge(one) === 0) left.push(card);
    }
    return left;
  }

  /** An array of the right length, without a look into any card: a hundred thousand of them are not in any cache. */
  function cardsAt(found: Positions): RecipeCard[] {
    const left: RecipeCard[] = [];
    left.length = found.length;
    for (let index = 0; index < found.length; index += 1) {
      const card = cards[found[index] ?? 0];
      if (card !== undefined) left[index] = card;
    }
    return left;
  }

  return {
    find(selection, person) {
      const found = searched(selection);
      return filterCount(selection) === 0 ? cardsAt(found) : judged(found, selection, person);
    },
    search: (selection) =>
      Array.from(searched(selection), (position) => prepared[position] ?? []).flat(),
  };
}

function kept(order: Positions, marked: Uint8Array): Positions {
  const positions = new Uint32Array(order.length);
  let count = 0;
  for (const position of order) {
    positions[count] = position;
    count += marked[position] ?? 0;
  }
  return positions.slice(0, count);
}

const positionOf = ({ position }: PreparedCard) => position;
