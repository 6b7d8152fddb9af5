import { describe, expect, it } from 'vitest';
import { parseLine } from './line.ts';

describe('the food of a line', () => {
  it('FOOD-01 corrects a small misspelling with less certainty', () => {
    const right = parseLine('200 g zucchini, sliced');
    const corrected = parseLine('200 g zuchini, sliced');
    expect(corrected).toMatchObject({ food: right.food, grams: 200, unit: 'g' });
    expect(corrected.confidence).toBeGreaterThan(0.5);
    expect(corrected.confidence).toBeLessThan(right.confidence);
  });

  it('takes the word of the language that the line is written in', () => {
    expect(parseLine('100 g raisins').food?.key).toBe('raisins');
    expect(parseLine('100 g raisins', { language: 'fr' }).food?.key).toBe('grapes');
    expect(parseLine('100 g Speck', { language: 'de' }).food?.key).toBe('bacon');
  });

  it.each(['1 flubberwort', '200 g smoked batter', '2 zuchini flubberworts'])(
    'makes no guess at "%s"',
    (text) => {
      expect(parseLine(text).food).toBeNull();
    },
  );
});
