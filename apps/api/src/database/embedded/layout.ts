import { createHash } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type Account, serverAccount } from './account.ts';
import type { Binaries } from './binaries.ts';

/** Where the embedded server finds its programs and keeps its data. */
export interface Layout {
  binaries: string;
  /** PostgreSQL's own folder; belongs to `account`. */
  cluster: string;
  serverLog: string;
  passwordFile: string;
  lockFile: string;
  account: Account;
}

/** For what lies in a closed home, where the server's account cannot go. */
const sharedFolder = '/var/lib/pomona';

/** Finds a place for programs and data that the server's account can reach, and prepares it. */
export function prepareLayout(dataFolder: string, binaries: Binaries): Layout {
  mkdirSync(dataFolder, { recursive: true });
  const folder = realpathSync(dataFolder);
  const account = serverAccount(join(folder, 'postgres'));
  const own = {
    passwordFile: join(folder, 'postgres-password'),
    lockFile: join(folder, 'postgres.lock'),
    account,
  };
  if (account === null) return { ...own, ...placesIn(folder), binaries: binaries.folder };

  const elsewhere = join(
    sharedFolder,
    createHash('sha256').update(folder).digest('hex').slice(0, 16),
  );
  const places = placesIn(canTraverse(folder, account) ? folder : openFolder(elsewhere));
  const programs = canTraverse(binaries.folder, account)
    ? binaries.folder
    : copyBinaries(binaries, join(sharedFolder, `postgresql-${binaries.version}`));
  return { ...own, ...places, binaries: programs };
}

function placesIn(folder: string) {
  return { cluster: join(folder, 'postgres'), serverLog: join(folder, 'postgres-log') };
}

/** Whether an account may pass through every folder on the way to `path`, and into it. */
function canTraverse(path: string, { uid, gid }: { uid: number; gid: number }): boolean {
  for (let at = path; ; at = dirname(at)) {
    const { mode, uid: owner, gid: group } = statSync(at);
    const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

function openFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o755 });
  return path;
}

/** Copied beside and then moved, so that a copy is whole or not there. */
function copyBinaries(binaries: Binaries, target: string): string {
  if (existsSync(target)) return target;
  openFolder(dirname(target));
  const unfinished = `${target}.${process.pid}`;
  cpSync(binaries.folder, unfinished, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(unfinished, target);
  } catch {
    // Another process was quicker.
    rmSync(unfinished, { recursive: true, force: true });
  }
  return target;
}

/** Gives a file or folder to the server's account. */
export function giveTo(account: Account, path: string): void {
  if (account !== null) chownSync(path, account.uid, account.gid);
}
