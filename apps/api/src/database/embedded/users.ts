import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeOwner } from './account.ts';
import type { Layout } from './layout.ts';
import { isLive, ownMark } from './processes.ts';

let entries = 0;

/** Registers this process as a user of the server; returns how to unregister. */
export function enterUser({ usersFolder, owner }: Layout): () => void {
  if (mkdirSync(usersFolder, { recursive: true, mode: 0o700 })) changeOwner(owner, usersFolder);
  entries += 1;
  const path = join(usersFolder, `${process.pid}-${entries}`);
  writeFileSync(path, ownMark(), { mode: 0o600 });
  changeOwner(owner, path);
  return () => rmSync(path, { force: true });
}

/** Whether any live process uses the server; removes dead ones. */
export function hasUsers({ usersFolder }: Layout): boolean {
  let isUsed = false;
  for (const name of readdirSync(usersFolder)) {
    const path = join(usersFolder, name);
    try {
      if (isLive(readFileSync(path, 'utf8'))) isUsed = true;
      else rmSync(path, { force: true });
    } catch {
      // Unregistered meanwhile.
    }
  }
  return isUsed;
}
