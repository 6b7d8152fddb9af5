import { useEffect, useRef, useSyncExternalStore } from 'react';
import { replayEarlyInput } from './early-input.ts';

const neverChanges = () => () => {};

/** Props for the element around what is hydrated together; `boot.js` keeps what is pressed before. */
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
