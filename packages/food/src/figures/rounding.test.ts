import { expect, it } from 'vitest';
import { shownFigure, shownRange } from './rounding.ts';

it('shows energy to 5 kcal', () => {
  expect([348, 352.4, 2].map((value) => shownFigure(value, 'kcal'))).toEqual([350, 350, 0]);
});

it('shows grams to 1, below 10 to a half', () => {
  expect([23.4, 9.8, 3.3, 0.2].map((value) => shownFigure(value, 'g'))).toEqual([23, 10, 3.5, 0]);
});

it('shows milligrams to 10, below 10 to 1, below 2 to a tenth', () => {
  const values = [512, 96, 3.4, 1.26, 0.3];
  expect(values.map((value) => shownFigure(value, 'mg'))).toEqual([510, 100, 3, 1.3, 0.3]);
});

it('never narrows a range by showing it', () => {
  expect(shownRange({ low: 348, high: 351 }, 'kcal')).toEqual({ low: 345, high: 355 });
  expect(shownRange({ low: 9.9, high: 10.1 }, 'g')).toEqual({ low: 9.5, high: 11 });
  expect(shownRange({ low: 350, high: 350 }, 'kcal')).toEqual({ low: 350, high: 350 });
  expect(shownRange({ low: 1.1, high: null }, 'mg')).toEqual({ low: 1.1, high: null });
});
