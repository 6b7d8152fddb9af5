import { createHash } from 'node:crypto';
import { analysisOf } from '@pomona/catalogue/figures';
import { catalogueDigest, readCatalogue } from '@pomona/catalogue/read';
import type { CatalogueRecipe } from '@pomona/catalogue/schema';
import type { Nutrition } from '@pomona/contract/recipes';
import type { RecipeAnalysis } from '@pomona/food/analysis';
import { foodVersion } from '@pomona/food/version';
import type { Picture } from '#features/images/service.ts';
import type { NewRecipe } from '../store.ts';

/** Raised when what is stored of a recipe changes without its text, the food table or the rules changing. */
const shapeVersion = 2;

/** The collection as rows, computed with the food table and the rules of this version. */
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
 * The collection in a folder; `version` changes with its text, the food table, the rules and the illustrator. It is read and
 * computed only when its rows are asked for: a start with the same version does not need them.
 */
export function readCatalogueContent(
  folder: string,
  { pictureOf, picturesVersion }: { pictureOf: PictureOf; picturesVersion: string },
): CatalogueContent {
  const version = createHash('sha256')
    .update(JSON.stringify([shapeVersion, foodVersion, picturesVersion, catalogueDigest(folder)]))
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
    servings: recipe.servings,
    ingredients: recipe.ingredients,
    instructions: recipe.instructions,
    tags: recipe.tags,
    notes: { ...(make_ahead && { make_ahead }), ...(swap && { swap }) },
    author: recipe.author,
    ...computedColumns(analysisOf(recipe)),
    createdAt,
  };
}

export type ComputedColumns = Pick<
  NewRecipe,
  | 'nutrition'
  | 'dietTypes'
  | 'labels'
  | 'allergens'
  | 'allergenDetails'
  | 'sources'
  | 'computedWith'
>;

/** The columns that follow from the lines of a recipe, with the version that they were computed with. */
export function computedColumns(analysis: RecipeAnalysis): ComputedColumns {
  const { labels, allergens, sources } = analysis;
  return {
    nutrition: storedNutrition(analysis),
    dietTypes: labels.flatMap(({ label, verdict }) => (verdict === 'proven' ? label : [])),
    // The grams of each group follow from the lines again where somebody asks for them.
    labels: labels.map(({ because, ...verdict }) => ({
      ...verdict,
      because: because.map(({ counted: _counted, ...reason }) => reason),
    })),
    allergens: allergens.profile,
    allergenDetails: allergens.detailed,
    sources,
    computedWith: foodVersion,
  };
}

/** Figures with three decimals: far finer than any of them is known, and short on the wire. */
const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** The figures of one serving; what is not known stays absent (REC-04). */
export function storedNutrition({ nutrition, coverage, glycemicLoad }: RecipeAnalysis): Nutrition {
  const known: Nutrition = {};
  for (const [key, figure] of Object.entries(nutrition))
    known[key as keyof Nutrition] = rounded(figure.value);
  return {
    ...known,
    ...(glycemicLoad.value !== null && { glycemic_load: rounded(glycemicLoad.value) }),
    coverage: rounded(coverage),
  };
}
