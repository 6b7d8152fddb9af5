import type { OwnRecipe } from '@pomona/contract/recipe-writing';
import { presentCard, type RecipeRow, visibilityOf } from '#features/recipes/service.ts';

export function presentOwn(row: RecipeRow): OwnRecipe {
  return {
    ...presentCard(row),
    visibility: visibilityOf(row),
    version: row.version,
    updated_at: row.updatedAt.toISOString(),
  };
}
