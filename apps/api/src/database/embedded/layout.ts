import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { type Account, accountFor, changeOwner, isRoot, ownerAround, ownerOf } from './account.ts';
import { copyBinaries, findBinaries, restoreLinks } from './binaries.ts';
import { EmbeddedError } from './embedded-error.ts';
import { findClosed, makeOpenFolder, mayUse } from './reach.ts';

/** Folders and accounts of the embedded server. */
export interface Layout {
  binaries: string;
  /** PostgreSQL's own folder. */
  cluster: string;
  serverLog: string;
  passwordFile: string;
  lockFile: string;
  /** Says which machine or container uses the server. */
  claimFile: string;
  /** One file for each process that uses the server. */
  usersFolder: string;
  /** The account of the server; `null` for the current one. */
  account: Account | null;
  /** The owner of the files around the cluster, so that root does not lock them out. */
  owner: Account | null;
}

/** For data in a closed home folder. */
const sharedFolder = '/var/lib/pomona';

/** Finds and prepares folders that the server's account can access. */
export function prepareLayout(dataFolder: string): Layout {
  const folder = makeDataFolder(dataFolder);
  const { home, account } = isRoot() ? placeForRoot(folder) : { home: folder, account: null };
  refuseForeign(home);
  return {
    cluster: join(home, 'postgres'),
    serverLog: join(home, 'postgres-log'),
    passwordFile: join(home, 'postgres-password'),
    lockFile: join(home, 'postgres.lock'),
    claimFile: join(home, 'postgres-claim'),
    usersFolder: join(home, 'postgres-users'),
    binaries: usableBinaries(home, account),
    account,
    owner: isRoot() ? ownerOf(home) : null,
  };
}

function makeDataFolder(dataFolder: string): string {
  if (!isRoot()) {
    mkdirSync(dataFolder, { recursive: true });
    return realpathSync(dataFolder);
  }
  const owner = ownerAround(dataFolder);
  const isNew = !existsSync(dataFolder);
  makeOpenFolder(dataFolder);
  if (isNew) changeOwner(owner, dataFolder);
  return realpathSync(dataFolder);
}

/** Where the data is; else the folder itself if an unprivileged account can access it. */
function placeForRoot(folder: string): { home: string; account: Account } {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const elsewhere = join(sharedFolder, name);
  for (const home of [folder, elsewhere]) {
    const account = ownerOf(join(home, 'postgres', 'PG_VERSION'));
    if (account === null || account.uid === 0) continue;
    const closed = findClosed(home, account);
    if (closed === null) return { home, account };
    throw new EmbeddedError(
      `The database in ${home} belongs to account ${account.uid}, which may not pass ${closed}. Open that folder (chmod o+x) and start again.`,
    );
  }
  const account = accountFor(folder);
  if (findClosed(folder, account) === null) return { home: folder, account };
  return { home: makeOpenFolder(elsewhere), account };
}

/** A cluster only runs under its owner's account. */
function refuseForeign(home: string): void {
  const owner = ownerOf(join(home, 'postgres'));
  const own = process.getuid?.();
  if (owner === null || own === undefined || own === 0 || owner.uid === own) return;
  throw new EmbeddedError(
    `The database in ${home} belongs to account ${owner.uid}. Start Pomona as that account or as root, or choose another folder with POMONA_DATA.`,
  );
}

function usableBinaries(home: string, account: Account | null): string {
  const binaries = findBinaries();
  const isWhole = restoreLinks(binaries.folder);
  if (isWhole && (account === null || mayUse(binaries.folder, account))) return binaries.folder;
  return copyBinaries(binaries, account === null ? home : sharedFolder);
}
