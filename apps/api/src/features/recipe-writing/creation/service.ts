import { type RecipeBody, recipeBounds } from '@pomona/contract/recipe-writing';
import type { Recipe } from '@pomona/contract/recipes';
import type { Database } from '#database/connect.ts';
import { columnsComputedFrom } from '#features/recipes/figures/service.ts';
import { presentRecipe, type RecipeRow } from '#features/recipes/service.ts';
import type { Clock, RandomSource } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { writtenColumns } from '../columns.ts';
import type { Pictures } from '../pictures/service.ts';
import { findByCreationKey, insertOwned } from '../store.ts';
import { newRecipeId } from './recipe-id.ts';

export interface NewRecipes {
  /**
   * Creates a private recipe; a call with a known key returns the recipe that the key made. Throws `too_many_recipes`, and what
   * uploads throw.
   */
  createRecipe(viewer: Pick<Member, 'id'>, body: RecipeBody, key: string | null): Promise<Recipe>;
}

interface CreationParts {
  database: Database;
  pictures: Pictures;
  clock: Clock;
  random: RandomSource;
}

export function createNewRecipes(parts: CreationParts): NewRecipes {
  return {
    async createRecipe(viewer, body, key) {
      const known = key && (await findByCreationKey(parts.database, viewer.id, key));
      return presentRecipe(known || (await insert(parts, viewer, body, key)));
    },
  };
}

async function insert(
  parts: CreationParts,
  viewer: Pick<Member, 'id'>,
  body: RecipeBody,
  key: string | null,
): Promise<RecipeRow> {
  const { database, pictures, clock, random } = parts;
  const written = writtenColumns(body);
  const id = newRecipeId(written.title, random);
  const recipe = { ...written, id, dish: null };
  const use = { before: null, ownerId: viewer.id };
  const picture = await pictures.pictureFor(recipe, body.image, use);
  const now = new Date(clock());
  const inserted = await insertOwned(
    database,
    {
      ...{ id, ownerId: viewer.id, creationKey: key, createdAt: now, updatedAt: now },
      ...written,
      ...picture.columns,
      ...(await columnsComputedFrom({ ...written, dish: null })),
    },
    recipeBounds.recipesOfOneMember,
  );
  switch (inserted.outcome) {
    case 'made':
      pictures.draw(picture);
      return inserted.row;
    case 'known':
      return inserted.row;
    case 'id_taken':
      return insert(parts, viewer, body, key);
    case 'full':
      throw new AppError('too_many_recipes');
    case 'owner_gone':
      throw new AppError('session_rejected');
  }
}
