import { expect, it } from 'vitest';
import { wantedItems } from './policy.ts';

const salad = {
  recipeId: 'salad',
  servings: 2,
  lines: ['200 g cherry tomatoes', '30 g walnuts', '1/4 tsp fine salt'],
};
const sauce = {
  recipeId: 'sauce',
  servings: 4,
  lines: ['For the sauce:', '300 g cherry tomatoes, halved', '1 l water', 'a pinch of stardust'],
};

it('SHOP-10 merges one food of two recipes and keeps who asked for it', () => {
  const [tomatoes] = wantedItems([salad, sauce], 'metric');
  expect(tomatoes).toEqual({
    item: 'cherry tomatoes',
    quantity: '500 g',
    category: 'Vegetables',
    foodKey: 'tomato-cherry',
    recipes: [
      { recipeId: 'salad', servings: 2, lines: ['200 g cherry tomatoes'] },
      { recipeId: 'sauce', servings: 4, lines: ['300 g cherry tomatoes, halved'] },
    ],
  });
});

it('SHOP-10 leaves out water, salt and headings, and keeps what it does not know', () => {
  const items = wantedItems([salad, sauce], 'metric');
  expect(items.map(({ item }) => item)).toEqual([
    'cherry tomatoes',
    'walnuts',
    'a pinch of stardust',
  ]);
  expect(items.at(-1)).toMatchObject({ category: 'Miscellaneous', foodKey: null });
});

it('SHOP-01 a quantity that no line names is 1, and cans stay cans', () => {
  const lines = ['Parsley, to serve', '2 x 400 g cans chickpeas'];
  const items = wantedItems([{ recipeId: 'soup', servings: 2, lines }], 'metric');
  expect(items.map(({ quantity }) => quantity)).toEqual(['1', '2 cans (400 g)']);
});

it('SHOP-10 names are in the number that the quantity asks for', () => {
  const lines = ['3 large eggs', '200 g carrots, grated', '1/2 red onion, sliced'];
  const items = wantedItems([{ recipeId: 'cake', servings: 4, lines }], 'metric');
  expect(items.map(({ item, quantity }) => `${quantity} ${item}`)).toEqual([
    '3 eggs',
    '200 g carrots',
    '1/2 red onion',
  ]);
});
