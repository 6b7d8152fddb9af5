import type { RecipeBody } from '@pomona/contract/recipe-writing';

/** A recipe as a member sends it; what the test does not name is plausible. */
export function recipeBodyOf(fields: Partial<RecipeBody> = {}): RecipeBody {
  return {
    title: 'Carrot soup',
    description: 'A soup for the test',
    language: 'en',
    meal_type: 'Lunch',
    cuisine: null,
    difficulty: 'easy',
    prep_time: 10,
    cook_time: 20,
    servings: 2,
    ingredients: ['400 g carrots', '100 g Greek yogurt'],
    instructions: ['Cook the carrots.', 'Stir in the yogurt.'],
    tags: ['soup'],
    notes: {},
    source_url: null,
    ...fields,
  };
}
