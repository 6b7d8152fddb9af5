import type { AdminRecipeOrder, ListAdminRecipesQuery } from '@pomona/contract/admin/recipes';
import { and, count, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { isPublicRecipe } from '#database/tables/recipe-visibility.ts';
import { type RecipeRow, recipes } from '#database/tables/recipes.ts';

export type Selection = Pick<ListAdminRecipesQuery, 'q' | 'state' | 'cuisine' | 'diet'> & {
  /** What was deleted before is not shown. */
  restorableSince: Date;
};

/** Where a page ended: the value that it is ordered by, and the id. */
export type PageEnd = readonly [key: string, id: string];

export type ListedRecipe = RecipeRow & { key: string };

const milliseconds = (column: typeof recipes.createdAt | typeof recipes.updatedAt) =>
  sql`-(extract(epoch from date_trunc('milliseconds', ${column})) * 1000)::bigint`;

/** What falls in an order is negative: every order then rises, and one comparison of rows finds what comes after. */
const orders: Readonly<Record<AdminRecipeOrder, { by: SQL; type: string }>> = {
  changed: { by: milliseconds(recipes.updatedAt), type: 'bigint' },
  newest: { by: milliseconds(recipes.createdAt), type: 'bigint' },
  title: { by: sql`folded(${recipes.title}) COLLATE "C"`, type: 'text' },
  rating: { by: sql`-${recipes.rating}`, type: 'numeric' },
};

export async function listRecipes(
  db: Database,
  selection: Selection,
  { sort, limit, after }: { sort: AdminRecipeOrder; limit: number; after: PageEnd | null },
): Promise<ListedRecipe[]> {
  const { by, type } = orders[sort];
  const isAfter =
    after && sql`(${by}, ${recipes.id}) > (${after[0]}::${sql.raw(type)}, ${after[1]})`;
  const rows = await db
    .select({ row: recipes, key: sql<string>`(${by})::text` })
    .from(recipes)
    .where(and(conditionOf(selection), isAfter ?? undefined))
    .orderBy(by, recipes.id)
    .limit(limit);
  return rows.map(({ row, key }) => ({ ...row, key }));
}

export async function countRecipes(db: Database, selection: Selection): Promise<number> {
  const [row] = await db.select({ total: count() }).from(recipes).where(conditionOf(selection));
  return row?.total ?? 0;
}

/** Nothing that is private, deleted by its owner, or left out of a later release (REC-07). */
function conditionOf({ q = '', state, cuisine, diet, restorableSince }: Selection) {
  const text = q.trim();
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    stateCondition(state, restorableSince),
    cuisine && eq(recipes.cuisine, cuisine),
    diet && sql`${recipes.dietTypes} @> array[${diet}]::text[]`,
    text === '' ? undefined : sql`folded(${recipes.title}) like folded(${pattern})`,
  );
}

function stateCondition(state: Selection['state'], restorableSince: Date): SQL | undefined {
  switch (state) {
    case 'deleted':
      return and(eq(recipes.isRemoved, true), gt(recipes.deletedAt, restorableSince));
    case 'offered':
      return and(isNotNull(recipes.offeredAt), isNull(recipes.deletedAt));
    case 'members':
      return and(isPublicRecipe(recipes), isNotNull(recipes.ownerId));
    default:
      return isPublicRecipe(recipes);
  }
}
