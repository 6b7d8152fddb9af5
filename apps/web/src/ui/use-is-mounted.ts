import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in what the server draws and in the browser's first drawing, which must equal it; true from then on. */
export function useIsMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
