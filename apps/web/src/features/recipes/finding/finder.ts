import type { NearMisses } from '@pomona/contract/recipe-search/near-misses';
import type { Part, Understanding } from '@pomona/contract/recipe-search/understanding';
import type { RecipeCard } from '@pomona/contract/recipes';
import type { SearchOrder, SortOrder } from '@pomona/contract/recipes/orders';
import { folded } from '@pomona/contract/search-text';
import { filterCount, type Selection } from '../selection.ts';
import { ordered } from './orders.ts';
import { type FailedBy, judgeOf, type Person, type PreparedCard, preparedCard } from './rules.ts';

/** Something that a selection asks for: a part of its question, or a filter of the panel. */
export type Criterion = { part: Part } | { filter: FailedBy };

/** What the words of a question were understood as. */
export interface Understood extends Understanding {
  question: string;
  /** The question without a part of it. */
  without(part: Part): string;
}

/** The search by words over some cards. */
export interface CardSearch {
  understand(question: string): Understood;
  /** By the position of the card; what is over `notFound` is not found. */
  ranks(question: string): Uint16Array;
  near(selection: Selection, person: Person | null, inOrder: Iterable<number>): Near;
}

/** The search by words, which is fetched where somebody searches. */
export interface SearchMaker {
  over(cards: readonly PreparedCard[]): CardSearch;
  /** Without cards: slips are not corrected. */
  understand(question: string): Understood;
}

export interface Finder {
  /** The recipes that a selection leaves, in its order (LIST-09, LIST-10, LIST-11). */
  find(selection: Selection, person: Person | null): readonly RecipeCard[];
  /** What the words of a selection leave, before its other choices: for `facetCounts`. */
  search(selection: Selection): PreparedCard[];
  /** `null` until the search by words is here. */
  understand(question: string): Understood | null;
  /** What helps where a selection leaves nothing; `null` until the search by words is here. */
  near(selection: Selection, person: Person | null): Near | null;
}

/** As `NearMisses`, with the cards. */
export interface Near {
  without: NearMisses<Criterion>['without'];
  nearest: { recipe: RecipeCard; misses: readonly Criterion[] }[];
}

/** Positions among the cards: arrays of small numbers are faster than cards. */
type Positions = Uint32Array;

/** As in the contract's module of the search, which is fetched later. */
const notFound = 0xffff;

/** Folds each recipe once and caches each order and the last search. Without a search by words it finds the letters as they stand. */
export function createFinder(cards: readonly RecipeCard[], maker?: SearchMaker): Finder {
  const prepared = cards.map(preparedCard);
  const orders = new Map<SortOrder, Positions>();
  let search: CardSearch | null = null;
  let last: { sort: SearchOrder; words: string; found: Positions } | null = null;

  function inOrder(sort: SearchOrder): Positions {
    const order = sort === 'relevance' ? 'rating' : sort;
    const known = orders.get(order) ?? Uint32Array.from(ordered(prepared, order), positionOf);
    orders.set(order, known);
    return known;
  }

  function wordSearch(): CardSearch | null {
    search ??= maker?.over(prepared) ?? null;
    return search;
  }

  function foundBy(words: string, sort: SearchOrder): Positions {
    const ranks = wordSearch()?.ranks(words);
    const literal = folded(words);
    if (ranks === undefined)
      return inOrder(sort).filter((at) => prepared[at]?.searchable.includes(literal));
    const found = inOrder(sort).filter((at) => ranks[at] !== notFound);
    // The sort is stable: between equals the order stays.
    return sort === 'relevance' ? found.sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0)) : found;
  }

  function searched({ search: typed, sort }: Selection): Positions {
    const words = typed.trim();
    if (folded(words) === '') return inOrder(sort);
    if (last?.sort !== sort || last.words !== words)
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
    understand: (question) => wordSearch()?.understand(question) ?? null,
    near: (selection, person) => wordSearch()?.near(selection, person, inOrder('rating')) ?? null,
  };
}

const positionOf = ({ position }: PreparedCard) => position;
