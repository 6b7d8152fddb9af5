import type { RecipeCard } from '@pomona/contract/recipes';
import { useMemo } from 'react';
import type { Finder } from '../finding/finder.ts';
import { isEverything, type Selection } from '../selection.ts';
import { writtenSelection } from './address.ts';
import { loadedOnce, useLoaded } from './loaded-once.ts';
import { usePerson } from './use-person.ts';
import type { RecipeCollection } from './use-recipe-collection.ts';

const finderScript = loadedOnce(() => import('../finding/finder.ts'));

interface Selected {
  cards: readonly RecipeCard[];
  /** How many there are; the first of them may be all that is here. */
  count: number;
  /** There is nothing to show yet. */
  isLoading: boolean;
  /** Whether these are all that the selection leaves: the first cards say nothing about the rest. */
  isWhole: boolean;
  /** What finds among them could not be had, so that nothing can be shown for this selection. */
  hasFailed: boolean;
  /** Of the whole collection; `undefined` until it is there. */
  finder: Finder | undefined;
}

/** What a selection leaves of the collection. What the server drew, best rated first, stands without any search. */
export function useSelectedCards(collection: RecipeCollection, selection: Selection): Selected {
  const { cards, status, first } = collection;
  const isPartial = collection.rest !== 'here';
  const isAll = isEverything(selection);
  const person = usePerson();
  const loaded = useLoaded(finderScript, !collection.isLarge && (!isAll || !isPartial));
  const script = loaded === 'failed' ? undefined : loaded;
  const finder = useMemo(() => script?.createFinder(cards), [script, cards]);
  const found = useMemo(
    () => (isAll && isPartial ? undefined : finder?.find(selection, person)),
    [finder, selection, person, isAll, isPartial],
  );
  const known = useMemo(() => foundAlready(first, selection), [first, selection]);
  // It stands until the cards and what searches them are both here.
  const isOnItsWay = isPartial || loaded === undefined;
  if (isOnItsWay && !isAll && known !== null)
    return {
      cards: known.cards,
      count: known.total,
      isLoading: false,
      isWhole: true,
      hasFailed: false,
      finder: undefined,
    };
  const shown = found ?? (isAll ? cards : []);
  const hasFailed = loaded === 'failed' && !isAll;
  const isWaiting = found === undefined && !isAll && !hasFailed;
  const isNothingYet = collection.rest === 'coming' && shown.length === 0;
  return {
    cards: shown,
    count: shown.length,
    isLoading: status === 'loading' || isWaiting || isNothingYet,
    isWhole: isAll || !(isPartial || hasFailed),
    hasFailed,
    finder: isPartial ? undefined : finder,
  };
}

/** What the server found for this very selection. */
function foundAlready(first: RecipeCollection['first'], selection: Selection) {
  if (first === null || first.page.total === null) return null;
  const isSame = JSON.stringify(first.asked) === JSON.stringify(writtenSelection(selection));
  return isSame ? { cards: first.page.cards, total: first.page.total } : null;
}
