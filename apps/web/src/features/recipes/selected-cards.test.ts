import { expect, it } from 'vitest';
import { readRecipeCard } from './read-recipe.ts';
import { preparedCards, selectedCards } from './selected-cards.ts';
import { everything } from './selection.ts';

const card = (id: string, fields: object) => readRecipeCard({ id, title: id, ...fields }, 0);
const cards = [
  card('b-soup', {
    title: 'Jalapeño soup',
    rating: 4.2,
    prep_time: 20,
    calories: 200,
    diet_types: ['Vegan', 'Keto'],
    meal_type: 'Dinner',
    created_at: '2026-03-01T00:00:00.000Z',
  }),
  card('a-bowl', {
    title: 'Amber bowl',
    description: 'With roasted squash',
    ingredients: ['200 g red lentils'],
    tags: ['one-pot'],
    rating: 4.9,
    prep_time: 10,
    calories: 420,
    diet_types: ['Vegetarian'],
    meal_type: 'Lunch',
    created_at: '2026-01-01T00:00:00.000Z',
  }),
];
const ids = (selection: object) =>
  selectedCards(preparedCards(cards), { ...everything, ...selection }).map(({ id }) => id);

it('LIST-09 searches title, description, ingredients and tags, whatever the case and the accents', () => {
  expect(ids({ search: 'JALAPENO' })).toEqual(['b-soup']);
  expect(ids({ search: 'jalapeño' })).toEqual(['b-soup']);
  expect(ids({ search: 'squash' })).toEqual(['a-bowl']);
  expect(ids({ search: 'Lentil' })).toEqual(['a-bowl']);
  expect(ids({ search: 'one-pot' })).toEqual(['a-bowl']);
  expect(ids({ search: 'pizza' })).toEqual([]);
});

it('LIST-10 matches any of the chosen diets, and the meal', () => {
  expect(ids({ diets: ['Keto', 'Vegetarian'] })).toEqual(['a-bowl', 'b-soup']);
  expect(ids({ diets: ['Keto'] })).toEqual(['b-soup']);
  expect(ids({ diets: ['Keto'], meal: 'Lunch' })).toEqual([]);
});

it('LIST-11 sorts by rating unless asked otherwise', () => {
  expect(ids({})).toEqual(['a-bowl', 'b-soup']);
  expect(ids({ sort: 'prepTime' })).toEqual(['a-bowl', 'b-soup']);
  expect(ids({ sort: 'calories' })).toEqual(['b-soup', 'a-bowl']);
  expect(ids({ sort: 'newest' })).toEqual(['b-soup', 'a-bowl']);
  expect(ids({ sort: 'alphabetical' })).toEqual(['a-bowl', 'b-soup']);
});
