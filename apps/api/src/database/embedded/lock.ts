import { closeSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { EmbeddedError } from './embedded-error.ts';

const patienceMilliseconds = 90_000;

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
    if (isAbandoned(path)) {
      discard(path);
      continue;
    }
    if (Date.now() > deadline) {
      throw new EmbeddedError(
        `Another process has been starting the database for over a minute. If none is running, remove ${path}.`,
      );
    }
    await wait(50);
  }
}

function tryAcquire(path: string): boolean {
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, String(process.pid));
    closeSync(file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Its owner is dead. An empty file is being written right now. */
function isAbandoned(path: string): boolean {
  try {
    const pid = Number(readFileSync(path, 'utf8'));
    if (!Number.isSafeInteger(pid) || pid <= 0) return false;
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/** Moved away first: of two that find it abandoned, one does not remove the other's new lock. */
function discard(path: string): void {
  const away = `${path}.${process.pid}`;
  try {
    renameSync(path, away);
    rmSync(away, { force: true });
  } catch {
    // Somebody else has discarded it.
  }
}
