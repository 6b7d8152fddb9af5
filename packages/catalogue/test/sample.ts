import type { CatalogueRecipe } from '../src/schema.ts';

/** A recipe without a fault, to be changed by each test. */
export function sampleRecipe(change: Partial<CatalogueRecipe> = {}): CatalogueRecipe {
  return {
    id: 'lemon-lentils',
    title: 'Lemon Lentils with Parsley',
    description: 'Green lentils dressed warm with lemon juice, olive oil and plenty of parsley.',
    meal_type: 'Lunch',
    cuisine: 'mediterranean',
    dish: 'bowl',
    servings: 2,
    prep_minutes: 10,
    cook_minutes: 20,
    rest_minutes: 0,
    difficulty: 'easy',
    tags: ['quick', 'legumes'],
    ingredients: [
      '100 g dried green lentils',
      '1 tbsp olive oil',
      '2 tbsp lemon juice',
      '1/4 tsp fine salt',
      '20 g parsley, chopped',
    ],
    instructions: [
      'Simmer the lentils in plenty of water for 20 minutes, until tender, and drain.',
      'Stir in the olive oil, lemon juice and salt while the lentils are hot.',
      'Fold in the parsley and serve.',
    ],
    author: 'Pomona Kitchen',
    created_at: '2026-01-01',
    ...change,
  };
}
