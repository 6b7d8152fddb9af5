import type { RouterEvents } from '@tanstack/react-router';

const storageKey = 'pomona.list';

/** How the recipe list was left last, in this tab. */
interface LastList {
  /** Its address with all that was selected: `/recipes?q=soup`. */
  readonly href: string;
  /** The entry of the history that was opened from it, where one was. */
  readonly next: string | undefined;
}

/** Keeps the list's address when it is left, for the way back to it (DETAIL-01). */
export function keepLeftList({
  fromLocation: from,
  toLocation: to,
  pathChanged,
}: RouterEvents['onRendered']): void {
  if (from?.pathname !== '/recipes' || !pathChanged) return;
  const isNext = to.state.__TSR_index === from.state.__TSR_index + 1;
  const list: LastList = { href: from.href, next: isNext ? to.state.__TSR_key : undefined };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(list));
  } catch {
    // The browser may refuse storage: then the way back leads to the whole list.
  }
}

export function lastList(): LastList | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
  } catch {
    return null;
  }
}
