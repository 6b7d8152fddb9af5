import { chownSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { EmbeddedError } from './embedded-error.ts';

export interface Account {
  uid: number;
  gid: number;
}

const preferredNames = ['postgres', 'nobody', 'daemon'];

export const isRoot = (): boolean => process.getuid?.() === 0;

/** Whom a file or folder belongs to; `null` when there is none. */
export function ownerOf(path: string): Account | null {
  try {
    const { uid, gid } = statSync(path);
    return { uid, gid };
  } catch {
    return null;
  }
}

/** Whom the nearest folder upwards that exists belongs to. */
export function ownerAround(path: string): Account {
  return ownerOf(path) ?? ownerAround(dirname(path));
}

/**
 * PostgreSQL refuses to run as root, so root hands it to the person whose folder the data is in, or else to an
 * account without rights. It must have a name on this system: initdb asks for it.
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

/** Gives a file or folder to an account. */
export function giveTo(account: Account | null, path: string): void {
  if (account !== null) chownSync(path, account.uid, account.gid);
}
