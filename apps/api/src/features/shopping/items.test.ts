import { expect, it } from 'vitest';
import { isStaple, itemsToBuy, typedItem, usualSystem } from './items.ts';

const salad = {
  recipeId: 'salad',
  servings: 2,
  lines: ['200 g cherry tomatoes', '30 g walnuts', '1/4 tsp fine salt'],
  language: 'en',
} as const;
const sauce = {
  recipeId: 'sauce',
  servings: 4,
  lines: ['For the sauce:', '300 g cherry tomatoes, halved', '1 l water', 'a pinch of stardust'],
  language: 'en',
} as const;

const english = { system: 'metric', language: 'en' } as const;

it('SHOP-10 merges one food of two recipes and keeps who asked for it', () => {
  const [tomatoes] = itemsToBuy([salad, sauce], english);
  expect(tomatoes).toEqual({
    item: 'cherry tomatoes',
    quantity: '500 g',
    category: 'Vegetables',
    foodKey: 'tomato-cherry',
    recipes: [
      { recipeId: 'salad', servings: 2, lines: ['200 g cherry tomatoes'], language: 'en' },
      { recipeId: 'sauce', servings: 4, lines: ['300 g cherry tomatoes, halved'], language: 'en' },
    ],
  });
});

it('SHOP-10 leaves out headings, and keeps what it does not know by its name', () => {
  const items = itemsToBuy([salad, sauce], english);
  expect(items.map(({ item }) => item)).toEqual([
    'cherry tomatoes',
    'walnuts',
    'fine salt',
    'water',
    'stardust',
  ]);
  const unknown = { quantity: '1 pinch', category: 'Miscellaneous', foodKey: null };
  expect(items.at(-1)).toMatchObject(unknown);
});

it.each([
  { line: '1 l water', is: true },
  { line: '1/4 tsp fine salt', is: true },
  { line: 'sal al gusto', is: true },
  { line: 'Salz und Pfeffer', is: true },
  { line: '200 ml coconut water', is: false },
  { line: '2 tbsp soy sauce', is: false },
  { line: 'a pinch of stardust', is: false },
])('SHOP-10 "$line" is in every kitchen: $is', ({ line, is }) => {
  expect(isStaple({ text: line })).toBe(is);
});

it.each([
  { text: '2 kg tomatoes', language: 'en', item: 'tomatoes', quantity: '2 kg' },
  { text: 'leche 2 l', language: 'es', item: 'leche', quantity: '2 l' },
  { text: 'une douzaine d’œufs', language: 'fr', item: 'œufs', quantity: '12' },
  { text: '2 Dosen Kichererbsen', language: 'de', item: 'Kichererbsen', quantity: '2 Dosen' },
  { text: 'Milch', language: 'de', item: 'Milch', quantity: '1' },
  {
    text: '2 x 400 g cans chickpeas',
    language: 'en',
    item: 'chickpeas',
    quantity: '2 cans (400 g)',
  },
  { text: '2 large onions', language: 'en', item: 'large onions', quantity: '2' },
  {
    text: '1,5 kg Kartoffeln, festkochend',
    language: 'de',
    item: 'Kartoffeln, festkochend',
    quantity: '1,5 kg',
  },
] as const)('SHOP-06 understands "$text"', ({ text, language, item, quantity }) => {
  const read = typedItem(text, language);
  expect(read).toMatchObject({ item, quantity });
  expect(read.foodKey).not.toBeNull();
  expect(read.category).not.toBe('Miscellaneous');
});

it.each([
  { text: 'dish soap', item: 'dish soap', quantity: '1' },
  { text: '3 rolls kitchen paper', item: 'rolls kitchen paper', quantity: '3' },
  { text: '7eleven', item: '7eleven', quantity: '1' },
  { text: '500 g', item: '500 g', quantity: '1' },
  { text: '6', item: '6', quantity: '1' },
  { text: '🧻', item: '🧻', quantity: '1' },
])('SHOP-01 SHOP-06 what is no food is Miscellaneous: "$text"', ({ text, item, quantity }) => {
  const read = typedItem(text, 'en');
  expect(read).toMatchObject({ item, quantity, category: 'Miscellaneous', foodKey: null });
});

it('SHOP-10 names and amounts are in the language of the member', () => {
  const items = itemsToBuy([salad], { system: 'metric', language: 'de' });
  expect(items.map(({ item, quantity }) => `${quantity} ${item}`)).toEqual([
    '200 g Kirschtomaten',
    '30 g Walnüsse',
    '1/4 TL Salz',
  ]);
});

it('SHOP-10 a list is in the units that most lines use', () => {
  expect(usualSystem([salad, sauce])).toBe('metric');
  const lines = ['1 cup rice', '8 oz beef', '100 g peas', '2 eggs'];
  expect(usualSystem([{ recipeId: 'bowl', servings: 2, lines, language: 'en' }])).toBe('us');
  expect(
    usualSystem([{ recipeId: 'bowl', servings: 2, lines, language: 'en' }], ['2 kg', '1 l']),
  ).toBe('metric');
  expect(usualSystem([])).toBe('metric');
});

it('SHOP-01 a quantity that no line names is 1, and cans stay cans', () => {
  const lines = ['Parsley, to serve', '2 x 400 g cans chickpeas'];
  const items = itemsToBuy([{ recipeId: 'soup', servings: 2, lines, language: 'en' }], english);
  expect(items.map(({ quantity }) => quantity)).toEqual(['1', '2 cans (400 g)']);
});

it('SHOP-10 names are in the number that the quantity asks for', () => {
  const lines = ['3 large eggs', '200 g carrots, grated', '1/2 red onion, sliced'];
  const items = itemsToBuy([{ recipeId: 'cake', servings: 4, lines, language: 'en' }], english);
  expect(items.map(({ item, quantity }) => `${quantity} ${item}`)).toEqual([
    '3 eggs',
    '200 g carrots',
    '1 red onion',
  ]);
});
