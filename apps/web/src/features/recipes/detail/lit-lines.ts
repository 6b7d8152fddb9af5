import { useSyncExternalStore } from 'react';

const none: readonly number[] = [];
let lit = none;
const listeners = new Set<() => void>();

/** Highlights ingredient lines by their places; without places none is highlighted. */
export function lightLines(places: readonly number[] = none): void {
  lit = places;
  for (const listener of listeners) listener();
}

/** The places of the lines that a step points at. */
export function useLitLines(): readonly number[] {
  return useSyncExternalStore(subscribe, read, readNone);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const read = () => lit;
const readNone = () => none;
