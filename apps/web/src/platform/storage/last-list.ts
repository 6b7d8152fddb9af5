import type { RouterEvents } from '@tanstack/react-router';

const storageKey = 'pomona.list';
const listPath = '/recipes';

/** Keeps the list's address with all that was selected when it is left, for the way back to it (DETAIL-01). */
export function rememberList({
  fromLocation: from,
  pathChanged,
}: RouterEvents['onRendered']): void {
  if (from?.pathname !== listPath || !pathChanged) return;
  try {
    sessionStorage.setItem(storageKey, from.href);
  } catch {
    // The browser may refuse storage: then the way back leads to the whole list.
  }
}

/** How the recipe list was left last in this tab: `/recipes?q=soup`. */
export function lastList(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Whether one step back leads to the list. Browsers without the Navigation API do not know. */
export function isListBefore(): boolean {
  if (!('navigation' in globalThis)) return false;
  const { currentEntry } = navigation;
  const before = currentEntry && navigation.entries()[currentEntry.index - 1]?.url;
  return Boolean(before) && new URL(before ?? '', location.href).pathname === listPath;
}
