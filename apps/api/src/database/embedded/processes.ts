import { readFileSync } from 'node:fs';

/** Process id and start time: ids are reused, in a restarted container even by the same programs. */
export function ownMark(): string {
  return `${process.pid} ${readStat(process.pid)?.began ?? ''}`.trim();
}

export function isLive(mark: string): boolean {
  const [number = '', began = ''] = mark.trim().split(' ');
  const pid = Number(number);
  if (!Number.isSafeInteger(pid) || pid <= 0 || !isRunning(pid)) return false;
  const stat = readStat(pid);
  return stat === null || began === '' || stat.began === began;
}

/** Running and not a zombie: a container's process 1 may reap none. */
export function isRunning(pid: number): boolean {
  if (!isNumberTaken(pid)) return false;
  if (process.platform !== 'linux') return true;
  const stat = readStat(pid);
  return stat !== null && stat.state !== 'Z' && stat.state !== 'X';
}

/** Also true for zombies. */
export function isNumberTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Not permitted: it exists under another account.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

interface Stat {
  name: string;
  state: string;
  /** Start time in clock ticks since boot. */
  began: string;
}

/** From /proc; `null` on other systems and for missing processes. */
export function readStat(pid: number): Stat | null {
  if (process.platform !== 'linux') return null;
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // "pid (name) state parent …": the name may contain brackets.
    const end = text.lastIndexOf(')');
    const fields = text.slice(end + 2).split(' ');
    return {
      name: text.slice(text.indexOf('(') + 1, end),
      state: fields[0] ?? '',
      began: fields[19] ?? '',
    };
  } catch {
    return null;
  }
}
