import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { chefModelHours } from '#database/tables/chef.ts';

/** Counts one call, in one statement for all processes; returns the new count of the hour. */
export async function insertModelCall(db: Database, hour: Date): Promise<number> {
  const [row] = await db
    .insert(chefModelHours)
    .values({ hour, calls: 1 })
    .onConflictDoUpdate({
      target: chefModelHours.hour,
      set: { calls: sql`${chefModelHours.calls} + 1` },
    })
    .returning({ calls: chefModelHours.calls });
  return row?.calls ?? 1;
}

export async function findModelCalls(db: Database, hour: Date): Promise<number> {
  const [row] = await db
    .select({ calls: chefModelHours.calls })
    .from(chefModelHours)
    .where(eq(chefModelHours.hour, hour));
  return row?.calls ?? 0;
}

export async function removeHoursBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(chefModelHours).where(lt(chefModelHours.hour, moment));
}
