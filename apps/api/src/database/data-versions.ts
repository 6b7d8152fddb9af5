import type { Database } from './connect.ts';
import { shareReading } from './shared-reading.ts';
import { dataVersions } from './tables/system.ts';

/** `recipe_texts` does not grow with a rating; `reviews` with whatever a page shows of reviews. */
export type DataTopic = 'recipes' | 'recipe_texts' | 'reviews' | 'settings';

export type DataVersions = Readonly<Record<DataTopic, bigint>>;

const readers = new WeakMap<Database, () => Promise<DataVersions>>();

/** Counters that triggers raise with every change; read by one query for all who ask at the same time, which begins after the call. */
export function readDataVersions(db: Database): Promise<DataVersions> {
  const read = readers.get(db) ?? createReader(db);
  readers.set(db, read);
  return read();
}

export const readDataVersion = async (db: Database, topic: DataTopic): Promise<bigint> =>
  (await readDataVersions(db))[topic];

function createReader(db: Database): () => Promise<DataVersions> {
  // Prepared: nearly every request asks for it.
  const statement = db.select().from(dataVersions).prepare('data_versions');
  return shareReading(async () => {
    const rows = await statement.execute();
    const versions = new Map(rows.map(({ topic, version }) => [topic, version]));
    const of = (topic: DataTopic) => versions.get(topic) ?? 0n;
    return {
      recipes: of('recipes'),
      recipe_texts: of('recipe_texts'),
      reviews: of('reviews'),
      settings: of('settings'),
    };
  });
}
