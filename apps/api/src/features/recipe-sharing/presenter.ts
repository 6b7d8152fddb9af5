import type { Recipe } from '@pomona/contract/recipes';
import type { RecipeShare } from '@pomona/contract/recipes/sharing';
import { isPublic, presentRecipe, type RecipeRow } from '#features/recipes/service.ts';
import type { ShareRow } from './store.ts';

export const presentShare = (share: ShareRow): RecipeShare => ({
  created_at: share.createdAt.toISOString(),
});

/**
 * The recipe for who has its link. Where its owner brought it from is theirs, whether it is offered is between them and the
 * administrators, and what was said of it while it was public is shown again with it.
 */
export function presentShared(row: RecipeRow): Recipe {
  const recipe = presentRecipe(row);
  if (isPublic(row)) return recipe;
  return { ...recipe, source_url: null, visibility: 'private', rating: 0, review_count: 0 };
}
