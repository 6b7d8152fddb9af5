import { folded } from '@pomona/contract/search-text';
import { expect, it } from 'vitest';
import { readRecipeCard } from '../read-recipe.ts';
import { everything, type Selection } from '../selection.ts';
import { createFinder } from './finder.ts';
import type { Person } from './rules.ts';

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
const finder = createFinder(cards);
const ids = (selection: Partial<Selection>, person: Person | null = null) =>
  finder.find({ ...everything, ...selection }, person).map(({ id }) => id);

it('LIST-09 searches title, description, ingredients and tags, whatever the case and the accents', () => {
  expect(ids({ search: 'JALAPENO' })).toEqual(['b-soup']);
  expect(ids({ search: 'jalapeño' })).toEqual(['b-soup']);
  expect(ids({ search: 'squash' })).toEqual(['a-bowl']);
  expect(ids({ search: 'Lentil' })).toEqual(['a-bowl']);
  expect(ids({ search: 'one-pot' })).toEqual(['a-bowl']);
  expect(ids({ search: 'pizza' })).toEqual([]);
});

it('LIST-09 minds no letter that stands for another, and no typographic sign', () => {
  for (const [typed, written] of [
    ['kisir', 'Kısır'],
    ['cilbir', 'Çılbır'],
    ['smorrebrod', 'Smørrebrød'],
    ["za'atar", 'Za’atar'],
    ['oeufs', 'Œufs'],
  ] as const)
    expect(folded(written)).toContain(folded(typed));
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

it('LIST-11 LIST-16 REC-11 counts preparing, cooking and waiting into the time, and orders by it', () => {
  const timed = createFinder([
    card('a-soaked', { prep_time: 5, cook_time: 10, rest_time: 480 }),
    card('b-stewed', { prep_time: 10, cook_time: 60, rest_time: 0 }),
    card('c-tossed', { prep_time: 20, cook_time: 0, rest_time: 0 }),
  ]);
  const found = (selection: Partial<Selection>) =>
    timed.find({ ...everything, ...selection }, null).map(({ id }) => id);
  expect(found({ sort: 'prepTime' })).toEqual(['a-soaked', 'b-stewed', 'c-tossed']);
  expect(found({ sort: 'readySoonest' })).toEqual(['c-tossed', 'b-stewed', 'a-soaked']);
  expect(found({ maxMinutes: 60 })).toEqual(['c-tossed']);
});

it('LIST-11 sorts from A to Z whatever the case, the accents and the dot that a Turkish i lacks', () => {
  const titles = ['Zucchini', 'éclairs', 'Ebi', 'apple pie', 'ıspanaklı', 'Ispanak'];
  const sorted = createFinder(titles.map((title) => card(title, { title })))
    .find({ ...everything, sort: 'alphabetical' }, null)
    .map(({ id }) => id);
  expect(sorted).toEqual(['apple pie', 'Ebi', 'éclairs', 'Ispanak', 'ıspanaklı', 'Zucchini']);
});

it('LIST-16 keeps what has all of the chosen diets, when asked so', () => {
  expect(ids({ diets: ['Vegan', 'Keto'], isEveryDiet: true })).toEqual(['b-soup']);
  expect(ids({ diets: ['Vegan', 'Vegetarian'], isEveryDiet: true })).toEqual([]);
});

it('LIST-16 leaves out allergens, and what is over a limit or cannot be told', () => {
  const more = createFinder([
    card('milky', { allergen_details: ['milk'], prep_time: 5, cook_time: 5 }),
    card('slow', { prep_time: 10, cook_time: 60, nutrition: { calories: 100, glycemic_load: 8 } }),
    card('quick', { prep_time: 5, cook_time: 15, nutrition: { calories: 500, glycemic_load: 20 } }),
  ]);
  const left = (selection: Partial<Selection>) =>
    more.find({ ...everything, sort: 'alphabetical', ...selection }, null).map(({ id }) => id);
  expect(left({ avoid: ['Dairy'] })).toEqual(['quick', 'slow']);
  expect(left({ maxMinutes: 20 })).toEqual(['milky', 'quick']);
  expect(left({ maxMinutes: 19 })).toEqual(['milky']);
  expect(left({ maxCalories: 100 })).toEqual(['slow']);
  expect(left({ maxLoad: 8 })).toEqual(['slow']);
  expect(left({ maxLoad: 20 })).toEqual(['quick', 'slow']);
});

it('REC-10 LIST-16 leaves out what may contain an allergen, and keeps apart what one of the six puts together', () => {
  const more = createFinder([
    card('almonds', { allergen_details: ['tree_nut'] }),
    card('celery', { allergen_details: ['celery'] }),
    card('peanuts', { allergen_details: ['peanut'] }),
    card('stock', { may_contain: ['celery', 'wheat'] }),
    card('unread', { is_read_whole: false }),
  ]);
  const left = (avoid: Selection['avoid'], person: Person | null = null) =>
    more
      .find({ ...everything, sort: 'alphabetical', avoid, fitsMe: person !== null }, person)
      .map(({ id }) => id);
  expect(left(['celery'])).toEqual(['almonds', 'peanuts', 'unread']);
  expect(left(['peanut'])).toEqual(['almonds', 'celery', 'stock', 'unread']);
  expect(left(['Nuts'])).toEqual(['celery', 'stock', 'unread']);
  expect(left(['gluten'])).toEqual(left(['Gluten']));
  expect(left(['gluten'])).not.toContain('stock');
  expect(left([], { favourites: [], diets: [], avoid: ['celery', 'Nuts'] })).toEqual(['unread']);
});

it('LIST-16 goes by the favourites and the preferences of a member', () => {
  const person: Person = { favourites: ['a-bowl'], diets: ['Vegan', 'Keto'], avoid: [] };
  expect(ids({ isFavourite: true }, person)).toEqual(['a-bowl']);
  expect(ids({ fitsMe: true }, person)).toEqual(['b-soup']);
  expect(ids({ fitsMe: true, isFavourite: true })).toEqual(['a-bowl', 'b-soup']);
});

it('LIST-18 a 5.0 from one review stands behind a 4.7 from thirty', () => {
  const rated = createFinder([
    card('once', { rating: 5, review_count: 1 }),
    card('often', { rating: 4.7, review_count: 30 }),
    card('never', { rating: 0, review_count: 0 }),
  ]);
  const found = rated.find({ ...everything, sort: 'rating' }, null);
  expect(found.map(({ id }) => id)).toEqual(['often', 'once', 'never']);
});

it('LIST-10 keeps what is likely apart from what is proven, unless it is asked for', () => {
  const more = createFinder([
    card('proven', { diet_types: ['PCOS'] }),
    card('likely', { likely_diet_types: ['PCOS'] }),
  ]);
  const left = (selection: Partial<Selection>) =>
    more.find({ ...everything, sort: 'alphabetical', ...selection }, null).map(({ id }) => id);
  expect(left({ diets: ['PCOS'] })).toEqual(['proven']);
  expect(left({ diets: ['PCOS'], withLikely: true })).toEqual(['likely', 'proven']);
  expect(left({ withLikely: true })).toEqual(['likely', 'proven']);
});
