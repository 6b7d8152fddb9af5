import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in what the server renders and in the browser's first rendering, which must equal it; true from then on. */
export function useIsMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
