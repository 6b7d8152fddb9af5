import { isServerThere, markFailure } from './mark-failure.ts';

const shortestWait = 1000;
const longestWait = 30_000;
const goodNews = ['online', 'visibilitychange', 'tryagain'];

const missing = new Set<object>();

/** Requests a script or texts until they are there: a promise that stays open keeps what the server rendered. */
export async function retryingImport<Loaded>(
  load: () => Promise<Loaded>,
  onFailure?: () => void,
): Promise<Loaded> {
  for (let wait = shortestWait; ; wait = Math.min(wait * 2, longestWait)) {
    try {
      const loaded = await load();
      if (missing.delete(load) && missing.size === 0) markFailure();
      return loaded;
    } catch (error) {
      console.warn(error);
      onFailure?.();
      void tell(missing.has(load));
      missing.add(load);
      await waitOrOnline(wait);
    }
  }
}

/** A single failure with the server in reach may be chance. */
async function tell(isAgain: boolean): Promise<void> {
  const isThere = await isServerThere();
  if (missing.size > 0 && (isAgain || !isThere)) markFailure(isThere ? 'lost' : 'unreachable');
}

export function tryAgainNow(): void {
  dispatchEvent(new Event('tryagain'));
}

/** Resolves early when the browser comes online or somebody is back at the page. */
export function waitOrOnline(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const go = () => {
      clearTimeout(timer);
      listening.abort();
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    for (const name of goodNews) addEventListener(name, go, { signal: listening.signal });
  });
}
