import { picturePath } from '@pomona/contract/images';
import type { Database } from '#database/connect.ts';
import { AppError } from '#platform/errors.ts';
import { updateDoneRecipe } from '../drawing/batches/store.ts';
import type { Illustrator } from '../illustrators/illustrator.ts';
import { updateRecipePicture } from '../illustrators/store.ts';
import { pictureIn } from '../plated/picture-name.ts';
import { platedRecipe } from '../plated/service.ts';
import { findOrderedRecipe } from './store.ts';

export interface PictureOrder {
  id: string;
  /** What the picture is to show, also where it is not saved yet. */
  title: string;
}

/** Runs in the transaction that gives the picture to the recipe. */
export type RecordPicture = (
  transaction: Database,
  recipe: { id: string; title: string; ownerId: string | null },
) => Promise<void>;

export interface Generation {
  /**
   * Makes a picture for an administrator, and gives it to the recipe. Throws `recipe_not_found`, `recipe_changed` where it was
   * changed meanwhile, and `unavailable`.
   */
  generatePicture(
    adminId: string,
    order: PictureOrder,
    record: RecordPicture,
  ): Promise<{ image_url: string; version: number }>;
}

interface GenerationParts {
  database: Database;
  illustrator: Illustrator;
}

export function createGeneration({ database, illustrator }: GenerationParts): Generation {
  return {
    async generatePicture(adminId, { id, title }, record) {
      const found = await findOrderedRecipe(database, { id, adminId });
      if (found === null) throw new AppError('recipe_not_found');
      const { hash } = await pictureIn(found);
      const recipe = { ...(await platedRecipe(found)), title };
      const illustration = await illustrator.illustrate({ hash, recipe });
      const version = await database.transaction(async (transaction) => {
        const at = { id, version: found.version, ownerId: adminId };
        const updated = await updateRecipePicture(transaction, at, illustration);
        if (updated === null) throw new AppError('recipe_changed');
        await updateDoneRecipe(transaction, id);
        await record(transaction, found);
        return updated;
      });
      return { image_url: picturePath(illustration.hash, 800), version };
    },
  };
}
