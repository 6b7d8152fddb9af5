import { useEffect } from 'react';
import { useCountEvent } from '#platform/api/use-count-event.ts';
import { filterCount, type Selection } from '../selection.ts';

/** Words that stand for so long are a search, not the way to one. */
const settleMilliseconds = 2000;

/** Tells the server that something was searched for, and whether it was found. `count` is `null` while that is not known. */
export function useSearchCount(selection: Selection, count: number | null): void {
  const countEvent = useCountEvent();
  const words = selection.search.trim();
  const isKnown = count !== null;
  // What the filters leave out is there.
  const hasResults = isKnown && (count > 0 || filterCount(selection) > 0);
  useEffect(() => {
    if (words === '' || !isKnown) return;
    const timer = setTimeout(
      () => countEvent({ event: 'search', words, has_results: hasResults }),
      settleMilliseconds,
    );
    return () => clearTimeout(timer);
  }, [words, isKnown, hasResults, countEvent]);
}
