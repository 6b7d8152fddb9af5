import type { Database } from './connect.ts';
import { dataVersions } from './tables/system.ts';

/** `recipe_texts` does not grow with a rating; `reviews` with whatever a page shows of reviews. */
export type DataTopic = 'recipes' | 'recipe_texts' | 'reviews' | 'settings';

type DataVersions = ReadonlyMap<string, bigint>;

const readers = new WeakMap<Database, () => Promise<DataVersions>>();

/** A counter that triggers raise with every change; read by one query for all who ask at the same time, which begins after the call. */
export async function readDataVersion(db: Database, topic: DataTopic): Promise<bigint> {
  const read = readers.get(db) ?? createReader(db);
  readers.set(db, read);
  return (await read()).get(topic) ?? 0n;
}

function createReader(db: Database): () => Promise<DataVersions> {
  let running: Promise<DataVersions> | null = null;
  let queued: Promise<DataVersions> | null = null;

  async function query(): Promise<DataVersions> {
    const rows = await db.select().from(dataVersions);
    return new Map(rows.map(({ topic, version }) => [topic, version]));
  }

  function start(): Promise<DataVersions> {
    const started = query();
    running = started;
    const end = () => {
      running = null;
    };
    started.then(end, end);
    return started;
  }

  async function startAfter(previous: Promise<DataVersions>): Promise<DataVersions> {
    // Its failure belongs to earlier callers.
    await previous.catch(() => null);
    queued = null;
    return start();
  }

  return () => {
    if (running === null) return start();
    queued ??= startAfter(running);
    return queued;
  };
}
