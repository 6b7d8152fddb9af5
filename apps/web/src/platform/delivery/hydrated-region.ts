import { useEffect, useRef } from 'react';
import { replayEarlyInput } from './early-input.ts';

/**
 * Props for the element around what is hydrated together. The mark comes with the server's HTML; without it, controls
 * inside are alive. `boot.js` keeps what is pressed before.
 */
export function useHydratedRegion<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  useEffect(() => {
    const region = ref.current;
    if (!region?.hasAttribute('data-waiting')) return;
    region.removeAttribute('data-waiting');
    replayEarlyInput(region);
  }, []);
  return { ref, 'data-waiting': '' };
}
