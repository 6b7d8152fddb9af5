import type { Messages } from '../messages.ts';

/** `…/en/shell.json` holds the texts of `shell`. */
export function byFeature(files: Record<string, unknown>): Messages {
  const entries = Object.entries(files).map(([path, texts]) => [featureOf(path), texts]);
  return Object.fromEntries(entries) as Messages;
}

function featureOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
}
