import { setTimeout as wait } from 'node:timers/promises';
import type { Language } from '@pomona/contract/languages';

export interface RenderAheadParts {
  /** Paths of pages that many may open, the likeliest first; called with how many are wanted. */
  listPaths(limit: number): Promise<readonly string[]>;
  /** Changes with the data that pages show. */
  readStamp(): Promise<string>;
  isSomebodyThere(): boolean;
  /** Of readers since the start. */
  languages(): readonly Language[];
  /** Opens a page, which is cached then. Rejects where it could not be rendered. */
  open(path: string, language: Language): Promise<void>;
}

/** Together they take some 30 MB. */
const maxPages = 1200;
const pauseMilliseconds = 5000;
/** As many pauses after a failure: whatever is away is noticed by those who need it. */
const pausesAfterFailure = 12;

/**
 * Renders pages while nobody is there, so that their first reader need not wait and many readers at once do not queue
 * for them. Takes half a core at most, and stops for whoever comes. Runs until the signal.
 */
export async function renderAhead(
  parts: RenderAheadParts,
  { signal, pause = pauseMilliseconds }: { signal: AbortSignal; pause?: number },
): Promise<void> {
  let done = '';
  let pauses = 1;
  while (await isTimeLeft(pauses * pause, signal)) {
    pauses = 1;
    if (parts.isSomebodyThere()) continue;
    try {
      const wanted = await wantedNow(parts);
      if (wanted !== done && (await openAll(parts, signal))) done = wanted;
    } catch {
      pauses = pausesAfterFailure;
    }
  }
}

const wantedNow = async ({ readStamp, languages }: RenderAheadParts) =>
  JSON.stringify([await readStamp(), languages()]);

/** Tells whether it came to the last page. */
async function openAll(parts: RenderAheadParts, signal: AbortSignal): Promise<boolean> {
  const languages = parts.languages();
  const paths = await parts.listPaths(Math.floor(maxPages / languages.length));
  for (const path of paths)
    for (const language of languages) {
      if (parts.isSomebodyThere()) return false;
      const start = performance.now();
      await parts.open(path, language);
      if (!(await isTimeLeft(performance.now() - start, signal))) return false;
    }
  return true;
}

/** Waits; `false` once the signal came. */
const isTimeLeft = (milliseconds: number, signal: AbortSignal): Promise<boolean> =>
  wait(milliseconds, true, { signal, ref: false }).catch(() => false);
