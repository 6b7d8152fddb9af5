import { isDeepStrictEqual } from 'node:util';
import { normalisedTags } from '@pomona/contract/recipe-tags';
import type { RecipeBody } from '@pomona/contract/recipe-writing';
import type { RecipeRow } from '#features/recipes/service.ts';

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
type WrittenColumns = ReturnType<typeof writtenColumns>;

export function isSameText(row: RecipeRow, written: WrittenColumns): boolean {
  return Object.entries(written).every(([column, value]) =>
    isDeepStrictEqual(row[column as keyof WrittenColumns], value),
  );
}
