import type { OwnRecipe, RecipeBody } from '@pomona/contract/recipe-writing';
import type { Recipe } from '@pomona/contract/recipes';
import type { Database } from '#database/connect.ts';
import type { Images } from '#features/images/service.ts';
import { columnsComputedFrom } from '#features/recipes/figures/service.ts';
import { presentRecipe, type RecipeRow, type Recipes } from '#features/recipes/service.ts';
import type { Clock, RandomSource } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { isSameText, writtenColumns } from './columns.ts';
import { createNewRecipes, type NewRecipes } from './creation/service.ts';
import { createDeletedRecipes, type DeletedRecipes } from './deleted/service.ts';
import { createPictures } from './pictures/service.ts';
import { mayChange } from './policy.ts';
import { presentOwn } from './presenter.ts';
import { createStaffRecipes, type StaffRecipes } from './staff/service.ts';
import { insertVersion } from './staff/store.ts';
import { listOwned, updateText } from './store.ts';

export { restorableMilliseconds } from './deleted/retention.ts';
export type { Recorder } from './staff/store.ts';
export { presentOwn };

/** A member's own recipes (FOOD-03). Each throws `recipe_not_found` for a recipe that the member may not see. */
export interface RecipeWriting extends NewRecipes, DeletedRecipes {
  /**
   * Throws `forbidden` for a recipe of somebody else, `recipe_changed` for an old `version`. A published recipe becomes private
   * and is offered again, unless nothing changed.
   */
  changeRecipe(viewer: Member, id: string, body: RecipeBody & { version: number }): Promise<Recipe>;
  listOwnRecipes(viewer: Member): Promise<OwnRecipe[]>;
  /** The row of one's own recipe; throws `forbidden` for a recipe of somebody else. */
  readOwnRow(viewer: Member, id: string): Promise<RecipeRow>;
  /** Keeps what a member's recipe says at the moment it is published, in the transaction that publishes it. */
  keepVersion(transaction: Database, row: RecipeRow): Promise<void>;
  /** For administrators. */
  readonly staff: StaffRecipes;
}

export interface RecipeWritingParts {
  database: Database;
  recipes: Pick<Recipes, 'readRow'>;
  images: Pick<Images, 'acceptDataUrl' | 'fetch' | 'hasten' | 'isUploaded'>;
  clock: Clock;
  random: RandomSource;
}

export function createRecipeWriting(parts: RecipeWritingParts): RecipeWriting {
  const { database, recipes, clock, random } = parts;
  const pictures = createPictures(parts.images);

  async function readOwnRow(viewer: Member, id: string): Promise<RecipeRow> {
    const row = await recipes.readRow(viewer, id);
    if (!mayChange(row, viewer.id)) throw new AppError('forbidden');
    return row;
  }

  return {
    ...createNewRecipes({ database, pictures, clock, random }),

    async changeRecipe(viewer, id, body) {
      const before = await readOwnRow(viewer, id);
      if (before.version !== body.version) throw new AppError('recipe_changed');
      const written = writtenColumns(body);
      const hasSameText = isSameText(before, written);
      if (hasSameText && body.image === undefined) return presentRecipe(before);
      const { dish, restMinutes } = before;
      const after = { restMinutes, ...written, id, dish };
      const picture = await pictures.pictureFor(after, body.image, { before, ownerId: viewer.id });
      const isSamePicture = picture.columns.pictureHash === before.pictureHash;
      if (hasSameText && isSamePicture) return presentRecipe(before);
      const change = {
        ...written,
        ...picture.columns,
        ...(await columnsComputedFrom(after)),
        updatedAt: new Date(clock()),
      };
      const { version } = body;
      const row = await updateText(database, { id, ownerId: viewer.id, version }, change);
      if (row === null) {
        // It was deleted or changed meanwhile.
        await readOwnRow(viewer, id);
        throw new AppError('recipe_changed');
      }
      pictures.draw(picture);
      return presentRecipe(row);
    },

    readOwnRow,
    listOwnRecipes: async (viewer) => (await listOwned(database, viewer.id)).map(presentOwn),

    ...createDeletedRecipes({ database, clock, readOwnRow }),
    keepVersion: (transaction, row) => insertVersion(transaction, row, null),
    staff: createStaffRecipes({ database, recipes, pictures, clock, random }),
  };
}
