import { createHash } from 'node:crypto';
import { tagsOf } from '@pomona/catalogue/checks/tags';
import { analysisOf } from '@pomona/catalogue/figures';
import { catalogueDigest, readCatalogue } from '@pomona/catalogue/read';
import type { CatalogueRecipe } from '@pomona/catalogue/schema';
import type { Picture } from '#features/images/service.ts';
import { computedColumns, computedVersion } from '../figures/service.ts';
import type { NewRecipe } from '../store.ts';

/** Raised when other columns are stored of the same text and analysis. */
const shapeVersion = 4;

export interface CatalogueContent {
  version: string;
  rows(): NewRecipe[];
}

type PictureOf = (recipe: {
  id: string;
  title: string;
  dish: string;
  mealType: string;
  cuisine: string;
  ingredients: string[];
  instructions: string[];
}) => Pick<Picture, 'hash' | 'colour'>;

/**
 * `version` changes with the text, the food table, the rules and the illustrator. Only `rows` reads and computes: a start with
 * the same version does not need them.
 */
export function readCatalogueContent(
  folder: string,
  { pictureOf, picturesVersion }: { pictureOf: PictureOf; picturesVersion: string },
): CatalogueContent {
  const version = createHash('sha256')
    .update(
      JSON.stringify([shapeVersion, computedVersion, picturesVersion, catalogueDigest(folder)]),
    )
    .digest('hex')
    .slice(0, 16);
  return {
    version,
    rows: () => readCatalogue(folder).map((recipe) => rowOf(recipe, pictured(recipe, pictureOf))),
  };
}

function pictured(recipe: CatalogueRecipe, pictureOf: PictureOf) {
  const { id, title, dish, meal_type: mealType, cuisine, ingredients, instructions } = recipe;
  return pictureOf({ id, title, dish, mealType, cuisine, ingredients, instructions });
}

function rowOf(recipe: CatalogueRecipe, picture: Pick<Picture, 'hash' | 'colour'>): NewRecipe {
  const { make_ahead, swap } = recipe.notes ?? {};
  const createdAt = new Date(`${recipe.created_at}T08:00:00Z`);
  const notes = { ...(make_ahead && { make_ahead }), ...(swap && { swap }) };
  return {
    id: recipe.id,
    ownerId: null,
    publishedAt: createdAt,
    title: recipe.title,
    description: recipe.description,
    pictureHash: picture.hash,
    pictureColour: picture.colour,
    dish: recipe.dish,
    difficulty: recipe.difficulty,
    mealType: recipe.meal_type,
    cuisine: recipe.cuisine,
    prepMinutes: recipe.prep_minutes,
    cookMinutes: recipe.cook_minutes,
    restMinutes: recipe.rest_minutes,
    servings: recipe.servings,
    ingredients: recipe.ingredients,
    instructions: recipe.instructions,
    tags: tagsOf(recipe),
    notes,
    author: recipe.author,
    ...computedColumns(analysisOf(recipe), {
      ...recipe,
      ...{ language: 'en', notes },
      cookMinutes: recipe.cook_minutes,
      restMinutes: recipe.rest_minutes,
    }),
    createdAt,
  };
}
