import { isDeepStrictEqual } from 'node:util';
import { type OwnRecipe, type RecipeBody, recipeBounds } from '@pomona/contract/recipe-writing';
import type { Recipe } from '@pomona/contract/recipes';
import type { Database } from '#database/connect.ts';
import type { Images } from '#features/images/service.ts';
import { columnsComputedFrom } from '#features/recipes/figures/service.ts';
import { recipesChanged } from '#features/recipes/list/service.ts';
import { presentRecipe, type RecipeRow, type Recipes } from '#features/recipes/service.ts';
import type { Clock, RandomSource } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import { type WrittenColumns, writtenColumns } from './columns.ts';
import { createDeletedRecipes, type DeletedRecipes } from './deleted/service.ts';
import { createPictures } from './pictures/service.ts';
import { mayChange, mayRestore, restorableMilliseconds } from './policy.ts';
import { presentOwn } from './presenter.ts';
import { newRecipeId } from './recipe-id.ts';
import {
  findByCreationKey,
  findOwned,
  insertOwned,
  listOwned,
  removeDeletedBefore,
  updateDeleted,
  updateRestored,
  updateText,
} from './store.ts';

export { presentOwn };

/** A member's own recipes (FOOD-03). Each throws `recipe_not_found` for a recipe that the member may not see. */
export interface RecipeWriting extends DeletedRecipes {
  /**
   * Creates a private recipe; a call with a known key returns the recipe that the key made. Throws `too_many_recipes`, and what
   * uploads throw.
   */
  createRecipe(viewer: Member, body: RecipeBody, key: string | null): Promise<Recipe>;
  /**
   * Throws `forbidden` for a recipe of somebody else, `recipe_changed` for an old `version`. A published recipe becomes private
   * and is offered again, unless nothing changed.
   */
  changeRecipe(viewer: Member, id: string, body: RecipeBody & { version: number }): Promise<Recipe>;
  /** Throws `forbidden` for a recipe of somebody else. */
  deleteRecipe(viewer: Member, id: string): Promise<void>;
  /** Within 30 days; throws `too_many_recipes`. */
  restoreRecipe(viewer: Member, id: string): Promise<Recipe>;
  listOwnRecipes(viewer: Member): Promise<OwnRecipe[]>;
  /** The row of one's own recipe; throws `forbidden` for a recipe of somebody else. */
  readOwnRow(viewer: Member, id: string): Promise<RecipeRow>;
  /** What was deleted more than 30 days ago; returns how many. */
  removeLongDeleted(): Promise<number>;
}

export interface RecipeWritingParts {
  database: Database;
  recipes: Pick<Recipes, 'readRow'>;
  images: Pick<Images, 'acceptDataUrl' | 'fetch' | 'hasten' | 'isUploaded'>;
  bus: Bus;
  clock: Clock;
  random: RandomSource;
}

const maxRecipes = recipeBounds.recipesOfOneMember;

export function createRecipeWriting(parts: RecipeWritingParts): RecipeWriting {
  const { database, recipes, bus, clock, random } = parts;
  const pictures = createPictures(parts.images);

  const announceChange = (id: string) => bus.publish(recipesChanged, { id });

  async function readOwnRow(viewer: Member, id: string): Promise<RecipeRow> {
    const row = await recipes.readRow(viewer, id);
    if (!mayChange(row, viewer.id)) throw new AppError('forbidden');
    return row;
  }

  async function insert(
    viewer: Member,
    written: WrittenColumns,
    more: NewParts,
  ): Promise<RecipeRow> {
    const id = newRecipeId(written.title, random);
    const picture = await pictures.pictureFor({ ...written, id, dish: null }, more.image, null);
    const now = new Date(clock());
    const inserted = await insertOwned(
      database,
      {
        ...{ id, ownerId: viewer.id, creationKey: more.key, createdAt: now, updatedAt: now },
        ...written,
        ...picture.columns,
        ...(await columnsComputedFrom({ ...written, dish: null })),
      },
      maxRecipes,
    );
    switch (inserted.outcome) {
      case 'made':
        pictures.draw(picture);
        return inserted.row;
      case 'known':
        return inserted.row;
      case 'id_taken':
        return insert(viewer, written, more);
      case 'full':
        throw new AppError('too_many_recipes');
      case 'owner_gone':
        throw new AppError('session_rejected');
    }
  }

  return {
    async createRecipe(viewer, body, key) {
      const written = writtenColumns(body);
      const known = key && (await findByCreationKey(database, viewer.id, key));
      if (known) return presentRecipe(known);
      return presentRecipe(await insert(viewer, written, { key, image: body.image }));
    },

    async changeRecipe(viewer, id, body) {
      const before = await readOwnRow(viewer, id);
      if (before.version !== body.version) throw new AppError('recipe_changed');
      const written = writtenColumns(body);
      const isSameText = isSame(before, written);
      if (isSameText && body.image === undefined) return presentRecipe(before);
      const after = { ...written, id, dish: before.dish };
      const picture = await pictures.pictureFor(after, body.image, before);
      const isSamePicture = picture.columns.pictureHash === before.pictureHash;
      if (isSameText && isSamePicture) return presentRecipe(before);
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
      if (before.publishedAt !== null) await announceChange(id);
      return presentRecipe(row);
    },

    async deleteRecipe(viewer, id) {
      await readOwnRow(viewer, id);
      const now = new Date(clock());
      const row = await updateDeleted(database, {
        id,
        ownerId: viewer.id,
        now,
        maxKept: maxRecipes,
      });
      if (row === null) throw new AppError('recipe_not_found');
      if (row.publishedAt !== null) await announceChange(id);
    },

    async restoreRecipe(viewer, id) {
      const row = await findOwned(database, { id, ownerId: viewer.id });
      if (row === null || !mayRestore(row, viewer.id, clock()))
        throw new AppError('recipe_not_found');
      if (row.deletedAt === null) return presentRecipe(row);
      const restored = await updateRestored(database, {
        id,
        ownerId: viewer.id,
        limit: maxRecipes,
      });
      if (restored === 'full') throw new AppError('too_many_recipes');
      if (restored === null) return presentRecipe(await readOwnRow(viewer, id));
      if (restored.publishedAt !== null) await announceChange(id);
      return presentRecipe(restored);
    },

    readOwnRow,
    listOwnRecipes: async (viewer) => (await listOwned(database, viewer.id)).map(presentOwn),

    ...createDeletedRecipes({ database, clock }),

    removeLongDeleted: () =>
      removeDeletedBefore(database, new Date(clock() - restorableMilliseconds)),
  };
}

interface NewParts {
  key: string | null;
  image: string | null | undefined;
}

function isSame(row: RecipeRow, written: WrittenColumns): boolean {
  return Object.entries(written).every(([column, value]) =>
    isDeepStrictEqual(row[column as keyof WrittenColumns], value),
  );
}
