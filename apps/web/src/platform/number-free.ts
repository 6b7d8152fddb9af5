import { storageKeys } from '@pomona/contract/constants';
import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from './storage.ts';

const on = 'on';
const listeners = new Set<() => void>();

/**
 * Whether calories, weights and macros are hidden, for everyone who reads better without them. The first drawing in a
 * browser equals the server's, which shows them; what this browser remembers follows at once.
 */
export function useNumberFree(): boolean {
  return useSyncExternalStore(subscribe, isNumberFree, () => false);
}

export function isNumberFree(): boolean {
  return readStored(storageKeys.numberFree) === on;
}

/** Hides or shows the figures on every page, now and at the next visit. */
export function setNumberFree(isOn: boolean): void {
  if (isOn) writeStored(storageKeys.numberFree, on);
  else removeStored(storageKeys.numberFree);
  tellAll();
}

function tellAll(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
  };
}

function followOtherTab(event: StorageEvent): void {
  // Without a key, everything was forgotten at once.
  if (event.key === null || event.key === storageKeys.numberFree) tellAll();
}
