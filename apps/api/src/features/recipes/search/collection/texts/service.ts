import type { Language } from '@pomona/contract/languages';
import type { Database } from '#database/connect.ts';
import { shareReading } from '#database/shared-reading.ts';
import { withChangedTexts, withTranslatedTexts } from '../changed-texts.ts';
import { listTexts, listTextsOf, listTranslatedTexts } from '../store.ts';
import { createTextIndex, type TextIndex } from '../text-index.ts';

/** In a larger collection nobody waits until all of it is indexed again. */
const maxAwaited = 5000;
/** After so many changes a larger collection is indexed again. */
const maxChanged = 100;

export interface Texts {
  /** The texts of these recipes have changed. */
  note(ids: readonly string[]): void;
  /** Any may have changed. */
  noteAll(): void;
  /** An index with all that was noted, for a collection of this size, with translations into this language. */
  read(size: number, language: Language): Promise<TextIndex>;
}

/** What has changed since the texts of an index were read. */
interface Changes {
  ids: Set<string>;
  isAny: boolean;
}
const none = (): Changes => ({ ids: new Set(), isAny: false });

/** The index of the texts of the public recipes, made at the first call. */
export function createTexts(database: Database): Texts {
  let indexed: { index: TextIndex; changes: Changes } | null = null;
  /** Of the index that is being made. */
  let coming: Changes | null = null;
  let patched: { index: TextIndex; of: TextIndex; noted: number } | null = null;
  let noted = 0;
  const translated = new Map<Language, { of: TextIndex; index: Promise<TextIndex> }>();

  function note(change: (changes: Changes) => void): void {
    noted += 1;
    if (indexed !== null) change(indexed.changes);
    if (coming !== null) change(coming);
  }

  const indexAll = shareReading(async () => {
    const changes = none();
    coming = changes;
    try {
      const index = await createTextIndex(await listTexts(database));
      indexed = { index, changes };
      return index;
    } finally {
      coming = null;
    }
  });

  const patch = shareReading(async () => {
    if (indexed === null) return indexAll();
    const { index, changes } = indexed;
    if (patched?.of === index && patched.noted === noted) return patched.index;
    const now = noted;
    const ids = new Set(changes.ids);
    const rows = await listTextsOf(database, [...ids]);
    patched = { index: await withChangedTexts(index, ids, rows), of: index, noted: now };
    return patched.index;
  });

  async function translate(index: TextIndex, language: Language): Promise<TextIndex> {
    const rows = await listTranslatedTexts(database, language);
    if (rows.length === 0) return index;
    if (index.ids.length > maxAwaited) return withTranslatedTexts(index, rows);
    return createTextIndex(await listTexts(database, language), index);
  }

  function readOriginals(size: number): Promise<TextIndex> {
    if (indexed === null) return indexAll();
    const { index, changes } = indexed;
    if (!changes.isAny && changes.ids.size === 0) return Promise.resolve(index);
    if (size <= maxAwaited) return indexAll();
    const isMuch = changes.isAny || changes.ids.size > maxChanged;
    // Its failure shows with the next call that needs it.
    if (isMuch && coming === null) indexAll().catch(() => null);
    return patch();
  }

  return {
    note(ids) {
      if (ids.length === 0) return;
      note((changes) => {
        for (const id of ids) changes.ids.add(id);
      });
    },
    noteAll: () =>
      note((changes) => {
        changes.isAny = true;
      }),
    async read(size, language) {
      const index = await readOriginals(size);
      const known = translated.get(language);
      if (known?.of === index) return known.index;
      const making = translate(index, language);
      translated.set(language, { of: index, index: making });
      making.catch(() => translated.delete(language));
      return making;
    },
  };
}
