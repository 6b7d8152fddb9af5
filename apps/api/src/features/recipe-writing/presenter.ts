import type { OwnRecipe } from '@pomona/contract/recipe-writing';
import { visibilityOf } from '#features/recipes/policy.ts';
import { presentCard } from '#features/recipes/presenter.ts';
import type { RecipeRow } from '#features/recipes/store.ts';

/** A recipe among one's own. */
export function presentOwn(row: RecipeRow): OwnRecipe {
  return {
    ...presentCard(row),
    visibility: visibilityOf(row),
    version: row.version,
    updated_at: row.updatedAt.toISOString(),
  };
}

/** A recipe among those that wait for the administrators. */
export function presentOffered(row: RecipeRow & { offeredAt: Date }) {
  return { ...presentOwn(row), offered_at: row.offeredAt.toISOString() };
}
