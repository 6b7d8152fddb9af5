import type { RecipeText } from '@pomona/contract/admin/recipes';
import type { RecipeRow } from '#features/recipes/service.ts';

/** What a person writes of a recipe. */
export function textOf(row: RecipeRow): RecipeText {
  return {
    title: row.title,
    description: row.description,
    language: row.language,
    meal_type: row.mealType,
    cuisine: row.cuisine,
    difficulty: row.difficulty,
    prep_time: row.prepMinutes,
    cook_time: row.cookMinutes,
    rest_time: row.restMinutes,
    servings: row.servings,
    ingredients: row.ingredients,
    instructions: row.instructions,
    tags: row.tags,
    notes: row.notes,
    source_url: row.sourceUrl,
  };
}
