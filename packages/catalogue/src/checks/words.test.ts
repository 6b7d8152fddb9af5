import { stem } from '@pomona/food/steps/step-words';
import { expect, it } from 'vitest';
import { foodWords } from './words.ts';

it.each([
  ['tomatoes', 'tomato'],
  ['leaves', 'leaf'],
  ['cherries', 'cherry'],
  ['radishes', 'radish'],
  ['olives', 'olive'],
  ['asparagus', 'asparagus'],
  ['couscous', 'couscous'],
  ['peas', 'pea'],
])('brings %s to %s', (many, one) => {
  expect(stem(many)).toBe(one);
});

it.each([
  ['400 g (14 oz) canned chopped tomatoes, no salt added', ['tomato']],
  ['1 large red bell pepper (180 g), cut into 1 cm dice', ['red', 'bell', 'pepper']],
  ['2 tsp toasted sesame oil', ['sesame', 'oil']],
  ['3 garlic cloves, thinly sliced', ['garlic']],
  ['100 ml low-sodium chicken stock', ['chicken', 'stock']],
])('finds the food of "%s"', (line, words) => {
  expect(foodWords(line)).toEqual(words);
});
