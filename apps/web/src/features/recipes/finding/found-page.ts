import type { RecipeCard } from '@pomona/contract/recipes';

/** A page of what a selection leaves, as the server found it. */
export interface FoundPage {
  cards: RecipeCard[];
  /** How many the selection leaves; `null` where the server does not send it. */
  total: number | null;
  /** Whether there are more than `total`. */
  hasMore: boolean;
  inAll: number;
  cursor: string | null;
  /** Of all recipes a few for this day; none elsewhere. */
  picks: RecipeCard[];
}
