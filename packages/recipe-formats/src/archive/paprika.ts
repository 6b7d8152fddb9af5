import type { Thing } from '../schema-org/thing.ts';

export const isPaprika = (thing: Thing): boolean =>
  typeof thing.directions === 'string' && typeof thing.ingredients === 'string';

/** The fields of Paprika 3: lines in one text, times and servings as people write them. */
export function schemaOrgOfPaprika(thing: Thing): Thing {
  const { description, notes } = thing;
  return {
    '@type': 'Recipe',
    name: thing.name,
    description: [description, notes].filter(Boolean).join(' '),
    recipeIngredient: thing.ingredients,
    recipeInstructions: thing.directions,
    prepTime: thing.prep_time,
    cookTime: thing.cook_time,
    totalTime: thing.total_time,
    recipeYield: thing.servings,
    difficulty: thing.difficulty,
    recipeCategory: thing.categories,
    keywords: thing.categories,
    url: thing.source_url,
    image: thing.image_url,
  };
}
