import { useSyncExternalStore } from 'react';

const none: readonly number[] = [];
let highlighted = none;
const listeners = new Set<() => void>();

/** Highlights ingredient lines by their indices; without indices none is highlighted. */
export function highlightLines(lines: readonly number[] = none): void {
  highlighted = lines;
  for (const listener of listeners) listener();
}

/** The indices of the lines that a step points at. */
export function useHighlightedLines(): readonly number[] {
  return useSyncExternalStore(subscribe, read, readNone);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const read = () => highlighted;
const readNone = () => none;
