import type { ActivityType } from '@pomona/contract/wellness';
import { and, count, eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { activities } from '#database/tables/wellness.ts';
import type { Named, Page, Selection } from './entry.ts';
import { isAfter, isBetween, isNamed, newestFirst } from './entry-store.ts';

export type ActivityRow = typeof activities.$inferSelect;

const isSelected = (selection: Selection<ActivityType>) =>
  and(
    isBetween(activities, selection),
    selection.type === undefined ? undefined : eq(activities.type, selection.type),
  );

export const activityStore = {
  listPage(db: Database, selection: Selection<ActivityType>, page: Page): Promise<ActivityRow[]> {
    return db
      .select()
      .from(activities)
      .where(and(isSelected(selection), isAfter(activities, page)))
      .orderBy(...newestFirst(activities))
      .limit(page.limit);
  },

  async countSelected(db: Database, selection: Selection<ActivityType>): Promise<number> {
    const [row] = await db
      .select({ entries: count() })
      .from(activities)
      .where(isSelected(selection));
    return row?.entries ?? 0;
  },

  /** Of each type the one that was logged last. */
  listLatest(db: Database, userId: string): Promise<ActivityRow[]> {
    return db
      .selectDistinctOn([activities.type])
      .from(activities)
      .where(eq(activities.userId, userId))
      .orderBy(activities.type, ...newestFirst(activities));
  },

  /** `null` where the id exists. */
  async insert(db: Database, row: ActivityRow): Promise<ActivityRow | null> {
    const [made] = await db.insert(activities).values(row).onConflictDoNothing().returning();
    return made ?? null;
  },

  /** Locks it until the transaction ends. */
  async lock(transaction: Database, named: Named): Promise<ActivityRow | null> {
    const [row] = await transaction
      .select()
      .from(activities)
      .where(isNamed(activities, named))
      .for('update');
    return row ?? null;
  },

  async update(
    db: Database,
    named: Named,
    change: Partial<ActivityRow>,
  ): Promise<ActivityRow | null> {
    const [row] = await db
      .update(activities)
      .set(change)
      .where(isNamed(activities, named))
      .returning();
    return row ?? null;
  },

  async remove(db: Database, named: Named): Promise<ActivityRow | null> {
    const [row] = await db.delete(activities).where(isNamed(activities, named)).returning();
    return row ?? null;
  },
};
