import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The migrations folder, seen from the sources (beside this file) or the bundle (`dist`). */
export function findMigrationsFolder(): string {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const folders = [join(here, 'migrations'), join(here, '../src/database/migrations')];
  const found = folders.find((folder) => existsSync(join(folder, 'meta/_journal.json')));
  if (found === undefined) throw new Error(`The migrations are in none of ${folders.join(', ')}.`);
  return found;
}
