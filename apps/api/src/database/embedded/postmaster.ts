import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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
    if (!Number.isSafeInteger(pid) || pid <= 0 || !isPostgres(pid)) return null;
    return { pid, port: Number(lines[3]), status: (lines[7] ?? '').trim() };
  } catch {
    return null;
  }
}

/** Alive, no zombie, and a postgres. After a reboot the number may belong to anybody. */
function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Alive, but another account's: that is what it is when root gave it away and an ordinary user looks.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  if (process.platform !== 'linux') return true;
  try {
    // "pid (name) state …": the name may hold anything, so the state is read after the last bracket.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const state = stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3);
    return state !== 'Z' && state !== 'X' && /\(postgres\)/.test(stat);
  } catch {
    return false;
  }
}
