import { detailedAllergens } from '@pomona/food/foods/allergens';
import { dietTypes } from '@pomona/food/labels/diets';
import { expect, it } from 'vitest';
import { allergenMask, dietMask, labelMask } from './recipe-facets.ts';

it('LIST-10 gives every label and every allergen a bit of its own in a mask', () => {
  for (const [words, mask] of [
    [dietTypes, dietMask(dietTypes)],
    [detailedAllergens, allergenMask(detailedAllergens)],
  ] as const) {
    const bits = mask.toString(2).replaceAll('0', '');
    expect(bits).toHaveLength(words.length);
    expect(mask).toBeGreaterThan(0);
  }
});

it('LIST-10 a likely label is met only where likely ones are asked for', () => {
  const likely = labelMask({ diet_types: ['Vegan'], likely_diet_types: ['PCOS'] });
  const proven = labelMask({ diet_types: ['Vegan', 'PCOS'], likely_diet_types: [] });
  for (const [recipe, withLikely, isMet] of [
    [likely, false, false],
    [likely, true, true],
    [proven, false, true],
    [proven, true, true],
  ] as const) {
    const mask = dietMask(['PCOS', 'Vegan'], withLikely);
    expect((recipe & mask) === mask).toBe(isMet);
  }
});
