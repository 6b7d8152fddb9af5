import { describe, expect, it } from 'vitest';
import { levelTone } from './level-tone.ts';

describe('the tone of a level', () => {
  it.each([1, 2, 3])('WELL-05 %i is good of cravings and stress, hard of the others', (level) => {
    expect(['cravings', 'stress'].map((type) => levelTone(type as 'stress', level))).toEqual([
      'good',
      'good',
    ]);
    for (const type of ['energy', 'mood', 'sleep'] as const)
      expect(levelTone(type, level)).toBe('hard');
  });

  it.each([4, 5, 6, 6.9])('WELL-05 %d is fair of all', (level) => {
    for (const type of ['energy', 'mood', 'sleep', 'cravings', 'stress'] as const)
      expect(levelTone(type, level)).toBe('fair');
  });

  it.each([7, 10])('WELL-05 %i is hard of cravings and stress, good of the others', (level) => {
    for (const type of ['cravings', 'stress'] as const) expect(levelTone(type, level)).toBe('hard');
    for (const type of ['energy', 'mood', 'sleep'] as const)
      expect(levelTone(type, level)).toBe('good');
  });
});
