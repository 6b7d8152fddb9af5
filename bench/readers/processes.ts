import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Where it has ended meanwhile it counts nothing. */
function read(pid: number, file: 'stat' | 'smaps_rollup'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** What follows the name in `/proc/<pid>/stat` (proc(5)), which may hold spaces itself. */
const fieldsOf = (pid: number) =>
  read(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ');

export const parentOf = (pid: number): number => Number(fieldsOf(pid)[1]);

/** A process and all that it has started. */
export function treeOf(root: number): number[] {
  const all = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const parents = new Map(all.map((pid) => [pid, parentOf(pid)]));
  const found = [root];
  for (const pid of found)
    found.push(...all.filter((other) => parents.get(other) === pid && !found.includes(other)));
  return found;
}

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Milliseconds of CPU that processes have used, those that they waited for among them. */
export function cpuMilliseconds(pids: readonly number[]): number {
  const ticks = pids.flatMap((pid) => fieldsOf(pid).slice(11, 15).map(Number));
  return (ticks.reduce((sum, count) => sum + count, 0) * 1000) / ticksPerSecond;
}

/** Megabytes of memory; of a page that several share, each counts its part. */
export function proportionalMegabytes(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, count) => sum + count, 0) / 1000;
}
