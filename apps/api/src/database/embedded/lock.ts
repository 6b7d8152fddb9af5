import { randomUUID } from 'node:crypto';
import {
  closeSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { EmbeddedError } from './embedded-error.ts';
import { isLive, ownMark } from './processes.ts';

const timeoutMilliseconds = 150_000;
/** Maximum time between creating and writing the file. */
const emptyMilliseconds = 5000;

/** Runs `work` while no other process starts or stops this server. */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  await acquire(path);
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

async function acquire(path: string): Promise<void> {
  const deadline = Date.now() + timeoutMilliseconds;
  while (!tryAcquire(path)) {
    const abandoned = readAbandoned(path);
    if (abandoned !== null) {
      discard(path, abandoned);
      continue;
    }
    if (Date.now() > deadline) {
      throw new EmbeddedError(
        `Another process has been starting the database for minutes. If none is running, remove ${path}.`,
      );
    }
    await wait(25);
  }
}

function tryAcquire(path: string): boolean {
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, ownMark());
    closeSync(file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** The content of a dead process's lock; `null` while its owner lives. */
function readAbandoned(path: string): string | null {
  try {
    const mark = readFileSync(path, 'utf8');
    if (mark !== '') return isLive(mark) ? null : mark;
    return Date.now() - statSync(path).mtimeMs > emptyMilliseconds ? mark : null;
  } catch {
    return null;
  }
}

/**
 * Renamed before it is checked: another process may have replaced an abandoned lock meanwhile, which is then put
 * back.
 */
export function discard(path: string, abandoned: string): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
    if (readFileSync(aside, 'utf8') !== abandoned) linkSync(aside, path);
  } catch {
    // Discarded by another process.
  } finally {
    rmSync(aside, { force: true });
  }
}
