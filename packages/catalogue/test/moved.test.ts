import { describe, expect, it } from 'vitest';
import { type ComputedRecipe, computedRecipe, movedBetween } from '../src/moved.ts';
import { sampleRecipe } from './sample.ts';

const before: ComputedRecipe = {
  id: 'lemon-lentils',
  nutrition: { calories: 320, protein: 14, glycemic_load: 9 },
  diet_types: ['Vegan', 'High-Fiber'],
  allergens: [],
};

describe('what a new version moves (REC-04)', () => {
  it('finds nothing where nothing moved, roundings included', () => {
    const after = { ...before, nutrition: { ...before.nutrition, calories: 320.0004 } };
    expect(movedBetween([before], [after])).toEqual({ recipes: [], added: [], removed: [] });
  });

  it('tells figures, labels and allergens with both sides', () => {
    const after = {
      ...before,
      nutrition: { calories: 330, protein: 14, sugars: 3 },
      diet_types: ['High-Fiber', 'Low-Sugar'],
      allergens: ['Dairy'],
    };
    expect(movedBetween([before], [after]).recipes).toEqual([
      {
        id: 'lemon-lentils',
        figures: [
          { key: 'calories', before: 320, after: 330 },
          { key: 'glycemic_load', before: 9, after: null },
          { key: 'sugars', before: null, after: 3 },
        ],
        labels: { gained: ['Low-Sugar'], lost: ['Vegan'] },
        allergens: { gained: ['Dairy'], lost: [] },
      },
    ]);
  });

  it('names recipes that one side lacks', () => {
    const other = { ...before, id: 'other' };
    expect(movedBetween([before], [other])).toEqual({
      recipes: [],
      added: ['other'],
      removed: ['lemon-lentils'],
    });
  });

  it('compares a recipe as it is computed now with itself', () => {
    const computed = computedRecipe(sampleRecipe());
    expect(computed.nutrition.calories).toBeGreaterThan(100);
    expect(computed.diet_types).toContain('Vegan');
    expect(movedBetween([computed], [computed]).recipes).toEqual([]);
  });
});
