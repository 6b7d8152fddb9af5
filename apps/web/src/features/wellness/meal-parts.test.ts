import type { Meal, MealDay } from '@pomona/contract/wellness/meals';
import { expect, it } from 'vitest';
import { withMeal, withServings } from './meal-parts.ts';

const soup: Meal = {
  ...{ id: 'soup', day: '2026-11-21', eaten_at: '2026-11-21T11:30:00.000Z', recipe_id: null },
  ...{ title: 'Soup', language: 'en', servings: 1, figures: { calories: 400, fiber: 0 } },
};
const bread: Meal = { ...soup, id: 'bread', figures: { calories: 100 } };
const day: MealDay = {
  ...{ day: soup.day, meals: [soup, bread] },
  sums: { calories: { value: 500, is_complete: true }, fiber: { value: 0, is_complete: false } },
};

it('WELL-06 figures follow the servings; what is not known stays unknown', () => {
  expect(withServings(soup, 2.5)).toEqual({
    ...soup,
    servings: 2.5,
    figures: { calories: 1000, fiber: 0 },
  });
});

it('WELL-06 the sums of a day follow a meal that has changed', () => {
  const more = withServings(soup, 2);
  expect(withMeal(day, more)).toEqual({
    ...{ day: soup.day, meals: [more, bread] },
    sums: { calories: { value: 900, is_complete: true }, fiber: { value: 0, is_complete: false } },
  });
});

it('WELL-06 a meal that is not of the day, or not any more, leaves it as it is', () => {
  expect(withMeal(day, { ...soup, id: 'cake' })).toBe(day);
  expect(withMeal(day, { ...soup, day: '2026-11-20' })).toBe(day);
});
