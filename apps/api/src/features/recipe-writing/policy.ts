import { normalisedTags } from '@pomona/contract/recipe-tags';
import type { RecipeBody } from '@pomona/contract/recipe-writing';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** A deleted recipe can be brought back for so long. */
export const restorableMilliseconds = 30 * dayMilliseconds;

interface Owned {
  ownerId: string | null;
}

/** Only its owner changes, deletes or offers a recipe (FOOD-03); nobody those of the catalogue. */
export function mayChange(recipe: Owned, viewerId: string): boolean {
  return recipe.ownerId !== null && recipe.ownerId === viewerId;
}

/** Deleted recipes come back for their owner, as long as they are kept. */
export function mayRestore(
  recipe: Owned & { deletedAt: Date | null },
  viewerId: string,
  now: number,
): boolean {
  const { deletedAt } = recipe;
  const isKept = deletedAt === null || deletedAt.getTime() > now - restorableMilliseconds;
  return isKept && mayChange(recipe, viewerId);
}

/** The columns that a person writes. */
export function writtenColumns(body: RecipeBody) {
  const { make_ahead, swap } = body.notes;
  return {
    title: body.title,
    description: body.description,
    language: body.language,
    mealType: body.meal_type,
    cuisine: body.cuisine,
    difficulty: body.difficulty,
    prepMinutes: body.prep_time,
    cookMinutes: body.cook_time,
    ...(body.rest_time !== undefined && { restMinutes: body.rest_time }),
    servings: body.servings,
    ingredients: body.ingredients,
    instructions: body.instructions,
    tags: normalisedTags(body.tags),
    notes: { ...(make_ahead && { make_ahead }), ...(swap && { swap }) },
    sourceUrl: body.source_url,
  };
}
export type WrittenColumns = ReturnType<typeof writtenColumns>;
