/** Milliseconds that `referenceWork` takes on the processor that the limits of the tests are written for. */
const referenceTime = 1.6;

/** What most of our code does: short texts, maps, expressions and JSON. */
function referenceWork(): number {
  const counts = new Map<string, number>();
  let length = 0;
  for (let round = 0; round < 20_000; round += 1) {
    const key = `food ${round % 997}`;
    counts.set(key, (counts.get(key) ?? 0) + round);
    length += /([a-z]+) (\d+)/.exec(key)?.[2]?.length ?? 0;
  }
  return length + (JSON.parse(JSON.stringify([...counts])) as unknown[]).length;
}

let known = 1;
let knownAt = Number.NEGATIVE_INFINITY;

/**
 * How many times slower than the reference this processor is, at least 1, measured anew every two seconds. What a run
 * took is divided by it, so that a limit in milliseconds says something about the code and not about the machine.
 */
export function processorSlowness(now: () => number = () => performance.now()): number {
  if (performance.now() - knownAt < 2000) return known;
  const times = Array.from({ length: 20 }, () => {
    const started = now();
    referenceWork();
    return now() - started;
  });
  known = Math.max(1, Math.min(...times) / referenceTime);
  knownAt = performance.now();
  return known;
}
