import { neverTogether, tastesAgree } from '../pantry/agreement.ts';
import type { AvailableFood } from './available-food.ts';

const refusal = 4;

/** Whether a food goes with those that are there: about 0 to 1, far below where a pair never meets on a plate. */
export function agreementWith({ traits }: AvailableFood, there: readonly AvailableFood[]): number {
  let sum = 0;
  for (const other of there) {
    const score = tastesAgree(other.traits, traits);
    if (score === 0) return -refusal;
    sum += score;
  }
  return there.length === 0 ? 0 : sum / there.length;
}

/** Pairs that never meet on a plate. */
export function clashesIn(all: readonly AvailableFood[]): number {
  let clashes = 0;
  all.forEach(({ traits }, at) => {
    for (const other of all.slice(at + 1)) clashes += Number(neverTogether(traits, other.traits));
  });
  return clashes;
}
