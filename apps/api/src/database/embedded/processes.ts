import { readFileSync } from 'node:fs';

/**
 * The mark of this process: its number, and when it began. Numbers are given out again, in a container that
 * restarts even the same ones to the same programs.
 */
export function ownMark(): string {
  return `${process.pid} ${readStat(process.pid)?.began ?? ''}`.trim();
}

/** Whether the process that left this mark still runs. */
export function isLive(mark: string): boolean {
  const [number = '', began = ''] = mark.trim().split(' ');
  const pid = Number(number);
  if (!Number.isSafeInteger(pid) || pid <= 0 || !isRunning(pid)) return false;
  const stat = readStat(pid);
  return stat === null || began === '' || stat.began === began;
}

/** Runs, and is no zombie: where process 1 collects nobody, the dead keep their number. */
export function isRunning(pid: number): boolean {
  if (!isNumberTaken(pid)) return false;
  if (process.platform !== 'linux') return true;
  const stat = readStat(pid);
  return stat !== null && stat.state !== 'Z' && stat.state !== 'X';
}

/** Some process has this number, dead or alive. */
export function isNumberTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Not permitted: then it is there, under another account.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

interface Stat {
  name: string;
  state: string;
  /** Clock ticks from the start of the system to that of the process. */
  began: string;
}

/** What Linux tells about a process; `null` elsewhere, and for one that is gone. */
export function readStat(pid: number): Stat | null {
  if (process.platform !== 'linux') return null;
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // "pid (name) state parent …": the name may hold anything, brackets included.
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
