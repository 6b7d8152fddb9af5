import type { RecipeCard } from '@pomona/contract/recipes';
import { useMemo } from 'react';
import { isEverything, type Selection } from '../selection.ts';
import { loadedOnce, useLoaded } from './loaded-once.ts';
import type { RecipeCollection } from './use-recipe-collection.ts';

const searchScript = loadedOnce(() => import('../selected-cards.ts'));

interface Selected {
  cards: readonly RecipeCard[];
  /** Nothing among the first cards says nothing about the rest. */
  isLoading: boolean;
}

/** What a selection leaves of the collection. What the server drew, best rated first, stands without any search. */
export function useSelectedCards(collection: RecipeCollection, selection: Selection): Selected {
  const { cards, isPartial, status } = collection;
  const isAll = isEverything(selection);
  const search = useLoaded(searchScript, !isAll || !isPartial);
  if (search === 'failed') throw new Error('The search could not be loaded');
  const prepared = useMemo(() => search?.preparedCards(cards), [search, cards]);
  const selected = useMemo(
    () => (prepared ? search?.selectedCards(prepared, selection) : undefined),
    [search, prepared, selection],
  );
  const shown = selected ?? (isAll ? cards : []);
  return { cards: shown, isLoading: status === 'loading' || (isPartial && shown.length === 0) };
}
