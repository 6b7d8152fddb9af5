import type { WrittenRecipe } from '../written-recipe.ts';
import type { Problem } from './problem.ts';
import { minutesOfStep } from './step-minutes.ts';

/** Rounding, heating up, and what a cook does beside. */
const graceShare = 0.25;
const graceMinutes = 5;

/** Stated times are whole minutes within the limit, and the steps fit into them. */
export function timeProblems(recipe: WrittenRecipe, maxMinutes: number): Problem[] {
  const { prepTime, cookTime, restTime, instructions } = recipe;
  const stated = prepTime + cookTime + restTime;
  const problems: Problem[] = [];
  if (stated > maxMinutes) problems.push({ kind: 'too_long', minutes: stated });
  if (stated < 1) problems.push({ kind: 'shape', detail: 'no time' });
  const steps = instructions.map(minutesOfStep);
  const longest = Math.max(0, ...steps.map((step) => step.longest));
  const inTurn = minutesInTurn(steps);
  const needed = Math.max(longest, (inTurn - graceMinutes) / (1 + graceShare));
  if (Math.floor(needed) > stated)
    problems.push({ kind: 'steps_longer_than_stated', minutes: Math.ceil(inTurn) });
  return problems;
}

/** Steps in turn; one that runs beside the last adds only what is longer. */
function minutesInTurn(steps: readonly ReturnType<typeof minutesOfStep>[]): number {
  let sum = 0;
  let last = 0;
  for (const { total, isBeside } of steps) {
    if (isBeside) sum += Math.max(0, total - last);
    else sum += total;
    last = isBeside ? Math.max(last, total) : total;
  }
  return sum;
}
