import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Account } from './account.ts';

/** The first folder on the path that an account may not enter; `null` if none. */
export function findClosed(path: string, account: Account): string | null {
  for (let at = path; ; at = dirname(at)) {
    if (!isAllowed(at, account, 0o1)) return at;
    if (at === dirname(at)) return null;
  }
}

/** Whether an account may enter, execute and read the programs. */
export function mayUse(binaries: string, account: Account): boolean {
  if (findClosed(binaries, account) !== null) return false;
  return (
    isAllowed(join(binaries, 'bin'), account, 0o1) &&
    isAllowed(join(binaries, 'bin', 'postgres'), account, 0o5) &&
    isAllowed(join(binaries, 'lib'), account, 0o5) &&
    isAllowed(join(binaries, 'share', 'postgresql'), account, 0o5)
  );
}

function isAllowed(path: string, { uid, gid }: Account, bits: number): boolean {
  const { mode, uid: owner, gid: group } = statSync(path);
  const required = owner === uid ? bits << 6 : group === gid ? bits << 3 : bits;
  return (mode & required) === required;
}

/** Creates a folder that everybody may enter, regardless of the umask. */
export function makeOpenFolder(path: string): string {
  const first = mkdirSync(path, { recursive: true });
  for (let at = path; first !== undefined && at.length >= first.length; at = dirname(at)) {
    chmodSync(at, 0o755);
  }
  return path;
}

/** Lets everybody read a folder and its contents, and execute what its owner may. */
export function openTree(path: string): void {
  const entry = lstatSync(path);
  if (entry.isSymbolicLink()) return;
  const isRun = entry.isDirectory() || (entry.mode & 0o100) !== 0;
  chmodSync(path, isRun ? 0o755 : 0o644);
  if (!entry.isDirectory()) return;
  for (const name of readdirSync(path)) openTree(join(path, name));
}
