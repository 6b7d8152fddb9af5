import type { Meal } from '@pomona/contract/wellness/meals';
import { expect, it } from 'vitest';
import { sumsOf, withServings } from './meal-parts.ts';

const soup: Meal = {
  ...{ id: 'soup', day: '2026-11-21', eaten_at: '2026-11-21T11:30:00.000Z', recipe_id: null },
  ...{ title: 'Soup', language: 'en', servings: 1, figures: { calories: 400, fiber: 0 } },
  ...{ lines: null, left_out: [] },
};
const bread: Meal = { ...soup, id: 'bread', figures: { calories: 100 } };

it('WELL-06 figures follow the servings; what is not known stays unknown', () => {
  expect(withServings(soup, 2.5)).toEqual({
    ...soup,
    servings: 2.5,
    figures: { calories: 1000, fiber: 0 },
  });
});

it('WELL-06 the sums of a day follow its meals; a sum that lacks one of them says so', () => {
  expect(sumsOf([withServings(soup, 2), bread])).toEqual({
    calories: { value: 900, is_complete: true },
    fiber: { value: 0, is_complete: false },
  });
  expect(sumsOf([])).toEqual({});
});
