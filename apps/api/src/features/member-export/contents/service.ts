import type { Language } from '@pomona/contract/languages';
import type { OpenDatabase } from '#database/connect.ts';
import type { ArchiveFile, Exporting } from '#features/recipe-exchange/exporting/service.ts';
import { createPeriodicYield } from '#platform/yield-to-event-loop.ts';
import { type RowBatch, readMemberRows } from '../rows/store.ts';
import { readMeText } from './read-me.ts';
import { countOwnRecipes, findOwnPictures, findPictureBytes } from './store.ts';

export interface ExportOrder {
  userId: string;
  language: Language;
  /** Of the site. */
  origin: string;
}

/** What lies in the archive of a member. */
export interface Contents {
  countFiles(userId: string): Promise<number>;
  /** One after the other, so that memory does not grow with their number. */
  files(order: ExportOrder, now: Date): AsyncGenerator<ArchiveFile>;
}

interface ContentsParts {
  database: Pick<OpenDatabase, 'db' | 'pool'>;
  exporting: Pick<Exporting, 'ownRecipeFiles'>;
}

export function createContents({ database, exporting }: ContentsParts): Contents {
  const { db, pool } = database;

  async function* pictures(userId: string): AsyncGenerator<ArchiveFile> {
    for (const { hash, isPortrait } of await findOwnPictures(db, userId)) {
      const bytes = await findPictureBytes(db, hash);
      const path = `pictures/${isPortrait ? 'profile' : hash}.webp`;
      if (bytes) yield { path, bytes, isCompressed: true };
    }
  }

  return {
    async countFiles(userId) {
      const [recipes, own] = await Promise.all([
        countOwnRecipes(db, userId),
        findOwnPictures(db, userId),
      ]);
      // The text, the data, and each recipe in two formats; pictures of recipes come beside.
      return 2 + 2 * recipes + own.length;
    },
    async *files({ userId, language, origin }, now) {
      yield { path: 'README.txt', bytes: Buffer.from(readMeText(language, now)) };
      yield { path: 'data.json', bytes: dataJson(readMemberRows(pool, userId), now) };
      yield* exporting.ownRecipeFiles(userId, origin);
      yield* pictures(userId);
    },
  };
}

async function* dataJson(batches: AsyncIterable<RowBatch>, now: Date): AsyncGenerator<Uint8Array> {
  const pause = createPeriodicYield();
  const heading = { format: 'pomona-member-data', version: 1, exported_at: now.toISOString() };
  yield Buffer.from(`${JSON.stringify(heading).slice(0, -1)},\n"tables": {`);
  let open: string | null = null;
  let separator = '';
  for await (const { table, rows } of batches) {
    if (table !== open) {
      const end = open === null ? '' : '\n],';
      yield Buffer.from(`${end}\n${JSON.stringify(table)}: [`);
      [open, separator] = [table, '\n'];
    }
    for (const row of rows) {
      yield Buffer.from(`${separator}${row}`);
      separator = ',\n';
      await pause();
    }
  }
  yield Buffer.from('\n]\n}}\n');
}
