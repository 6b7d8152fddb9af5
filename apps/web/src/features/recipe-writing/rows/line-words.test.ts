import { describe, expect, it } from 'vitest';
import { foodNameIn } from './line-words.ts';

describe('ADMIN-06 the words of a line that name its food', () => {
  it.each([
    ['1 large red onion, diced', 'en', 'red onion'],
    ['200 g flubberworts', 'en', 'flubberworts'],
    ['2 EL Flubberöl', 'de', 'Flubberöl'],
    ['salt', 'en', 'salt'],
    ['1 can (400 g) melon', 'en', 'melon'],
  ] as const)('%s (%s): %s', (line, language, name) => {
    expect(foodNameIn(line, language)).toBe(name);
  });
});
