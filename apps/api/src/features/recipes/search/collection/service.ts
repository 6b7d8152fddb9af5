import type { Language } from '@pomona/contract/languages';
import type { Database } from '#database/connect.ts';
import { type DataVersions, readDataVersions } from '#database/data-versions.ts';
import { shareReading } from '#database/shared-reading.ts';
import { findChanges } from '../../versions/store.ts';
import { type Figures, figuresOf } from './figures.ts';
import { createSelecting, type Selecting } from './selecting.ts';
import { listFigures, listFiguresOf } from './store.ts';
import type { TextIndex } from './text-index.ts';
import { createTexts } from './texts/service.ts';

/** The public recipes at one moment. */
export interface Snapshot {
  version: bigint;
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
  /** With translations into this language in place of their originals. */
  readTexts(language: Language): Promise<TextSnapshot>;
}

/** More are read faster with all others. */
const maxChanges = 1000;

/**
 * The public recipes as the search needs them, in memory. Its version is asked of the database for each call (calls that come
 * together ask once), so that no lost message can hide a change; only what has changed is read again.
 */
export function createCollection(database: Database): Collection {
  const texts = createTexts(database);
  let byId = new Map<string, Figures>();
  let snapshot: (Snapshot & { versions: DataVersions }) | null = null;
  const aligned = new Map<Language, TextSnapshot & { of: Snapshot }>();

  async function readAll(): Promise<void> {
    byId = new Map((await listFigures(database)).map((row) => [row.id, figuresOf(row)]));
    texts.noteAll();
  }

  async function readChanged(ids: readonly string[], ofTexts: readonly string[]): Promise<void> {
    const rows = await listFiguresOf(database, [...ids]);
    for (const id of ids) byId.delete(id);
    for (const row of rows) byId.set(row.id, figuresOf(row));
    texts.note(ofTexts);
  }

  /** Ids of what has changed; `null` where that may be anything. */
  async function changedIds(topic: 'recipes' | 'recipe_texts', after: bigint) {
    const changes = await findChanges(database, topic, { after, limit: maxChanges });
    const isAny = changes.length === maxChanges || changes.some(({ id }) => id === '*');
    return isAny ? null : changes.map(({ id }) => id);
  }

  const read = shareReading(async (): Promise<Snapshot> => {
    // The versions first: what is read later can only be newer, and is read once more by the next call.
    const versions = await readDataVersions(database);
    if (snapshot?.version === versions.recipes) return snapshot;
    const before = snapshot?.versions;
    const ids = before && (await changedIds('recipes', before.recipes));
    const ofTexts = before && (await changedIds('recipe_texts', before.recipe_texts));
    if (ids && ofTexts) await readChanged(ids, ofTexts);
    else await readAll();
    snapshot = {
      version: versions.recipes,
      versions,
      recipes: createSelecting([...byId.values()]),
    };
    return snapshot;
  });

  return {
    read,
    async readTexts(language) {
      const now = await read();
      const index = await texts.read(byId.size, language);
      const known = aligned.get(language);
      if (known?.of === now && known.index === index) return known;
      const recipes = createSelecting(index.ids.map((id) => byId.get(id)));
      const made = { of: now, index, recipes };
      aligned.set(language, made);
      return made;
    },
  };
}
