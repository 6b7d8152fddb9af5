import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

const writeMilliseconds = 250;

/**
 * What is searched for. It answers each keystroke at once and writes itself into the address a moment later, in place
 * of the last entry, so that Back leaves the page instead of walking through keystrokes.
 */
export function useSearchText(): [string, (text: string) => void] {
  const { q: inAddress = '', category } = useSearch({ from: '/foods' });
  const navigate = useNavigate();
  const { history } = useRouter();
  const [text, setText] = useState(inAddress);
  const written = useRef(inAddress);

  // Back, forward and links change the address without us.
  useEffect(() => {
    if (inAddress === written.current) return;
    written.current = inAddress;
    setText(inAddress);
  }, [inAddress]);

  useEffect(() => {
    const next = text.trim();
    if (next === written.current) return;
    const timer = setTimeout(() => {
      // Somebody who follows a link at once is on the way already.
      if (history.location.pathname !== '/foods') return;
      written.current = next;
      const search = { q: next === '' ? undefined : next, category };
      void navigate({ to: '/foods', search, replace: true, resetScroll: false });
    }, writeMilliseconds);
    return () => clearTimeout(timer);
  }, [text, category, navigate, history]);

  return [text, setText];
}
