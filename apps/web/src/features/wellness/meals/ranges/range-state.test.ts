import { expect, it } from 'vitest';
import { rangeState } from './range-state.ts';

const sum = (value: number, isComplete = true) => ({ value, is_complete: isComplete });
const both = { low: 20, high: 30 };

it.each([
  ['below', both, sum(19)],
  ['within', both, sum(20)],
  ['within', both, sum(30)],
  ['above', both, sum(30.1)],
  ['within', { low: 20, high: null }, sum(400)],
  ['below', { low: 20, high: null }, sum(0)],
  ['within', { low: null, high: 30 }, sum(0)],
] as const)('WELL-12 a sum is %s its range %j: %j', (state, range, value) => {
  expect(rangeState(range, value)).toBe(state);
});

it.each([
  ['above', both, sum(31, false)],
  ['unknown', both, sum(25, false)],
  ['unknown', both, sum(5, false)],
  ['within', { low: 20, high: null }, sum(21, false)],
  ['unknown', { low: null, high: 30 }, sum(1, false)],
  ['unknown', both, undefined],
] as const)('WELL-12 a sum that lacks something is %s its range %j: %j', (state, range, value) => {
  expect(rangeState(range, value)).toBe(state);
});
