import type { SymptomType } from '@pomona/contract/wellness';
import { and, count, eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { symptoms } from '#database/tables/wellness.ts';
import type { Named, Page, Selection } from './entry.ts';
import { isAfter, isBetween, isNamed, newestFirst } from './entry-store.ts';

export type SymptomRow = typeof symptoms.$inferSelect;

const isSelected = (selection: Selection<SymptomType>) =>
  and(
    isBetween(symptoms, selection),
    selection.type === undefined ? undefined : eq(symptoms.type, selection.type),
  );

export const symptomStore = {
  listPage(db: Database, selection: Selection<SymptomType>, page: Page): Promise<SymptomRow[]> {
    return db
      .select()
      .from(symptoms)
      .where(and(isSelected(selection), isAfter(symptoms, page)))
      .orderBy(...newestFirst(symptoms))
      .limit(page.limit);
  },

  async countSelected(db: Database, selection: Selection<SymptomType>): Promise<number> {
    const [row] = await db.select({ entries: count() }).from(symptoms).where(isSelected(selection));
    return row?.entries ?? 0;
  },

  /** Of each type the one that was logged last. */
  listLatest(db: Database, userId: string): Promise<SymptomRow[]> {
    return db
      .selectDistinctOn([symptoms.type])
      .from(symptoms)
      .where(eq(symptoms.userId, userId))
      .orderBy(symptoms.type, ...newestFirst(symptoms));
  },

  /** `null` where the id exists. */
  async insert(db: Database, row: SymptomRow): Promise<SymptomRow | null> {
    const [made] = await db.insert(symptoms).values(row).onConflictDoNothing().returning();
    return made ?? null;
  },

  /** Locks it until the transaction ends. */
  async lock(transaction: Database, named: Named): Promise<SymptomRow | null> {
    const [row] = await transaction
      .select()
      .from(symptoms)
      .where(isNamed(symptoms, named))
      .for('update');
    return row ?? null;
  },

  async update(
    db: Database,
    named: Named,
    change: Partial<SymptomRow>,
  ): Promise<SymptomRow | null> {
    const [row] = await db.update(symptoms).set(change).where(isNamed(symptoms, named)).returning();
    return row ?? null;
  },

  async remove(db: Database, named: Named): Promise<SymptomRow | null> {
    const [row] = await db.delete(symptoms).where(isNamed(symptoms, named)).returning();
    return row ?? null;
  },
};
