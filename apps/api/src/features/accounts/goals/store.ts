import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { goals, users } from '#database/tables/accounts.ts';

export type NewGoalRow = typeof goals.$inferInsert;

/** One change of a member's goals at a time: the bound holds. */
export async function lockGoals(transaction: Database, userId: string): Promise<void> {
  await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
}

export type FoundGoal = 'own' | 'of-another' | 'none';

/** Whether the member has it already, by id or by text. */
export async function findGoal(
  db: Database,
  { id, userId, text }: Pick<NewGoalRow, 'id' | 'userId' | 'text'>,
): Promise<FoundGoal> {
  const rows = await db
    .select({ userId: goals.userId })
    .from(goals)
    .where(sql`${goals.id} = ${id} or (${goals.userId} = ${userId} and ${goals.text} = ${text})`);
  if (rows.some((row) => row.userId === userId)) return 'own';
  return rows.length > 0 ? 'of-another' : 'none';
}

/** In their order. */
export function findGoals(
  db: Database,
  userId: string,
): Promise<Pick<typeof goals.$inferSelect, 'text' | 'createdAt'>[]> {
  return db
    .select({ text: goals.text, createdAt: goals.createdAt })
    .from(goals)
    .where(eq(goals.userId, userId))
    .orderBy(asc(goals.createdAt), asc(goals.id));
}

export async function insertGoals(db: Database, rows: readonly NewGoalRow[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(goals)
      .values([...rows])
      .onConflictDoNothing();
}

/** Keeps the first instant of a goal that is marked again. Returns whether the member has it. */
export async function updateGoal(
  db: Database,
  { id, userId }: { id: string; userId: string },
  achievedAt: Date | null,
): Promise<boolean> {
  const value =
    achievedAt === null ? null : sql`coalesce(${goals.achievedAt}, ${achievedAt.toISOString()})`;
  const changed = await db
    .update(goals)
    .set({ achievedAt: value })
    .where(and(eq(goals.id, id), eq(goals.userId, userId)))
    .returning({ id: goals.id });
  return changed.length > 0;
}

export async function deleteGoal(db: Database, userId: string, id: string): Promise<void> {
  await db.delete(goals).where(and(eq(goals.id, id), eq(goals.userId, userId)));
}

export async function deleteGoalsExcept(
  db: Database,
  userId: string,
  texts: readonly string[],
): Promise<void> {
  await db.delete(goals).where(and(eq(goals.userId, userId), notInArray(goals.text, [...texts])));
}
