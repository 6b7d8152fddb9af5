import type { Database } from '#database/connect.ts';
import { dataVersions } from '#database/tables/system.ts';

/** The counters that triggers raise with every change of a topic. */
export async function findDataVersions(database: Database): Promise<Record<string, string>> {
  const rows = await database.select().from(dataVersions);
  return Object.fromEntries(rows.map(({ topic, version }) => [topic, String(version)]));
}
