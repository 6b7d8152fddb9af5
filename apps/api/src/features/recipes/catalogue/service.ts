import { createHash } from 'node:crypto';
import { tagsOf } from '@pomona/catalogue/checks/tags';
import { analysisOf } from '@pomona/catalogue/figures';
import { catalogueDigest, readCatalogue } from '@pomona/catalogue/read';
import type { CatalogueRecipe } from '@pomona/catalogue/schema';
import { translationsDigest } from '@pomona/catalogue/translations/read';
import type { Picture } from '#features/images/service.ts';
import { computedColumns, computedVersion } from '../figures/service.ts';
import type { NewRecipe } from '../store.ts';
import { readStoredTranslations, storedNotes } from './translations.ts';

/** Raised when other columns are stored of the same text and analysis. */
const shapeVersion = 5;

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

export interface CatalogueFolders {
  recipes: string;
  /** `null`: the recipes stay in English. */
  translations: string | null;
}

/**
 * `version` changes with the texts, the food table, the rules and the illustrator. Only `rows` reads and computes: a start with
 * the same version does not need them.
 */
export function readCatalogueContent(
  folders: CatalogueFolders,
  { pictureOf, picturesVersion }: { pictureOf: PictureOf; picturesVersion: string },
): CatalogueContent {
  const version = createHash('sha256')
    .update(
      JSON.stringify([
        ...[shapeVersion, computedVersion, picturesVersion],
        catalogueDigest(folders.recipes),
        folders.translations === null ? null : translationsDigest(folders.translations),
      ]),
    )
    .digest('hex')
    .slice(0, 16);
  return {
    version,
    rows() {
      const translationsOf = readStoredTranslations(folders.translations);
      return readCatalogue(folders.recipes).map((recipe) => ({
        ...rowOf(recipe, pictured(recipe, pictureOf)),
        translations: translationsOf(recipe),
      }));
    },
  };
}

function pictured(recipe: CatalogueRecipe, pictureOf: PictureOf) {
  const { id, title, dish, meal_type: mealType, cuisine, ingredients, instructions } = recipe;
  return pictureOf({ id, title, dish, mealType, cuisine, ingredients, instructions });
}

function rowOf(recipe: CatalogueRecipe, picture: Pick<Picture, 'hash' | 'colour'>): NewRecipe {
  const createdAt = new Date(`${recipe.created_at}T08:00:00Z`);
  const notes = storedNotes(recipe.notes);
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
