import { eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { readDataVersion } from '#database/data-versions.ts';
import { dataVersions, settings } from '#database/tables/system.ts';

const isVersion = eq(dataVersions.topic, 'settings');

/** Raised by a trigger with every change. */
export const findRevision = async (db: Database): Promise<number> =>
  Number(await readDataVersion(db, 'settings'));

/** Locked until the end of the transaction: changes come one after the other. */
export async function findRevisionForUpdate(transaction: Database): Promise<number> {
  const [row] = await transaction
    .select({ version: dataVersions.version })
    .from(dataVersions)
    .where(isVersion)
    .for('no key update');
  return Number(row?.version ?? 0);
}

/** As stored; what no administrator has set is absent. */
export async function findStored(db: Database): Promise<Record<string, unknown>> {
  const rows = await db.select({ key: settings.key, value: settings.value }).from(settings);
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

export async function upsertSettings(
  transaction: Database,
  values: readonly { key: string; value: boolean | number }[],
): Promise<void> {
  await transaction
    .insert(settings)
    .values([...values])
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: sql`excluded.value`, updatedAt: sql`now()` },
    });
}
