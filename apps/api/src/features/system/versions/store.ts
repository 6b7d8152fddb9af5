import { eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { dataVersions } from '#database/tables/system.ts';

/** A counter that triggers raise with every change of its data. */
export async function findDataVersion(
  database: Database,
  name: 'recipes' | 'reviews',
): Promise<string> {
  const [row] = await database
    .select({ version: dataVersions.version })
    .from(dataVersions)
    .where(eq(dataVersions.topic, name));
  return String(row?.version ?? 0);
}
