import type { OfferedRecipe } from '@pomona/contract/publication';
import type { Recipe } from '@pomona/contract/recipes';
import type { Database } from '#database/connect.ts';
import type { RecipeWriting, Recorder } from '#features/recipe-writing/service.ts';
import { isPublic, presentRecipe } from '#features/recipes/service.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { presentOffered } from './presenter.ts';
import {
  findRecipe,
  listOffered,
  updateDeclined,
  updateOffered,
  updatePublished,
  updateUnpublished,
  updateWithdrawn,
} from './store.ts';

/** How a member's recipe becomes everybody's, and private again (REC-07). */
export interface Publication {
  /** Throws `recipe_not_found`, and `forbidden` for a recipe of somebody else. Idempotent. */
  offerRecipe(viewer: Member, id: string): Promise<Recipe>;
  /** Also a published one; throws like `offerRecipe`. */
  withdrawRecipe(viewer: Member, id: string): Promise<Recipe>;
  /** The oldest offer first. */
  listOffered(): Promise<OfferedRecipe[]>;
  /** Throws `recipe_not_found` for what is not offered, `recipe_changed` for another version of its text. */
  publishRecipe(id: string, version: number, record: Recorder): Promise<Recipe>;
  /** Makes it private again, offered or published; throws `recipe_not_found` for every other one. */
  declineRecipe(id: string, record: Recorder): Promise<void>;
  /** Back among the offered ones; throws `recipe_not_found` for what no member published. */
  unpublishRecipe(id: string, record: Recorder): Promise<Recipe>;
}

interface PublicationParts {
  database: Database;
  writing: Pick<RecipeWriting, 'readOwnRow' | 'keepVersion'>;
  clock: Clock;
}

/** Further ones follow when these are done. */
const maxOffered = 200;

export function createPublication({ database, writing, clock }: PublicationParts): Publication {
  return {
    async offerRecipe(viewer, id) {
      const before = await writing.readOwnRow(viewer, id);
      const now = new Date(clock());
      const row = await updateOffered(database, { id, ownerId: viewer.id, now });
      return presentRecipe(row ?? before);
    },

    async withdrawRecipe(viewer, id) {
      await writing.readOwnRow(viewer, id);
      const row = await updateWithdrawn(database, { id, ownerId: viewer.id });
      if (row === null) throw new AppError('recipe_not_found');
      return presentRecipe(row);
    },

    listOffered: async () => (await listOffered(database, maxOffered)).map(presentOffered),

    async publishRecipe(id, version, record) {
      const row = await database.transaction(async (transaction) => {
        const now = new Date(clock());
        const published = await updatePublished(transaction, { id, version, now });
        if (published === null) return null;
        await writing.keepVersion(transaction, published);
        await record(transaction, 'recipe_published', published);
        return published;
      });
      if (row !== null) return presentRecipe(row);
      const found = await findRecipe(database, id);
      const isMembers = found !== null && found.ownerId !== null && found.deletedAt === null;
      const isOfferedOrPublic = isMembers && (found.offeredAt !== null || isPublic(found));
      if (!isOfferedOrPublic) throw new AppError('recipe_not_found');
      if (found.version !== version) throw new AppError('recipe_changed');
      return presentRecipe(found);
    },

    async declineRecipe(id, record) {
      await database.transaction(async (transaction) => {
        const declined = await updateDeclined(transaction, id);
        if (declined === null) throw new AppError('recipe_not_found');
        await record(transaction, 'recipe_declined', declined);
      });
    },

    async unpublishRecipe(id, record) {
      const row = await database.transaction(async (transaction) => {
        const withdrawn = await updateUnpublished(transaction, { id, now: new Date(clock()) });
        if (withdrawn === null) throw new AppError('recipe_not_found');
        await record(transaction, 'recipe_unpublished', withdrawn);
        return withdrawn;
      });
      return presentRecipe(row);
    },
  };
}
