import { accessSync, chmodSync, constants, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const roomyBytes = 3_000_000_000;

/** Where the databases of tests lie: in memory where there is plenty, since every start waits for the disk. */
export const testFolders = findTestFolders();

function findTestFolders(): string {
  const memory = '/dev/shm';
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > roomyBytes ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

export function makeTestFolder(prefix: string): string {
  const folder = mkdtempSync(join(testFolders, prefix));
  // As made it is closed to others, and root's server is one of them.
  chmodSync(folder, 0o755);
  return folder;
}
