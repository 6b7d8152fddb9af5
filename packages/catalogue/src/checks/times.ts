import type { CatalogueRecipe } from '../schema.ts';
import type { Finding } from './finding.ts';

const duration = /(\d+)(?:\s?(?:to|-|–)\s?(\d+))?\s+(seconds?|minutes?)/g;
const waiting =
  /\b(?:stand|(?<!the )rest|soak|leave|refrigerate|marinate|cool|chill|freeze|drain for)\b/i;

/** Minutes that the heat or the machine takes in one step; sentences about waiting are not counted. */
export function activeMinutes(step: string): number {
  return step
    .split(/(?<=[.;:])\s+/)
    .filter((sentence) => !waiting.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(duration)])
    .reduce((sum, [, low = '0', high, unit = '']) => {
      const amount = Number(high ?? low);
      return sum + (unit.startsWith('second') ? amount / 60 : amount);
    }, 0);
}

/**
 * The stated cooking time lies between the longest step (steps may run side by side) and the sum of all steps,
 * with a few minutes' grace for things such as heating up.
 */
export function wrongTimes(recipe: CatalogueRecipe): Finding[] {
  const minutes = recipe.instructions.map(activeMinutes);
  const maxMinutes = Math.max(0, ...minutes);
  const sum = minutes.reduce((total, step) => total + step, 0);
  const stated = recipe.cook_minutes;
  const grace = 3 + sum * 0.25;
  const findings: string[] = [];
  if (stated === 0 && sum > 3) findings.push(`steps take ${sum} minutes, but no cooking is stated`);
  if (stated > 0 && stated < maxMinutes - 2)
    findings.push(`a step takes ${maxMinutes} minutes, cooking ${stated}`);
  if (stated > 0 && stated > sum + grace)
    findings.push(`cooking takes ${stated} minutes, steps ${sum}`);
  return findings.map((message) => ({ recipe: recipe.id, check: 'times', message }));
}
