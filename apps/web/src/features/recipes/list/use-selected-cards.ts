import type { RecipeCard } from '@pomona/contract/recipes';
import { useMemo } from 'react';
import type { Finder, Understood } from '../finding/finder.ts';
import { isEverything, type Selection } from '../selection.ts';
import { writtenSelection } from './address.ts';
import type { RecipeCollection } from './collection/use-recipe-collection.ts';
import { useFinding } from './use-finding.ts';
import { usePerson } from './use-person.ts';

export interface SelectedCards {
  cards: readonly RecipeCard[];
  /** How many there are; the first of them may be all that is here. */
  count: number;
  /** There is nothing to show yet. */
  isLoading: boolean;
  /** Whether these are all that the selection leaves: the first cards say nothing about the rest. */
  isWhole: boolean;
  /** Of the whole collection; `undefined` until it is there and something narrows it or is about to. */
  finder: Finder | undefined;
  /** What the question was understood as; `null` until that is known, and without one. */
  understood: Understood | null;
}

/** What a selection leaves of the collection. What the server found stands until all cards and the search by words are here. */
export function useSelectedCards(
  collection: RecipeCollection,
  selection: Selection,
  isAboutToNarrow: boolean,
): SelectedCards {
  const { cards, status, first } = collection;
  const isPartial = collection.rest !== 'here';
  const isAll = isEverything(selection);
  const person = usePerson();
  const question = selection.search.trim();
  const isSearching = question !== '';
  const { finding, maker } = useFinding(!isAll || isAboutToNarrow);
  const finder = useMemo(
    () => (isPartial ? undefined : finding?.createFinder(cards, maker)),
    [isPartial, cards, finding, maker],
  );
  const understood = useMemo(
    () =>
      (isSearching ? (finder?.understand(question) ?? maker?.understand(question)) : null) ?? null,
    [finder, maker, question, isSearching],
  );
  const found = useMemo(() => finder?.find(selection, person), [finder, selection, person]);
  const known = useMemo(() => foundAlready(first, selection), [first, selection]);
  const isAwaited = finding === undefined || (isSearching && maker === undefined);
  if ((finder === undefined || isAwaited) && !isAll && known !== null) {
    const { cards: shown, total } = known;
    return { cards: shown, count: total, isLoading: false, isWhole: true, finder, understood };
  }
  const shown = found ?? (isAll ? cards : []);
  const isComing = collection.rest === 'coming' || (!isAll && isAwaited);
  const isNothingYet = isComing && shown.length === 0;
  return {
    cards: shown,
    count: shown.length,
    isLoading: status === 'loading' || isNothingYet,
    isWhole: !isPartial || (isAll && cards.length === collection.total),
    finder,
    understood,
  };
}

/** What the server found for this very selection. */
function foundAlready(first: RecipeCollection['first'], selection: Selection) {
  if (first === null || first.page.total === null) return null;
  const isSame = JSON.stringify(first.request) === JSON.stringify(writtenSelection(selection));
  return isSame ? { cards: first.page.cards, total: first.page.total } : null;
}
