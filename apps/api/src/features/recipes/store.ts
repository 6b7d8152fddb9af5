import type { Language } from '@pomona/contract/languages';
import { and, eq, inArray, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { uploads } from '#database/tables/images.ts';
import { recipeSearch } from '#database/tables/recipe-search.ts';
import { isPublicRecipe } from '#database/tables/recipe-visibility.ts';
import {
  type NewRecipe,
  type RecipeRow,
  recipes,
  type StoredTranslation,
  type StoredTranslations,
} from '#database/tables/recipes.ts';

export type { NewRecipe, RecipeRow, StoredTranslation, StoredTranslations };

/** Joins a search row by the key of `recipes`: in the collation of the search the index would not be used. */
export const isOf = (recipeId: SQLWrapper) => sql`${recipes.id} = ${recipeId} COLLATE "default"`;

/** What the order and the picks of the day go by. */
const orderColumns = {
  id: recipes.id,
  title: recipes.title,
  rating: recipes.rating,
  reviewCount: recipes.reviewCount,
  mealType: recipes.mealType,
  pictureHash: recipes.pictureHash,
  isReadWhole: recipes.isReadWhole,
};
type OrderRow = Pick<RecipeRow, keyof typeof orderColumns>;

/** Where public recipes stand in the list, best rated first. */
export function findPublishedOrder(
  db: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<OrderRow[]> {
  // The search has exactly these, in the order of the browser's list.
  const { scoreFalling, reviewsFalling, title, recipeId } = recipeSearch;
  const part = db
    .select({ recipeId, scoreFalling, reviewsFalling, folded: sql<string>`${title}`.as('folded') })
    .from(recipeSearch)
    .orderBy(scoreFalling, reviewsFalling, title, recipeId)
    .offset(offset)
    .limit(limit)
    .as('part');
  return db
    .select(orderColumns)
    .from(part)
    .innerJoin(recipes, isOf(part.recipeId))
    .orderBy(part.scoreFalling, part.reviewsFalling, part.folded, part.recipeId);
}

export async function findRecipe(db: Database, id: string): Promise<RecipeRow | null> {
  const [row] = await db.select().from(recipes).where(eq(recipes.id, id));
  return row ?? null;
}

export function findRecipes(db: Database, ids: string[]): Promise<RecipeRow[]> {
  return ids.length === 0
    ? Promise.resolve([])
    : db.select().from(recipes).where(inArray(recipes.id, ids));
}

/** The public ones, in any order; a search may have found one before it was hidden. */
export function findShownRecipes(db: Database, ids: string[]): Promise<RecipeRow[]> {
  return ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(recipes)
        .where(and(inArray(recipes.id, ids), isPublicRecipe(recipes)));
}

/** A whole row takes longer to read than to find. */
const cardColumns = {
  id: recipes.id,
  title: recipes.title,
  description: recipes.description,
  pictureHash: recipes.pictureHash,
  pictureColour: recipes.pictureColour,
  difficulty: recipes.difficulty,
  dietTypes: recipes.dietTypes,
  likelyDietTypes: recipes.likelyDietTypes,
  mealType: recipes.mealType,
  cuisine: recipes.cuisine,
  prepMinutes: recipes.prepMinutes,
  cookMinutes: recipes.cookMinutes,
  restMinutes: recipes.restMinutes,
  servings: recipes.servings,
  rating: recipes.rating,
  reviewCount: recipes.reviewCount,
  ingredients: recipes.ingredients,
  tags: recipes.tags,
  traits: recipes.traits,
  allergens: recipes.allergens,
  allergenDetails: recipes.allergenDetails,
  mayContain: recipes.mayContain,
  isReadWhole: recipes.isReadWhole,
  author: recipes.author,
  language: recipes.language,
  createdAt: recipes.createdAt,
  nutrition: recipes.nutrition,
};
export type CardRow = Pick<RecipeRow, keyof typeof cardColumns> & {
  /** Into the language that was asked for. */
  translation?: Pick<StoredTranslation, 'title' | 'description' | 'ingredients' | 'tags'> | null;
};

/** One translation of several: the others would take time to read. */
export const translationInto = (language: Language | undefined) =>
  sql<StoredTranslation | null>`${recipes.translations} -> ${language ?? ''}`;

/** The public ones, in any order. */
export function findShownCards(
  db: Database,
  ids: string[],
  language: Language | undefined,
): Promise<CardRow[]> {
  return ids.length === 0
    ? Promise.resolve([])
    : db
        .select({ ...cardColumns, translation: translationInto(language) })
        .from(recipes)
        .where(and(inArray(recipes.id, ids), isPublicRecipe(recipes)));
}

/** What an administrator uploaded or ordered stays in front of what is drawn. */
const isPictureUploaded = sql`exists (select from ${uploads} where ${eq(uploads.hash, recipes.pictureHash)})`;
const keptPicture = {
  pictureHash: sql`case when ${isPictureUploaded} then ${recipes.pictureHash} else excluded.picture_hash end`,
  pictureColour: sql`case when ${isPictureUploaded} then ${recipes.pictureColour} else excluded.picture_colour end`,
};

/** Neither a member's nor touched by an administrator. */
const isOfRelease = sql`(${recipes.ownerId} is null and not ${recipes.isEdited} and not ${recipes.isRemoved})`;

/** Ratings and reviews stay. */
export async function upsertCatalogueRecipes(db: Database, rows: NewRecipe[]): Promise<void> {
  for (const row of rows) {
    const { id: _id, createdAt: _createdAt, ...changing } = row;
    await db
      .insert(recipes)
      .values(row)
      .onConflictDoUpdate({
        target: recipes.id,
        set: { ...changing, ...keptPicture, deletedAt: null, updatedAt: new Date() },
        // A recipe that was written here may have the same id.
        setWhere: isOfRelease,
      });
  }
}

/** Hides recipes that left the catalogue; their reviews and favourites stay in case they return. */
export async function retireCatalogueRecipes(db: Database, currentIds: string[]): Promise<void> {
  await db
    .update(recipes)
    .set({ deletedAt: sql`now()` })
    .where(
      and(
        isOfRelease,
        isNull(recipes.deletedAt),
        sql`${recipes.id} <> all(${sql.param(currentIds)}::text[])`,
      ),
    );
}
