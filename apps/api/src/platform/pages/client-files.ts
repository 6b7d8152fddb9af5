import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** One file of the built web client, in every encoding that the build left beside it. */
export interface ClientFile {
  type: string;
  etag: string;
  /** Its name contains a hash of its content: it never changes. */
  isImmutable: boolean;
  plain: Buffer;
  brotli: Buffer | undefined;
  gzip: Buffer | undefined;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * The files of the built client by address. They are read once: a path that someone asks for is looked up here
 * and never reaches the disk. Files of unknown kind, hidden ones and the build's own notes are not among them.
 */
export function readClientFiles(folder: string): Map<string, ClientFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const present = new Set(names);
  const files = new Map<string, ClientFile>();
  for (const name of names) {
    const address = name.slice(folder.length).replaceAll('\\', '/');
    const type = types[extname(name)];
    if (type === undefined || /\/\./.test(address)) continue;
    files.set(address, readClientFile(name, { address, type, present }));
  }
  return files;
}

function readClientFile(
  name: string,
  about: { address: string; type: string; present: ReadonlySet<string> },
): ClientFile {
  const plain = readFileSync(name);
  const beside = (ending: string) =>
    about.present.has(`${name}${ending}`) ? readFileSync(`${name}${ending}`) : undefined;
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return {
    type: about.type,
    etag: `"${digest}"`,
    isImmutable: about.address.startsWith('/assets/'),
    plain,
    brotli: beside('.br'),
    gzip: beside('.gz'),
  };
}
