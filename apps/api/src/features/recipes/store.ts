import { and, eq, inArray, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { recipeSearch } from '#database/tables/recipe-search.ts';
import { isPublicRecipe } from '#database/tables/recipe-visibility.ts';
import { type NewRecipe, type RecipeRow, recipes } from '#database/tables/recipes.ts';
import { dataVersions } from '#database/tables/system.ts';

export type { NewRecipe, RecipeRow };

/** Grows whenever anything of a recipe that everybody may see changes, or of `recipe_texts` whenever more than its rating does. */
export async function findRecipesVersion(
  db: Database,
  topic: 'recipes' | 'recipe_texts' = 'recipes',
): Promise<string> {
  const [row] = await db
    .select({ version: dataVersions.version })
    .from(dataVersions)
    .where(eq(dataVersions.topic, topic));
  return String(row?.version ?? 0);
}

/** A recipe of a row of the search, found by the recipe's own key: compared as the search compares, every recipe would be read. */
export const isOf = (recipeId: SQLWrapper) => sql`${recipes.id} = ${recipeId} COLLATE "default"`;

/** A part of what everybody may see, best rated first. */
export async function findPublishedRecipes(
  db: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<RecipeRow[]> {
  // The search holds exactly these, in the order that the list in the browser has.
  const { ratingFalling, reviewsFalling, title, recipeId } = recipeSearch;
  const part = db
    .select({ recipeId, ratingFalling, reviewsFalling, folded: sql<string>`${title}`.as('folded') })
    .from(recipeSearch)
    .orderBy(ratingFalling, reviewsFalling, title, recipeId)
    .offset(offset)
    .limit(limit)
    .as('part');
  const found = await db
    .select({ row: recipes })
    .from(part)
    .innerJoin(recipes, isOf(part.recipeId))
    .orderBy(part.ratingFalling, part.reviewsFalling, part.folded, part.recipeId);
  return found.map(({ row }) => row);
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

/** Those of some recipes that everybody may see, in any order; a search may have found one before it was hidden. */
export function findShownRecipes(db: Database, ids: string[]): Promise<RecipeRow[]> {
  return ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(recipes)
        .where(and(inArray(recipes.id, ids), isPublicRecipe(recipes)));
}

/** What a card shows: a row has much more, which takes longer to read than to find. */
const cardColumns = {
  id: recipes.id,
  title: recipes.title,
  description: recipes.description,
  pictureHash: recipes.pictureHash,
  pictureColour: recipes.pictureColour,
  difficulty: recipes.difficulty,
  dietTypes: recipes.dietTypes,
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
  allergens: recipes.allergens,
  allergenDetails: recipes.allergenDetails,
  mayContain: recipes.mayContain,
  isReadWhole: recipes.isReadWhole,
  author: recipes.author,
  language: recipes.language,
  createdAt: recipes.createdAt,
  nutrition: recipes.nutrition,
};
export type CardRow = Pick<RecipeRow, keyof typeof cardColumns>;

/** The cards of those that everybody may see, in any order. */
export function findShownCards(db: Database, ids: string[]): Promise<CardRow[]> {
  return ids.length === 0
    ? Promise.resolve([])
    : db
        .select(cardColumns)
        .from(recipes)
        .where(and(inArray(recipes.id, ids), isPublicRecipe(recipes)));
}

/** Writes recipes of the catalogue as they are now; ratings and reviews stay. */
export async function upsertCatalogueRecipes(db: Database, rows: NewRecipe[]): Promise<void> {
  for (const row of rows) {
    const { id: _id, createdAt: _createdAt, ...changing } = row;
    await db
      .insert(recipes)
      .values(row)
      .onConflictDoUpdate({
        target: recipes.id,
        set: { ...changing, deletedAt: null, updatedAt: new Date() },
        // A member may have taken the address; their recipe stays theirs.
        setWhere: isNull(recipes.ownerId),
      });
  }
}

/** Hides recipes that the catalogue no longer holds; their reviews and favourites stay for their return. */
export async function retireCatalogueRecipes(db: Database, keptIds: string[]): Promise<void> {
  await db
    .update(recipes)
    .set({ deletedAt: sql`now()` })
    .where(
      and(
        isNull(recipes.ownerId),
        isNull(recipes.deletedAt),
        sql`${recipes.id} <> all(${sql.param(keptIds)}::text[])`,
      ),
    );
}
