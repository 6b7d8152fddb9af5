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

const patienceMilliseconds = 150_000;
/** Between making the file and writing into it lies less than this. */
const emptyMilliseconds = 5000;

/** Runs `work` while no other process starts or stops the server of this folder. */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  await acquire(path);
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

async function acquire(path: string): Promise<void> {
  const deadline = Date.now() + patienceMilliseconds;
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

/** What a dead process wrote into the lock; `null` while its owner lives or it is gone. */
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
 * Moved away first, then looked at: of two that find it abandoned, the slower may have taken the lock that the
 * quicker made meanwhile, and puts it back.
 */
function discard(path: string, abandoned: string): void {
  const away = `${path}.${process.pid}`;
  try {
    renameSync(path, away);
    if (readFileSync(away, 'utf8') !== abandoned) linkSync(away, path);
  } catch {
    // Somebody else has discarded it.
  } finally {
    rmSync(away, { force: true });
  }
}
