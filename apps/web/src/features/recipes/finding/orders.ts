import type { SortOrder } from '@pomona/contract/recipes/orders';
import { compareRatings } from '@pomona/contract/recipes/rating-score';
import type { PreparedCard } from './rules.ts';

type Compare = (a: PreparedCard, b: PreparedCard) => number;

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
/** The address decides between two of one name: an order without ties is the same everywhere. */
const byShownTitle: Compare = (a, b) => byText(a.title, b.title) || byText(a.card.id, b.card.id);
/** Between equals the same in every language. */
const byTitle: Compare = (a, b) =>
  byText(a.originalTitle, b.originalTitle) || byText(a.card.id, b.card.id);

/** Dishes whose energy is unknown come last. */
const caloriesOf = ({ card }: PreparedCard) => card.nutrition.calories ?? Number.MAX_VALUE;

const comparers: Record<SortOrder, Compare> = {
  rating: (a, b) => compareRatings(a.card, b.card) || byTitle(a, b),
  prepTime: (a, b) => a.card.prep_time - b.card.prep_time || byTitle(a, b),
  readySoonest: (a, b) => a.minutes - b.minutes || byTitle(a, b),
  calories: (a, b) => caloriesOf(a) - caloriesOf(b) || byTitle(a, b),
  newest: (a, b) => byText(b.card.created_at, a.card.created_at) || byTitle(a, b),
  alphabetical: byShownTitle,
};

/** The cards in an order (LIST-11). */
export function ordered(prepared: readonly PreparedCard[], sort: SortOrder): PreparedCard[] {
  return [...prepared].sort(comparers[sort]);
}
