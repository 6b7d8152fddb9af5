import { expect, it } from 'vitest';
import { randomRequest } from './requests/random-request.ts';
import { duplicatesAmong, type Outcome, outcomeOf } from './requests/tally.ts';

const count = 300;

/** The small version of `npm run requests`: other numbers than there, the same generator. */
it('GEN-08 GEN-09 GEN-10 random requests are answered rightly or refused with a true reason', async () => {
  const outcomes: Outcome[] = [];
  for (let number = 0; number < count; number += 1)
    outcomes.push(await outcomeOf(number, randomRequest(number, 20_261)));
  const ofKind = (kind: Outcome['kind']) => outcomes.filter((one) => one.kind === kind);
  const sum = (key: 'allowed' | 'used') => outcomes.reduce((total, one) => total + one[key], 0);
  expect(outcomes.filter(({ violations }) => violations.length > 0)).toEqual([]);
  expect(ofKind('failed')).toEqual([]);
  expect(ofKind('falsely_refused').length / count).toBeLessThanOrEqual(0.02);
  expect(sum('used') / sum('allowed')).toBeGreaterThanOrEqual(0.8);
}, 600_000);

it('GEN-05 another of the same request is another recipe', async () => {
  const { answers, duplicates } = await duplicatesAmong(randomRequest(0, 77), 50);
  expect(answers).toBeGreaterThan(10);
  expect(duplicates).toBeLessThanOrEqual(2);
}, 600_000);
