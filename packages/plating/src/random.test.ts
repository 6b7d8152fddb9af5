import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

describe('a random stream', () => {
  it('is repeated by its seed and differs for ids that differ by a letter', () => {
    const numbers = (seed: string) => Array.from({ length: 5 }, createRandom(seed).next);
    expect(numbers('soup-1')).toEqual(numbers('soup-1'));
    expect(numbers('soup-1')).not.toEqual(numbers('soup-2'));
  });

  it('stays within what it is asked for, and reaches both ends of whole numbers', () => {
    const random = createRandom('ends');
    const wholes = Array.from({ length: 400 }, () => random.whole(2, 4));
    expect(new Set(wholes)).toEqual(new Set([2, 3, 4]));
    const between = Array.from({ length: 400 }, () => random.between(-1, 1));
    expect(Math.min(...between)).toBeGreaterThanOrEqual(-1);
    expect(Math.max(...between)).toBeLessThan(1);
  });
});
