/** What lasts as long as the tab: over a reload, and seen by no other window. */
export function readTabStored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Full or refused, it stays on the page, but not over a reload. */
export function writeTabStored(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {}
}

export function removeTabStored(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}
