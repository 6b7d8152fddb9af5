import {
  type AdminRecipe,
  deleteAdminRecipe,
  restoreAdminRecipe,
} from '@pomona/contract/admin/recipes';
import { publishRecipe, unpublishRecipe } from '@pomona/contract/publication';
import type { Api } from '#platform/api/api.ts';
import { ApiError } from '#platform/api/failures.ts';

export type RecipeAct = 'delete' | 'restore' | 'publish' | 'unpublish';

/** What takes an act back. */
export const undoOf: Readonly<Record<RecipeAct, RecipeAct>> = {
  delete: 'restore',
  restore: 'delete',
  publish: 'unpublish',
  unpublish: 'publish',
};

/** What can be done with a recipe now; one that was offered is published once it has been read (REC-07). */
export function actsFor(recipe: AdminRecipe, hasRead: boolean): RecipeAct[] {
  if (recipe.deleted_at !== null) return ['restore'];
  if (recipe.visibility === 'offered') return hasRead ? ['publish'] : [];
  return recipe.owner_id === null ? ['delete'] : ['unpublish', 'delete'];
}

function perform(api: Api, act: RecipeAct, { id, version }: AdminRecipe): Promise<unknown> {
  const params = { id };
  switch (act) {
    case 'delete':
      return api.call(deleteAdminRecipe, { params });
    case 'restore':
      return api.call(restoreAdminRecipe, { params });
    case 'publish':
      return api.call(publishRecipe, { params, body: { version } });
    case 'unpublish':
      return api.call(unpublishRecipe, { params });
  }
}

export interface ActOutcome {
  done: AdminRecipe[];
  failures: { recipe: AdminRecipe; error: unknown }[];
}

/** One after the other; without a network the rest is not tried. */
export async function performAll(
  api: Api,
  act: RecipeAct,
  recipes: readonly AdminRecipe[],
): Promise<ActOutcome> {
  const outcome: ActOutcome = { done: [], failures: [] };
  let unreachable: unknown = null;
  for (const recipe of recipes) {
    if (unreachable !== null) {
      outcome.failures.push({ recipe, error: unreachable });
      continue;
    }
    try {
      await perform(api, act, recipe);
      outcome.done.push(recipe);
    } catch (error) {
      outcome.failures.push({ recipe, error });
      if (!(error instanceof ApiError)) unreachable = error;
    }
  }
  return outcome;
}
