import type { DeletedRecipe } from '@pomona/contract/recipe-writing';
import type { Database } from '#database/connect.ts';
import { restorableMilliseconds } from '#features/recipe-writing/policy.ts';
import type { Clock } from '#platform/clock.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { type DeletedRow, listDeletedSince } from './store.ts';

/** What members deleted and can still restore (FOOD-03). */
export interface DeletedRecipes {
  /** The last deleted first. */
  listDeletedRecipes(viewer: Member): Promise<DeletedRecipe[]>;
}

interface DeletedParts {
  database: Database;
  clock: Clock;
}

export function createDeletedRecipes({ database, clock }: DeletedParts): DeletedRecipes {
  return {
    async listDeletedRecipes(viewer) {
      const oldest = new Date(clock() - restorableMilliseconds);
      return (await listDeletedSince(database, viewer.id, oldest)).map(present);
    },
  };
}

function present({ id, title, deletedAt }: DeletedRow): DeletedRecipe {
  const end = new Date(deletedAt.getTime() + restorableMilliseconds);
  return { id, title, deleted_at: deletedAt.toISOString(), kept_until: end.toISOString() };
}
