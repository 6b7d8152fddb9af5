import { requestBounds } from '@pomona/contract/chef/recipe-request';
import { describe, expect, it } from 'vitest';
import { endsFood, isList, withFoods } from './food-words.ts';

describe('GEN-01 foods of a list', () => {
  it('are separated by commas, semicolons and lines, without bullets', () => {
    expect(withFoods(['rice'], '2 eggs, spinach;feta\n- 1 lemon\r\n• cumin\n')).toEqual([
      ...['rice', '2 eggs', 'spinach', 'feta', '1 lemon', 'cumin'],
    ]);
  });

  it('keep the comma of a number', () => {
    expect(withFoods([], '1,5 kg Kartoffeln,2 Eier')).toEqual(['1,5 kg Kartoffeln', '2 Eier']);
    expect(isList('1,5 kg Kartoffeln')).toBe(false);
    expect([endsFood('1'), endsFood('eggs')]).toEqual([false, true]);
  });

  it('stand once, however they are written, and never say nothing', () => {
    expect(withFoods(['Feta'], 'feta, FETA , ,  ,—rye')).toEqual(['Feta', '—rye']);
  });

  it('stay within the bounds of the request', () => {
    const many = Array.from({ length: 50 }, (_, index) => `food ${index}`).join('\n');
    expect(withFoods([], many)).toHaveLength(requestBounds.ingredients);
    expect(withFoods([], 'x'.repeat(300))[0]).toHaveLength(requestBounds.ingredient);
  });
});
