import { expect, it, vi } from 'vitest';
import { remembered } from './bounded-memory.ts';

it('computes once for the same input and keeps no more answers than it may', () => {
  const compute = vi.fn((input: string) => input.length);
  const lengthOf = remembered(2, compute);
  expect([lengthOf('a'), lengthOf('a'), lengthOf('bb')]).toEqual([1, 1, 2]);
  expect(compute).toHaveBeenCalledTimes(2);
  lengthOf('ccc');
  expect(lengthOf('a')).toBe(1);
  expect(compute).toHaveBeenCalledTimes(4);
});
