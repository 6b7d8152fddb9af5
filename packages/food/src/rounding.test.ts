import { expect, it } from 'vitest';
import { shownFigure } from './rounding.ts';

it('shows energy to 5 kcal', () => {
  expect([348, 352.4, 2].map((value) => shownFigure(value, 'kcal'))).toEqual([350, 350, 0]);
});

it('shows grams to 1, below 10 to a half', () => {
  expect([23.4, 9.8, 3.3, 0.2].map((value) => shownFigure(value, 'g'))).toEqual([23, 10, 3.5, 0]);
});

it('shows milligrams to 10, below 10 to 1', () => {
  expect([512, 96, 3.4].map((value) => shownFigure(value, 'mg'))).toEqual([510, 100, 3]);
});
