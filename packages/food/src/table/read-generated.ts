import { readFileSync } from 'node:fs';

/** The text of a file that `scripts/build-table.ts` writes; the server's bundle brings it along beside its own code. */
export function readGenerated(name: 'foods' | 'names' | 'words'): string {
  return readFileSync(new URL(`${name}.generated.json`, import.meta.url), 'utf8');
}
