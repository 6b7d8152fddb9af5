import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { recipes } from '#database/tables/recipes.ts';
import { dataVersions } from '#database/tables/system.ts';

export type RecipeRow = typeof recipes.$inferSelect;
export type NewRecipe = typeof recipes.$inferInsert;

const isPublished = and(
  isNull(recipes.deletedAt),
  or(isNull(recipes.ownerId), isNotNull(recipes.publishedAt)),
);

/** Grows whenever any recipe changes. */
export async function findRecipesVersion(db: Database): Promise<string> {
  const [row] = await db
    .select({ version: dataVersions.version })
    .from(dataVersions)
    .where(eq(dataVersions.topic, 'recipes'));
  return String(row?.version ?? 0);
}

/** What everybody may see, best rated first. */
export function findPublishedRecipes(db: Database): Promise<RecipeRow[]> {
  return db
    .select()
    .from(recipes)
    .where(isPublished)
    .orderBy(desc(recipes.rating), desc(recipes.reviewCount), recipes.title, recipes.id);
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
