import { useSyncExternalStore } from 'react';

let start: (() => void) | null = null;
const listeners = new Set<() => void>();

/** Shows that there is a new version; `startIt` reloads the page with it. */
export function offerVersion(startIt: () => void): void {
  start = startIt;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What starts the new version, if there is one. */
export function useNewVersion(): (() => void) | null {
  return useSyncExternalStore(
    subscribe,
    () => start,
    () => null,
  );
}
