import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { meals } from '#database/tables/wellness.ts';
import type { Day } from '#platform/days.ts';

export type MealRow = typeof meals.$inferSelect;
export type NewMeal = typeof meals.$inferInsert;

/** By both, so that nobody reaches the meal of another member. */
export interface Named {
  id: string;
  userId: string;
}
const isNamed = ({ id, userId }: Named) => and(eq(meals.id, id), eq(meals.userId, userId));

export function listMeals(db: Database, userId: string, day: Day): Promise<MealRow[]> {
  return db
    .select()
    .from(meals)
    .where(and(eq(meals.userId, userId), eq(meals.day, day)))
    .orderBy(meals.eatenAt, meals.createdAt, meals.id);
}

export function listLatestMeals(db: Database, userId: string, limit: number): Promise<MealRow[]> {
  return db
    .select()
    .from(meals)
    .where(eq(meals.userId, userId))
    .orderBy(desc(meals.day), desc(meals.eatenAt), meals.id)
    .limit(limit);
}

export async function findMeal(db: Database, named: Named): Promise<MealRow | null> {
  const [row] = await db.select().from(meals).where(isNamed(named));
  return row ?? null;
}

/** `null` where the id exists. */
export async function insertMeal(db: Database, meal: NewMeal): Promise<MealRow | null> {
  const [row] = await db.insert(meals).values(meal).onConflictDoNothing().returning();
  return row ?? null;
}

/** Locks it until the transaction ends. */
export async function lockMeal(transaction: Database, named: Named): Promise<MealRow | null> {
  const [row] = await transaction.select().from(meals).where(isNamed(named)).for('update');
  return row ?? null;
}

export async function updateMeal(
  db: Database,
  named: Named,
  change: Partial<NewMeal>,
): Promise<MealRow | null> {
  const [row] = await db.update(meals).set(change).where(isNamed(named)).returning();
  return row ?? null;
}

export async function removeMeal(db: Database, named: Named): Promise<MealRow | null> {
  const [row] = await db.delete(meals).where(isNamed(named)).returning();
  return row ?? null;
}
