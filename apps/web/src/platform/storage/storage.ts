/** The browser may refuse storage or have no room: then a value lasts as long as the page. */
const refused = new Map<string, string>();

export function readStored(key: string): string | null {
  try {
    return refused.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string): void {
  refused.delete(key);
  try {
    localStorage.setItem(key, value);
  } catch {
    refused.set(key, value);
  }
}

export function removeStored(key: string): void {
  refused.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {}
}
