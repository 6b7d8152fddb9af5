import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from './connect.ts';
import { withMigrationLock } from './migrate.ts';
import { seedState } from './tables/system.ts';

/** Something that every database of this version holds. */
export interface SeedStep {
  key: string;
  /** Whatever it is made of, in short: the step runs again when this changes. */
  version: string;
  /** Brings the content in; must be right on an empty database and on one that holds another version. */
  run(transaction: Database): Promise<void>;
}

/** Runs the steps whose version the database does not hold yet, each in a transaction. Tells which ran. */
export async function seedDatabase(url: string, steps: readonly SeedStep[]): Promise<string[]> {
  return withMigrationLock(url, async (client) => {
    const db = drizzle({ client });
    const ran: string[] = [];
    for (const step of steps) {
      const [held] = await db.select().from(seedState).where(eq(seedState.key, step.key));
      if (held?.version === step.version) continue;
      await db.transaction(async (transaction) => {
        await step.run(transaction);
        await transaction
          .insert(seedState)
          .values({ key: step.key, version: step.version })
          .onConflictDoUpdate({
            target: seedState.key,
            set: { version: step.version, appliedAt: new Date() },
          });
      });
      ran.push(step.key);
    }
    return ran;
  });
}
