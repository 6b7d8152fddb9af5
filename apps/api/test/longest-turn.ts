import { existsSync, readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { processorSlowness } from '../../../packages/food/test/processor-speed.ts';

/** Of Linux: how long the main thread has been on a processor, in nanoseconds. */
const schedule = `/proc/self/task/${process.pid}/schedstat`;
const hasSchedule = existsSync(schedule);

/** Milliseconds of a processor; elsewhere than on Linux also those of other threads. */
export function processorTime(): number {
  if (hasSchedule) return Number(readFileSync(schedule, 'utf8').split(' ')[0]) / 1e6;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * The most milliseconds of the reference processor that go by before everybody else has a turn. Not of the clock: others
 * work on the machine, too. Up to five tries, for now and then the memory is swept or a neighbour takes the cache.
 */
export async function longestTurn(
  work: (round: number) => Promise<unknown>,
  enough = 100,
): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5 && shortest >= enough; round += 1) {
    let longest = 0;
    let isDone = false;
    const working = work(round).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      const before = processorTime();
      await nextTurn();
      longest = Math.max(longest, processorTime() - before);
    }
    await working;
    shortest = Math.min(shortest, longest / processorSlowness(processorTime));
  }
  return shortest;
}
