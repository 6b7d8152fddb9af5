import { useEffect, useRef, useSyncExternalStore } from 'react';
import { replayEarlyInput } from './early-input.ts';

const neverChanges = () => () => {};

/**
 * Props for the element around what is hydrated together. The mark comes with the server's HTML; without it, controls
 * inside are alive. `boot.js` keeps what is pressed before. What the browser renders itself was never waiting.
 */
export function useHydratedRegion<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const isFromServer = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const wasFromServer = useRef(isFromServer);
  useEffect(() => {
    const region = ref.current;
    if (!wasFromServer.current || region === null) return;
    region.removeAttribute('data-waiting');
    replayEarlyInput(region);
  }, []);
  return { ref, 'data-waiting': isFromServer ? '' : undefined };
}
