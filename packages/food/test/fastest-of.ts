/** Milliseconds of the fastest of some runs: the one that the rest of the machine disturbed least. */
export function fastestOf(runs: number, work: () => unknown): number {
  const times = Array.from({ length: runs }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return Math.min(...times);
}
