import { describe, expect, it } from 'vitest';
import { readRecipe, readRecipeCard, readRecipeList } from './read-recipe.ts';

it('REC-02 reads camelCase names, _id, reviews as a count and figures at the top level', () => {
  const card = readRecipeCard(
    {
      _id: 'a1',
      title: 'Soup',
      language: 'fr',
      dietTypes: ['Vegan', 'No such diet'],
      mealType: 'Dinner',
      prepTime: 12,
      cookTime: 20,
      reviews: 7,
      calories: 210,
      protein: 9,
      carbs: 22,
      fiber: 6,
    },
    0,
  );
  expect(card).toMatchObject({
    id: 'a1',
    language: 'fr',
    diet_types: ['Vegan'],
    meal_type: 'Dinner',
    prep_time: 12,
    cook_time: 20,
    review_count: 7,
    nutrition: { calories: 210, protein: 9, carbs: 22, fiber: 6 },
  });
});

it('REC-03 fills in what a list view needs', () => {
  expect(readRecipeCard({ title: 'Bare' }, 4)).toMatchObject({
    id: 'recipe_4',
    language: 'en',
    meal_type: 'Snack',
    prep_time: 30,
    cook_time: 0,
    review_count: 0,
    nutrition: { calories: 300, protein: 15, carbs: 30, fiber: 5 },
  });
});

it('REC-01 keeps every figure that the server gives', () => {
  const recipe = readRecipe({
    id: 'a',
    nutrition: { calories: 1, protein: 2, carbs: 3, fiber: 4, sodium: 5, coverage: 1 },
    instructions: ['Stir.'],
    sources: [{ food: 'oats', source: 'SR28', row: '08120' }],
  });
  expect(recipe.nutrition).toEqual({
    calories: 1,
    protein: 2,
    carbs: 3,
    fiber: 4,
    sodium: 5,
    coverage: 1,
  });
  expect(recipe.instructions).toEqual(['Stir.']);
  expect(recipe.sources[0]?.row).toBe('08120');
});

it('LIST-02 reads a list, an object with recipes, and nothing from anything else', () => {
  expect(readRecipeList([{ id: 'a' }])).toHaveLength(1);
  expect(readRecipeList({ recipes: [{ id: 'a' }, { id: 'b' }] })).toHaveLength(2);
  expect(readRecipeList('nonsense')).toEqual([]);
});

describe('REC-10 the allergens of a recipe', () => {
  it('are read in detail', () => {
    const details = {
      allergens: ['Nuts'],
      allergen_details: ['tree_nut', 'water'],
      may_contain: ['celery'],
      is_read_whole: true,
    };
    expect(readRecipeCard(details, 0)).toMatchObject({
      ...details,
      allergen_details: ['tree_nut'],
    });
  });

  it('where only the six are told, may be any of their group, and nobody says that all was read', () => {
    expect(readRecipeCard({ allergens: ['Nuts'] }, 0)).toMatchObject({
      allergen_details: ['tree_nut', 'peanut'],
      may_contain: [],
      is_read_whole: false,
    });
  });
});

it('DETAIL-07 keeps the links of the steps, unless they do not fit the steps', () => {
  const link = { start: 0, end: 4, lines: [0], share_text: null, is_first: true };
  const fields = { instructions: ['Oats.', 'Stir.'], ingredients: ['oats'] };
  expect(readRecipe({ ...fields, step_links: [[link], []] }).step_links).toEqual([[link], []]);
  expect(readRecipe({ ...fields, step_links: [[{ start: 'a' }], 7] }).step_links).toEqual([[], []]);
  expect(readRecipe({ ...fields, step_links: [[link]] }).step_links).toBeUndefined();
  expect(readRecipe(fields).step_links).toBeUndefined();
});
