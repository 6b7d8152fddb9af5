import { readFileSync, statSync } from 'node:fs';
import { EmbeddedError } from './embedded-error.ts';

/** The system account that the server runs under; `null` where the current one will do. */
export type Account = { uid: number; gid: number } | null;

const preferredNames = ['postgres', 'nobody', 'daemon'];

/**
 * PostgreSQL refuses to run as root, so root hands it to an account without rights; one that owns the
 * data already comes first.
 */
export function serverAccount(dataFolder: string): Account {
  if (process.getuid?.() !== 0) return null;
  const owner = ownerOf(dataFolder);
  if (owner !== null && owner.uid !== 0) return owner;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of preferredNames) {
    const [, , uid, gid] = accounts.find(([own]) => own === name) ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new EmbeddedError(
    'PostgreSQL does not run as root, and this system has no account to run it under. Start Pomona as an ordinary user, or set DATABASE_URL.',
  );
}

function ownerOf(path: string): { uid: number; gid: number } | null {
  try {
    const { uid, gid } = statSync(path);
    return { uid, gid };
  } catch {
    return null;
  }
}
