import { and, count, eq, gt, isNull, sql } from 'drizzle-orm';
import { before, type DatabaseClock } from '#database/clock.ts';
import type { Database } from '#database/connect.ts';
import { isActive, sessions, users } from '#database/tables/accounts.ts';
import { isPublicRecipe } from '#database/tables/recipe-visibility.ts';
import { recipes } from '#database/tables/recipes.ts';

const activeMilliseconds = 7 * 24 * 60 * 60 * 1000;

/** `publicOnes` are among `all`. */
export async function countRecipes(db: Database): Promise<{ all: number; publicOnes: number }> {
  const [row] = await db
    .select({
      all: count(),
      publicOnes: sql<number>`count(*) filter (where ${isPublicRecipe(recipes)})`.mapWith(Number),
    })
    .from(recipes)
    .where(isNull(recipes.deletedAt));
  return row ?? { all: 0, publicOnes: 0 };
}

export interface PeopleCounts {
  all: number;
  active: number;
  newToday: number;
}

export async function countPeople(
  db: Database,
  now: ReturnType<DatabaseClock>,
): Promise<PeopleCounts> {
  const isRecent = sql`exists (select from ${sessions} where ${and(
    eq(sessions.userId, users.id),
    gt(sessions.lastUsedAt, before(now, activeMilliseconds)),
  )})`;
  const today = sql`date_trunc('day', ${now}, 'UTC')`;
  const counted = (condition: typeof today) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [row] = await db
    .select({
      all: count(),
      active: counted(isRecent),
      newToday: counted(sql`${users.createdAt} >= ${today}`),
    })
    .from(users)
    .where(and(isActive(users), eq(users.isDemo, false)));
  return row ?? { all: 0, active: 0, newToday: 0 };
}
