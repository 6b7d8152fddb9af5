import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNumberFree } from '#platform/appearance/number-free.ts';
import { everything, type Selection } from '../selection.ts';
import { readSelection, writtenSelection } from './address.ts';

const writeMilliseconds = 250;

/**
 * The selection of the list. It answers each keystroke at once and writes itself into the address a moment
 * later, in place of the last entry, so that Back leaves the list instead of walking through keystrokes. Who
 * follows a link before that leaves an address that is written.
 */
export function useSelection(): [Selection, (selection: Selection) => void] {
  const search = useSearch({ from: '/recipes' });
  const navigate = useNavigate();
  const { history } = useRouter();
  const [selection, setSelection] = useState(() => readSelection(search));
  const written = useRef(JSON.stringify(writtenSelection(selection)));

  // Back, forward and links change the address without us.
  const inAddress = JSON.stringify(writtenSelection(readSelection(search)));
  useEffect(() => {
    if (inAddress === written.current) return;
    written.current = inAddress;
    setSelection(readSelection(JSON.parse(inAddress)));
  }, [inAddress]);

  const write = useEffectEvent(() => {
    const next = writtenSelection(selection);
    const text = JSON.stringify(next);
    // Somebody who went Back at once is elsewhere already, while the list still stands.
    if (text === written.current || history.location.pathname !== '/recipes') return;
    written.current = text;
    void navigate({ to: '/recipes', search: { ...next }, replace: true, resetScroll: false });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each selection waits again
  useEffect(() => {
    const timer = setTimeout(write, writeMilliseconds);
    return () => clearTimeout(timer);
  }, [selection]);

  useEffect(() => {
    const writeBeforeLeaving = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || event.target.closest('a') === null) return;
      write();
      // The history gathers what happens in one turn: the link's entry would stand in place of this one.
      history.flush();
    };
    document.addEventListener('click', writeBeforeLeaving, { capture: true });
    return () => document.removeEventListener('click', writeBeforeLeaving, { capture: true });
  }, [history]);

  // Where numbers are hidden nothing is ordered by them.
  const isNumberFree = useNumberFree();
  const shown = useMemo(
    () =>
      isNumberFree && selection.sort === 'calories'
        ? { ...selection, sort: everything.sort }
        : selection,
    [isNumberFree, selection],
  );
  return [shown, setSelection];
}
