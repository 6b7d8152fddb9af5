import { setTimeout as wait } from 'node:timers/promises';
import type { Language } from '@pomona/contract/languages';

export interface RenderAheadParts {
  /** Paths of pages, at most `limit`, those that people open most first. */
  listPaths(limit: number): Promise<readonly string[]>;
  readStamp(): Promise<string>;
  isSomebodyThere(): boolean;
  languages(): readonly Language[];
  /** Opens a page, which is cached then. Rejects where it could not be rendered. */
  open(path: string, language: Language): Promise<void>;
}

const maxPages = 1200;
const pauseMilliseconds = 5000;
const pausesAfterFailure = 12;

/** Warms the page cache while nobody is there, on half a core at most. Runs until the signal. */
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
      const stamp = JSON.stringify([await parts.readStamp(), parts.languages()]);
      if (stamp !== done && (await hasOpenedAll(parts, signal))) done = stamp;
    } catch {
      pauses = pausesAfterFailure;
    }
  }
}

async function hasOpenedAll(parts: RenderAheadParts, signal: AbortSignal): Promise<boolean> {
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

const isTimeLeft = (milliseconds: number, signal: AbortSignal): Promise<boolean> =>
  wait(milliseconds, true, { signal, ref: false }).catch(() => false);
