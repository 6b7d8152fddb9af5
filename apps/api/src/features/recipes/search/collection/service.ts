import type { Database } from '#database/connect.ts';
import { type Figures, figuresOf } from './figures.ts';
import { createSelecting, type Selecting } from './selecting.ts';
import { shareReading } from './shared-reading.ts';
import { type Change, listChanges, listFigures, listFiguresOf, prepareVersion } from './store.ts';
import type { TextIndex } from './text-index.ts';
import { createTexts } from './texts.ts';

/** The public recipes at one moment. */
export interface Snapshot {
  version: number;
  recipes: Selecting;
}

/** The same with their texts, by the positions of the index. */
export interface TextSnapshot {
  index: TextIndex;
  recipes: Selecting;
}

export interface Collection {
  /** Holds every change that was committed before the call, whichever process made it. */
  read(): Promise<Snapshot>;
  readTexts(): Promise<TextSnapshot>;
}

/** More are read faster with all others. */
const maxChanges = 1000;

/**
 * The public recipes as the search needs them, in memory. Its version is asked of the database for each call (calls that come
 * together ask once), so that no lost message can hide a change; only what has changed is read again.
 */
export function createCollection(database: Database): Collection {
  const readVersion = prepareVersion(database);
  const texts = createTexts(database);
  let byId = new Map<string, Figures>();
  let snapshot: Snapshot | null = null;
  let aligned: (TextSnapshot & { of: Snapshot }) | null = null;

  async function readAll(): Promise<void> {
    byId = new Map((await listFigures(database)).map((row) => [row.id, figuresOf(row)]));
    texts.noteAll();
  }

  async function readChanged(changes: readonly Change[]): Promise<void> {
    const ids = changes.map(({ id }) => id);
    const rows = await listFiguresOf(database, ids);
    for (const id of ids) byId.delete(id);
    for (const row of rows) byId.set(row.id, figuresOf(row));
    texts.note(changes.flatMap(({ id, isText }) => (isText ? id : [])));
  }

  const read = shareReading(async (): Promise<Snapshot> => {
    // The version first: what is read later can only be newer, and is read once more by the next call.
    const version = await readVersion();
    if (snapshot?.version === version) return snapshot;
    const changes = snapshot && (await listChanges(database, snapshot.version, maxChanges));
    const isPartly = changes !== null && changes.length < maxChanges;
    if (isPartly && changes.every(({ id }) => id !== '')) await readChanged(changes);
    else await readAll();
    snapshot = { version, recipes: createSelecting([...byId.values()]) };
    return snapshot;
  });

  return {
    read,
    async readTexts() {
      const now = await read();
      const index = await texts.read(byId.size);
      if (aligned?.of === now && aligned.index === index) return aligned;
      const recipes = createSelecting(index.ids.map((id) => byId.get(id)));
      aligned = { of: now, index, recipes };
      return aligned;
    },
  };
}
