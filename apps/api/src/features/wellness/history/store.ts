import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { activities, meals, symptoms } from '#database/tables/wellness.ts';
import type { Day } from '#platform/days.ts';

/** All that a member logged on some days, oldest first. */
export interface Diary {
  symptoms: (typeof symptoms.$inferSelect)[];
  activities: (typeof activities.$inferSelect)[];
  meals: (typeof meals.$inferSelect)[];
}

interface Days {
  from?: Day;
  to?: Day;
}

export async function readDiary(db: Database, userId: string, days: Days = {}): Promise<Diary> {
  const isOwn = (table: typeof symptoms | typeof activities | typeof meals) =>
    and(
      eq(table.userId, userId),
      days.from === undefined ? undefined : gte(table.day, days.from),
      days.to === undefined ? undefined : lte(table.day, days.to),
    );
  const [felt, moved, eaten] = await Promise.all([
    db
      .select()
      .from(symptoms)
      .where(isOwn(symptoms))
      .orderBy(asc(symptoms.day), asc(symptoms.createdAt), asc(symptoms.id)),
    db
      .select()
      .from(activities)
      .where(isOwn(activities))
      .orderBy(asc(activities.day), asc(activities.createdAt), asc(activities.id)),
    db
      .select()
      .from(meals)
      .where(isOwn(meals))
      .orderBy(asc(meals.day), asc(meals.eatenAt), asc(meals.id)),
  ]);
  return { symptoms: felt, activities: moved, meals: eaten };
}
