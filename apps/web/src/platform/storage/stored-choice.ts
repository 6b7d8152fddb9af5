import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from './storage.ts';

/** One thing that this browser remembers and that pages follow at once, in every tab. */
export interface StoredChoice {
  read(): string | null;
  write(value: string | null): void;
  subscribe(listener: () => void): () => void;
}

export function storedChoice(key: string): StoredChoice {
  const listeners = new Set<() => void>();

  function tellAll(): void {
    for (const listener of listeners) listener();
  }
  function followOtherTab(event: StorageEvent): void {
    if (event.key === null || event.key === key) tellAll();
  }

  return {
    read: () => readStored(key),
    write(value) {
      if (value === null) removeStored(key);
      else writeStored(key, value);
      tellAll();
    },
    subscribe(listener) {
      listeners.add(listener);
      window.addEventListener('storage', followOtherTab);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
      };
    },
  };
}

/** What is chosen. The first drawing in a browser equals the server's, which knows of no choice. */
export function useStoredChoice(choice: StoredChoice): string | null {
  return useSyncExternalStore(choice.subscribe, choice.read, () => null);
}
