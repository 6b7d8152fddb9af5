import type { SearchOrder } from '@pomona/contract/recipes/orders';
import { titleOrder } from '@pomona/contract/search-text';
import { keyKinds, type Position } from '../cursor.ts';
import type { Figures } from './recipe-index.ts';

/** A recipe that a question found. */
export interface FoundRecipe {
  figures: Figures;
  rank: number;
}

/** The values of a recipe in an order, as in a cursor. */
export function positionIn(sort: SearchOrder, { figures: { row }, rank }: FoundRecipe): Position {
  const byTitle = [row.title, row.id];
  const byRating = [row.scoreFalling, row.reviewsFalling, ...byTitle];
  const positions: Record<SearchOrder, Position> = {
    relevance: [rank, ...byRating],
    rating: byRating,
    prepTime: [row.prepMinutes, ...byTitle],
    readySoonest: [row.minutes, ...byTitle],
    calories: [row.calories, ...byTitle],
    newest: [row.createdFalling, ...byTitle],
    alphabetical: byTitle,
  };
  return positions[sort];
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

type Compare = (a: FoundRecipe, b: FoundRecipe) => number;

const byTitle: Compare = ({ figures: a }, { figures: b }) =>
  byText(a.title, b.title) || byText(a.id, b.id);
const byFigure =
  (
    name:
      | 'scoreFalling'
      | 'reviewsFalling'
      | 'prepMinutes'
      | 'minutes'
      | 'calories'
      | 'createdFalling',
  ): Compare =>
  ({ figures: { row: a } }, { figures: { row: b } }) =>
    a[name] < b[name] ? -1 : a[name] > b[name] ? 1 : 0;
const byRating: Compare = (a, b) =>
  byFigure('scoreFalling')(a, b) || byFigure('reviewsFalling')(a, b) || byTitle(a, b);

const comparers: Readonly<Record<SearchOrder, Compare>> = {
  relevance: (a, b) => a.rank - b.rank || byRating(a, b),
  rating: byRating,
  prepTime: (a, b) => byFigure('prepMinutes')(a, b) || byTitle(a, b),
  readySoonest: (a, b) => byFigure('minutes')(a, b) || byTitle(a, b),
  calories: (a, b) => byFigure('calories')(a, b) || byTitle(a, b),
  newest: (a, b) => byFigure('createdFalling')(a, b) || byTitle(a, b),
  alphabetical: byTitle,
};

/** Whether a recipe comes after a position. */
export function comesAfter(sort: SearchOrder, found: FoundRecipe, position: Position): boolean {
  const kinds = keyKinds[sort];
  const own = positionIn(sort, found);
  for (const [index, value] of own.entries()) {
    const other = position[index];
    if (other === undefined) return true;
    const order =
      kinds[index] === 'text'
        ? byText(titleOrder(String(value)), titleOrder(String(other)))
        : Number(value) - Number(other);
    // Two that are infinite are no number apart.
    if (order > 0) return true;
    if (order < 0) return false;
  }
  return false;
}

/** The first `count` in an order; of many not all are sorted. */
export function firstOf(
  sort: SearchOrder,
  found: readonly FoundRecipe[],
  count: number,
): FoundRecipe[] {
  const compare = comparers[sort];
  const fewTimes = 4;
  if (found.length <= fewTimes * count) return [...found].sort(compare).slice(0, count);
  const first: FoundRecipe[] = [];
  for (const one of found) {
    const last = first.at(-1);
    if (first.length === count && last !== undefined && compare(one, last) >= 0) continue;
    let [low, high] = [0, first.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = first[middle];
      if (other !== undefined && compare(other, one) < 0) low = middle + 1;
      else high = middle;
    }
    first.splice(low, 0, one);
    if (first.length > count) first.pop();
  }
  return first;
}
