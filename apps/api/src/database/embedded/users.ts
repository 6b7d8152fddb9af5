import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveTo } from './account.ts';
import type { Layout } from './layout.ts';
import { isLive, ownMark } from './processes.ts';

let entries = 0;

/** Writes down that this process uses the server. Gives back how to strike that out. */
export function enterUser({ usersFolder, keeper }: Layout): () => void {
  if (mkdirSync(usersFolder, { recursive: true, mode: 0o700 })) giveTo(keeper, usersFolder);
  entries += 1;
  const path = join(usersFolder, `${process.pid}-${entries}`);
  writeFileSync(path, ownMark(), { mode: 0o600 });
  giveTo(keeper, path);
  return () => rmSync(path, { force: true });
}

/** Whether any live process uses the server. Forgets the dead ones. */
export function hasUsers({ usersFolder }: Layout): boolean {
  let isUsed = false;
  for (const name of readdirSync(usersFolder)) {
    const path = join(usersFolder, name);
    try {
      if (isLive(readFileSync(path, 'utf8'))) isUsed = true;
      else rmSync(path, { force: true });
    } catch {
      // Struck out this moment.
    }
  }
  return isUsed;
}
