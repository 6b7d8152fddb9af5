import { expect, it } from 'vitest';
import { directionOf, oneIn, strengthOf } from './pattern-words.ts';

it.each([
  [0.29, 'weak'],
  [-0.3, 'moderate'],
  [0.49, 'moderate'],
  [-0.5, 'strong'],
])('WELL-10 a correlation of %d is %s', (correlation, strength) => {
  expect(strengthOf(correlation)).toBe(strength);
});

it.each([
  [0.05, 20],
  [0.026, 38],
  [0.0000001, 1000],
  [0, 1000],
  [1, 1],
])('WELL-10 a chance of %d is 1 in %i', (chance, one) => {
  expect(oneIn(chance)).toBe(one);
});

it('WELL-10 says in which direction', () => {
  expect([directionOf({ correlation: 0.4 }), directionOf({ correlation: -0.4 })]).toEqual([
    'higher',
    'lower',
  ]);
});
