import type { Database } from '#database/connect.ts';
import { recipes } from '#database/tables/recipes.ts';
import type { NewRecipe } from '#features/recipes/store.ts';

let made = 0;

/** Puts a recipe into the database; what the test does not name is plausible. */
export async function makeRecipe(db: Database, fields: Partial<NewRecipe> = {}): Promise<string> {
  made += 1;
  const id = fields.id ?? `recipe-${made}`;
  await db.insert(recipes).values({
    id,
    title: `Soup ${made}`,
    description: 'A soup for the test',
    difficulty: 'easy',
    mealType: 'Lunch',
    prepMinutes: 10,
    cookMinutes: 20,
    servings: 2,
    ingredients: ['200 g carrots'],
    instructions: ['Cook the carrots.'],
    tags: ['soup'],
    author: 'A tester',
    nutrition: { calories: 80, protein: 2, carbs: 19, fiber: 6 },
    dietTypes: [],
    labels: [],
    allergens: [],
    allergenDetails: [],
    sources: [],
    computedWith: 'test',
    publishedAt: new Date('2026-05-01'),
    ...fields,
  });
  return id;
}
