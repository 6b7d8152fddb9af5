import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { recipes } from '#database/tables/recipes.ts';

/** What is compared with a draft. */
export interface ComparedRecipe {
  id: string;
  title: string;
  ownerId: string | null;
  sourceUrl: string | null;
  /** Names of its foods. */
  foods: string[];
}

const mostFound = 50;

const foodsOf = sql<
  string[]
>`array(select source ->> 'food' from jsonb_array_elements(${recipes.sources}) as source)`;

/** Of one's own and everybody's recipes those that a condition holds for. */
function findCompared(
  db: Database,
  memberId: string,
  condition: SQL | undefined,
): Promise<ComparedRecipe[]> {
  const { id, title, ownerId, sourceUrl } = recipes;
  const isPublic = or(isNull(ownerId), isNotNull(recipes.publishedAt));
  return db
    .select({ id, title, ownerId, sourceUrl, foods: foodsOf })
    .from(recipes)
    .where(and(isNull(recipes.deletedAt), or(isPublic, eq(ownerId, memberId)), condition))
    .orderBy(sql`${ownerId} = ${memberId} desc nulls last`, id)
    .limit(mostFound);
}

/** Those that were brought from this host and path; parameters may differ. */
export function findFromPage(db: Database, memberId: string, page: string) {
  const [path = ''] = page.split('?');
  const { sourceUrl } = recipes;
  return findCompared(db, memberId, sql`strpos(lower(${sourceUrl}), lower(${path})) > 0`);
}

/** Those of the same name, accents and case aside. */
export function findNamed(db: Database, memberId: string, title: string) {
  // What everybody sees is found by its index.
  const named = sql`${recipes.id} in (select recipe_id from recipe_search where title = folded(${title}))`;
  const isOwn = and(
    eq(recipes.ownerId, memberId),
    sql`folded(${recipes.title}) = folded(${title})`,
  );
  return findCompared(db, memberId, or(named, isOwn));
}

/** Those that hold at least this share of the foods, and not too many others. */
export function findOfFoods(
  db: Database,
  memberId: string,
  { foods, share }: { foods: readonly string[]; share: number },
) {
  const fewest = Math.ceil(foods.length * share);
  const most = Math.floor(foods.length / share);
  const named = sql`${sql.param(foods)}::text[]`;
  return findCompared(
    db,
    memberId,
    sql`jsonb_array_length(${recipes.sources}) between ${fewest} and ${most} and (select count(*)
      from jsonb_array_elements(${recipes.sources}) as source where source ->> 'food' = any(${named})) >= ${fewest}`,
  );
}
