import type { FindingKind, RecipeWithFindings } from '@pomona/contract/admin/quality';
import { and, asc, count, countDistinct, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { recipeFindings } from '#database/tables/quality.ts';
import { isPublicRecipe } from '#database/tables/recipe-visibility.ts';
import { recipes } from '#database/tables/recipes.ts';

export type FindingCounts = Partial<Record<FindingKind, { findings: number; recipes: number }>>;

export async function countFindings(db: Database): Promise<FindingCounts> {
  const rows = await db
    .select({
      kind: recipeFindings.kind,
      findings: count(),
      recipes: countDistinct(recipeFindings.recipeId),
    })
    .from(recipeFindings)
    .innerJoin(recipes, eq(recipes.id, recipeFindings.recipeId))
    .where(isPublicRecipe(recipes))
    .groupBy(recipeFindings.kind);
  return Object.fromEntries(rows.map(({ kind, ...counts }) => [kind, counts]));
}

/** Of recipes after this id. */
export async function listFindings(
  db: Database,
  { kind, limit, after }: { kind: FindingKind; limit: number; after: string },
): Promise<RecipeWithFindings[]> {
  const found = await db
    .selectDistinct({ id: recipes.id, title: recipes.title, ownerId: recipes.ownerId })
    .from(recipeFindings)
    .innerJoin(recipes, eq(recipes.id, recipeFindings.recipeId))
    .where(
      and(
        eq(recipeFindings.kind, kind),
        gt(recipeFindings.recipeId, after),
        isPublicRecipe(recipes),
      ),
    )
    .orderBy(asc(recipes.id))
    .limit(limit);
  const ids = found.map(({ id }) => id);
  const { recipeId, subject, before, after: now } = recipeFindings;
  const findings = await db
    .select({ recipeId, subject, before, after: now })
    .from(recipeFindings)
    .where(and(eq(recipeFindings.kind, kind), inArray(recipeId, ids)))
    .orderBy(asc(subject));
  return found.map(({ id, title, ownerId }) => ({
    ...{ id, title, is_catalogue: ownerId === null },
    findings: findings.flatMap(({ recipeId: of, ...finding }) => (of === id ? finding : [])),
  }));
}

export async function findPublic(
  db: Database,
  id: string,
): Promise<{ id: string; title: string; ownerId: string | null } | null> {
  const [row] = await db
    .select({ id: recipes.id, title: recipes.title, ownerId: recipes.ownerId })
    .from(recipes)
    .where(and(eq(recipes.id, id), isPublicRecipe(recipes)));
  return row ?? null;
}

/** Returns how many. */
export async function removeFindings(
  db: Database,
  recipeId: string,
  kind: FindingKind,
): Promise<number> {
  const removed = await db
    .delete(recipeFindings)
    .where(and(eq(recipeFindings.recipeId, recipeId), eq(recipeFindings.kind, kind)))
    .returning({ subject: recipeFindings.subject });
  return removed.length;
}

/** In how many recipes that everybody sees each of these foods is; one look into the index for each. */
export async function countWithFoods(
  db: Database,
  names: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ name: string; recipes: number }>(sql`
    select name, (
      select count(*)::int from ${recipes}
        where foods_of(${recipes.sources}) @> array[name] and ${isPublicRecipe(recipes)}
    ) as recipes
    from unnest(${sql.param([...names])}::text[]) as name`);
  return new Map(rows.map(({ name, recipes: used }) => [name, used]));
}
