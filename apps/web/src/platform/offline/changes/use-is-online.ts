import { useSyncExternalStore } from 'react';

/** `false` is certain; `true` only says that there is some network. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  const listening = new AbortController();
  for (const name of ['online', 'offline'])
    addEventListener(name, listener, { signal: listening.signal });
  return () => listening.abort();
}
