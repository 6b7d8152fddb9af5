import type { AdminRecipe } from '@pomona/contract/admin/recipes';
import { presentOwn, restorableMilliseconds } from '#features/recipe-writing/service.ts';
import type { ListedRecipe } from './store.ts';

export function presentListed(row: ListedRecipe): AdminRecipe {
  const { deletedAt } = row;
  const keptUntil = deletedAt && new Date(deletedAt.getTime() + restorableMilliseconds);
  return {
    ...presentOwn(row),
    owner_id: row.ownerId,
    offered_at: row.offeredAt?.toISOString() ?? null,
    deleted_at: deletedAt?.toISOString() ?? null,
    kept_until: keptUntil?.toISOString() ?? null,
  };
}
