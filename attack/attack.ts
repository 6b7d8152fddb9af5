import * as fc from 'fast-check';
import type { Step } from './calls/call.ts';
import type { Target } from './targets.ts';

/** Performs an attempt; throws a `Fault` where an answer is wrong. */
export type Perform = (steps: readonly Step[], tally: Tally) => Promise<void>;

export class Fault extends Error {}

export interface Tally {
  calls: number;
  statuses: Map<number, number>;
  slowestMilliseconds: number;
  /** Answers that were slow, and in time when the call was repeated. */
  slowOnce: number;
}

export interface FoundFault {
  message: string;
  /** The smallest attempt that showed it. */
  steps: readonly Step[];
  seed: number;
}

export interface Outcome extends Tally {
  name: string;
  faults: FoundFault[];
}

export interface AttackOptions {
  targets: readonly Target[];
  calls: number;
  seed: number;
  /** Attempts at once, of different targets. */
  workers: number;
  perform: Perform;
  /** Each as soon as it is there. */
  onOutcome?: (outcome: Outcome) => void;
}

/** After so many faults of one target the others matter more. */
const maxFaults = 3;
/** Attempts to make an example smaller; state on the server may hide it for ever. */
const maxShrinks = 300;

export async function attack(options: AttackOptions): Promise<Outcome[]> {
  const sum = options.targets.reduce((total, { weight }) => total + weight, 0);
  const outcomes = options.targets.map(({ name }) => ({ name, faults: [], ...emptyTally() }));
  const next = options.targets.entries();
  async function work(): Promise<void> {
    for (const [index, target] of next) {
      const calls = Math.ceil((options.calls * target.weight) / sum);
      const outcome = outcomes[index];
      if (outcome) await attackTarget(target, { ...options, calls, outcome });
      if (outcome) options.onOutcome?.(outcome);
    }
  }
  await Promise.all(Array.from({ length: options.workers }, work));
  return outcomes;
}

export const emptyTally = (): Tally => ({
  calls: 0,
  statuses: new Map(),
  slowestMilliseconds: 0,
  slowOnce: 0,
});

/** Outcomes of the same targets as one. */
export function merged(outcomes: readonly Outcome[]): Outcome[] {
  const byName = new Map<string, Outcome>();
  for (const outcome of outcomes) {
    const sum = byName.get(outcome.name) ?? { name: outcome.name, faults: [], ...emptyTally() };
    byName.set(outcome.name, sum);
    sum.calls += outcome.calls;
    sum.slowOnce += outcome.slowOnce;
    sum.slowestMilliseconds = Math.max(sum.slowestMilliseconds, outcome.slowestMilliseconds);
    sum.faults.push(...outcome.faults);
    for (const [status, count] of outcome.statuses)
      sum.statuses.set(status, (sum.statuses.get(status) ?? 0) + count);
  }
  return [...byName.values()];
}

/** The seed does not depend on which other targets there are. */
async function attackTarget(
  target: Target,
  { calls, seed, perform, outcome }: AttackOptions & { outcome: Outcome },
): Promise<void> {
  for (let round = 0; outcome.faults.length < maxFaults; round += 1) {
    const left = calls - outcome.calls;
    if (left <= 0) return;
    const found = await findFault(target, { perform, outcome, left, seed: seed + round });
    if (found === null) continue;
    outcome.faults.push(found);
  }
}

interface Search {
  perform: Perform;
  outcome: Outcome;
  left: number;
  seed: number;
}

async function findFault(
  { attempts }: Target,
  { perform, outcome, left, seed }: Search,
): Promise<FoundFault | null> {
  const end = outcome.calls + left;
  let shrinks = 0;
  let smallest: Omit<FoundFault, 'seed'> | null = null;
  const property = fc.asyncProperty(attempts, async (steps) => {
    const isShrinking = smallest !== null;
    if (isShrinking ? shrinks >= maxShrinks : outcome.calls >= end) return;
    if (isShrinking) shrinks += 1;
    try {
      await perform(steps, outcome);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      smallest = { message: error.message, steps };
      throw error;
    }
  });
  const details = await fc.check(property, { numRuns: left, seed });
  if (!details.failed) return null;
  if (smallest === null)
    throw new Error('The attack itself failed', { cause: details.errorInstance });
  return { ...(smallest as Omit<FoundFault, 'seed'>), seed };
}
