import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isNumberTaken, isRunning, readStat } from './processes.ts';

export interface Postmaster {
  pid: number;
  port: number;
  /** `ready`, `starting`, `stopping`, `standby`, or empty at first. */
  status: string;
}

/** The content of postmaster.pid; `null` if the server is gone, a zombie, or another program. */
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
 * Removes a stale postmaster.pid whose number now belongs to a zombie or another program. Otherwise PostgreSQL itself
 * cleans up, including shared memory.
 */
export function removeStaleNote(cluster: string): void {
  const note = join(cluster, 'postmaster.pid');
  if (!existsSync(note) || readPostmaster(cluster) !== null) return;
  const pid = Number(readFileSync(note, 'utf8').split('\n')[0]);
  if (Number.isSafeInteger(pid) && isNumberTaken(pid)) rmSync(note, { force: true });
}

/** The port of the last start, which clients may have stored; 0 if unknown. */
export function lastPort(cluster: string): number {
  try {
    const options = readFileSync(join(cluster, 'postmaster.opts'), 'utf8');
    return Number(/\bport='?(\d{2,5})/.exec(options)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Checks the working folder: after a reboot another program may have the number. */
function isServerOf(cluster: string, pid: number): boolean {
  if (!isRunning(pid)) return false;
  if (process.platform !== 'linux') return true;
  if (readStat(pid)?.name !== 'postgres') return false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    // A postgres of another account, whose folder cannot be read.
    return true;
  }
}
