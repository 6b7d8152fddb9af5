import { processorSlowness } from './processor-speed.ts';

/**
 * Milliseconds of the fastest of some runs, the one that the rest of the machine disturbed least, as the reference
 * processor would take them.
 */
export function fastestOf(runs: number, work: () => unknown): number {
  const times = Array.from({ length: runs }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return Math.min(...times) / processorSlowness();
}
