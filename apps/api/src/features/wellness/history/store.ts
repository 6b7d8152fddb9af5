import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { activities, meals, symptoms } from '#database/tables/wellness.ts';
import type { Day } from '#platform/days.ts';

export type LoggedSymptom = Pick<
  typeof symptoms.$inferSelect,
  'day' | 'type' | 'level' | 'hours' | 'notes' | 'createdAt'
>;
export type LoggedActivity = Pick<
  typeof activities.$inferSelect,
  'day' | 'type' | 'minutes' | 'notes' | 'createdAt'
>;
export type LoggedMeal = Pick<
  typeof meals.$inferSelect,
  'day' | 'eatenAt' | 'title' | 'servings' | 'figures' | 'createdAt'
>;

/** All that a member logged on some days, oldest first. */
export interface Diary {
  symptoms: LoggedSymptom[];
  activities: LoggedActivity[];
  meals: LoggedMeal[];
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
  const [loggedSymptoms, loggedActivities, loggedMeals] = await Promise.all([
    db
      .select({
        day: symptoms.day,
        type: symptoms.type,
        level: symptoms.level,
        hours: symptoms.hours,
        notes: symptoms.notes,
        createdAt: symptoms.createdAt,
      })
      .from(symptoms)
      .where(isOwn(symptoms))
      .orderBy(asc(symptoms.day), asc(symptoms.createdAt), asc(symptoms.id)),
    db
      .select({
        day: activities.day,
        type: activities.type,
        minutes: activities.minutes,
        notes: activities.notes,
        createdAt: activities.createdAt,
      })
      .from(activities)
      .where(isOwn(activities))
      .orderBy(asc(activities.day), asc(activities.createdAt), asc(activities.id)),
    db
      .select({
        day: meals.day,
        eatenAt: meals.eatenAt,
        title: meals.title,
        servings: meals.servings,
        figures: meals.figures,
        createdAt: meals.createdAt,
      })
      .from(meals)
      .where(isOwn(meals))
      .orderBy(asc(meals.day), asc(meals.eatenAt), asc(meals.id)),
  ]);
  return { symptoms: loggedSymptoms, activities: loggedActivities, meals: loggedMeals };
}
