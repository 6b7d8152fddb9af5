import { describe, expect, it } from 'vitest';
import { foodNameIn, withFood } from './line-words.ts';

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

describe('ADMIN-06 a proposal that is picked', () => {
  it.each([
    ['200 g flubberworts, chopped', 'shallots', 'en', '200 g shallots, chopped'],
    ['melon', 'watermelon', 'en', 'watermelon'],
    ['2 EL Flubberöl', 'Rapsöl', 'de', '2 EL Rapsöl'],
    ['200 g', 'lentils', 'en', '200 g lentils'],
    ['', 'lentils', 'en', 'lentils'],
  ] as const)('stands in %s for the food: %s', (line, food, language, result) => {
    expect(withFood(line, food, language)).toBe(result);
  });
});
