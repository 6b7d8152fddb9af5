import { chownSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { EmbeddedError } from './embedded-error.ts';

export interface Account {
  uid: number;
  gid: number;
}

const preferredNames = ['postgres', 'nobody', 'daemon'];

export const isRoot = (): boolean => process.getuid?.() === 0;

/** The owner of a file or folder; `null` if missing. */
export function ownerOf(path: string): Account | null {
  try {
    const { uid, gid } = statSync(path);
    return { uid, gid };
  } catch {
    return null;
  }
}

/** The owner of the nearest existing parent folder. */
export function ownerAround(path: string): Account {
  return ownerOf(path) ?? ownerAround(dirname(path));
}

/**
 * PostgreSQL refuses to run as root: root uses the owner of the data folder, or an unprivileged account. initdb needs
 * an account with a name.
 */
export function accountFor(folder: string): Account {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const owner = ownerAround(folder);
  const isNamed = accounts.some(([, , uid]) => uid === String(owner.uid));
  if (owner.uid !== 0 && isNamed) return owner;
  for (const name of preferredNames) {
    const [, , uid, gid] = accounts.find(([own]) => own === name) ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new EmbeddedError(
    'PostgreSQL does not run as root, and this system has no account to run it under. Start Pomona as an ordinary user, or set DATABASE_URL.',
  );
}

export function changeOwner(account: Account | null, path: string): void {
  if (account !== null) chownSync(path, account.uid, account.gid);
}
