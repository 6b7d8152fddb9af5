import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from './connect.ts';
import { withMigrationLock } from './migrate.ts';
import { seedState } from './tables/system.ts';

/** Content that every database of this version has. */
export interface SeedStep {
  key: string;
  /** A digest of the content; the step runs again when it changes. */
  version: string;
  /** Must work on an empty database and on one with another version. */
  run(transaction: Database): Promise<void>;
}

/** Runs the steps with a new version, each in a transaction. Returns which ran. */
export async function seedDatabase(url: string, steps: readonly SeedStep[]): Promise<string[]> {
  return withMigrationLock(url, async (client) => {
    const db = drizzle({ client });
    const ran: string[] = [];
    for (const step of steps) {
      const [stored] = await db.select().from(seedState).where(eq(seedState.key, step.key));
      if (stored?.version === step.version) continue;
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
