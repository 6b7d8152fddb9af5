import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isNumberTaken, isRunning, readStat } from './processes.ts';

export interface Postmaster {
  pid: number;
  port: number;
  /** `ready`, `starting`, `stopping`, `standby`, or empty before the first is written. */
  status: string;
}

/** What the server wrote about itself; `null` when it runs no longer. Zombies and foreign processes count as gone. */
export function readPostmaster(cluster: string): Postmaster | null {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    if (!Number.isSafeInteger(pid) || pid <= 0 || !isServerOf(cluster, pid)) return null;
    return { pid, port: Number(lines[3]), status: (lines[7] ?? '').trim() };
  } catch {
    return null;
  }
}

/**
 * Removes the note of a server that is gone where PostgreSQL would not: when a zombie or somebody else has its number
 * now. Any other it reads itself, and cleans up what the server left in shared memory.
 */
export function removeStaleNote(cluster: string): void {
  const note = join(cluster, 'postmaster.pid');
  if (!existsSync(note) || readPostmaster(cluster) !== null) return;
  const pid = Number(readFileSync(note, 'utf8').split('\n')[0]);
  if (Number.isSafeInteger(pid) && isNumberTaken(pid)) rmSync(note, { force: true });
}

/** The port of the last start; 0 when none is known. Those who wrote it down find the server there again. */
export function lastPort(cluster: string): number {
  try {
    const options = readFileSync(join(cluster, 'postmaster.opts'), 'utf8');
    return Number(/\bport='?(\d{2,5})/.exec(options)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** A live postgres that works in this folder: after a restart of the system the number may be anybody's. */
function isServerOf(cluster: string, pid: number): boolean {
  if (!isRunning(pid)) return false;
  if (process.platform !== 'linux') return true;
  if (readStat(pid)?.name !== 'postgres') return false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    // Another account's: its folder cannot be read, but a postgres it is.
    return true;
  }
}
