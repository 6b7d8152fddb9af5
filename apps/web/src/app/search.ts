/** What `/login` and `/signup` read from their address: the page that asked. */
export interface LoginSearch {
  from?: string;
}

/** Only a path of this site is gone back to; anything else would send people wherever a link's author wants. */
export function loginSearch(search: Record<string, unknown>): LoginSearch {
  const { from } = search;
  return typeof from === 'string' && isOwnPath(from) ? { from } : {};
}

function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/^\/(login|signup)\b/.test(path);
}

/** The recipe list keeps its filters in the address; it reads them itself. */
export function recipeListSearch(search: Record<string, unknown>): Record<string, unknown> {
  return search;
}
