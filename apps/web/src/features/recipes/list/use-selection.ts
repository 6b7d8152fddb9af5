import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Selection } from '../selection.ts';
import { readSelection, writtenSelection } from './address.ts';

const writeMilliseconds = 250;

/**
 * The selection of the list. It answers each keystroke at once and writes itself into the address a moment
 * later, in place of the last entry, so that Back leaves the list instead of walking through keystrokes.
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

  useEffect(() => {
    const next = writtenSelection(selection);
    const text = JSON.stringify(next);
    if (text === written.current) return;
    const timer = setTimeout(() => {
      // Somebody who follows a link at once is on the way already, while the list still stands.
      if (history.location.pathname !== '/recipes') return;
      written.current = text;
      void navigate({ to: '/recipes', search: { ...next }, replace: true, resetScroll: false });
    }, writeMilliseconds);
    return () => clearTimeout(timer);
  }, [selection, navigate, history]);

  return [selection, setSelection];
}
