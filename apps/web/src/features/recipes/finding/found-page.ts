import type { RecipeCard } from '@pomona/contract/recipes';

/** A page of what a selection leaves, as the server found it. */
export interface FoundPage {
  cards: RecipeCard[];
  /** How many the selection leaves; `null` from a server that does not say. */
  total: number | null;
  /** Whether there are more than `total`. */
  hasMore: boolean;
  /** How many recipes there are in all. */
  inAll: number;
  cursor: string | null;
}
