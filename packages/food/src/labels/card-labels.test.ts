import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byInformation, cardLabels } from './card-labels.ts';
import { dietTypes } from './diets.ts';

it('LIST-12 shows what says most about a recipe, and nothing twice', () => {
  expect(cardLabels([...dietTypes]).slice(0, 3)).toEqual(['Keto', 'Mediterranean', 'Vegan']);
  expect(cardLabels(['Low-Sugar', 'Vegetarian', 'Vegan', 'High-Fiber', 'PCOS'])).toEqual([
    'Vegan',
    'PCOS',
  ]);
  expect(cardLabels(['Keto', 'Low-Carb', 'Vegetarian'])).toEqual(['Keto', 'Vegetarian']);
  expect(cardLabels(['Low-Sugar', 'Heart-Healthy', 'High-Fiber'])).toEqual([]);
});

it('LIST-12 orders labels whatever their order was, and loses none', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...dietTypes]), (labels) => {
      expect(cardLabels(labels)).toEqual(cardLabels(labels.toSorted()));
      const ordered = byInformation(labels);
      expect(ordered.toSorted()).toEqual(labels.toSorted());
      expect(ordered.slice(0, cardLabels(labels).length)).toEqual(cardLabels(labels));
    }),
  );
});
