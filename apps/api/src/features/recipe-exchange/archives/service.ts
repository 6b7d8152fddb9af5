import type { Language } from '@pomona/contract/languages';
import type { ImportedRecipe } from '@pomona/contract/recipe-exchange';
import type { ArchivedRecipe, RefusedFile } from '@pomona/recipe-formats/archive/unpack';
import type { Database } from '#database/connect.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { workerModule } from '#platform/workers/worker-module.ts';
import { createWorkerPool } from '#platform/workers/worker-pool.ts';
import { findSame } from '../importing/duplicates/service.ts';
import type { ArchiveTask, ReadArchive, ReadDraft } from './tasks.ts';

export { pageOf } from '../importing/duplicates/page-address.ts';
export type { ArchivedRecipe, RefusedFile };

export type ArchivedDraft = Omit<ReadDraft, 'found'> &
  Pick<ImportedRecipe, 'draft' | 'notes' | 'duplicates'>;

/** Archives of recipes, read outside of the main thread; nothing is saved (ADMIN-12). */
export interface Archives {
  unpack(archive: { name: string; bytes: Uint8Array }): Promise<ReadArchive>;
  /** `null` where it is no recipe. Throws `import_not_read` where it takes too long, and `unavailable` once it is closed. */
  read(
    member: Pick<Member, 'id'>,
    recipe: ArchivedRecipe,
    language: Language,
  ): Promise<ArchivedDraft | null>;
  close(): Promise<void>;
}

interface ArchivesParts {
  database: Database;
  log: { warn(details: object, message: string): void };
  limits?: Partial<typeof defaultLimits>;
}

const defaultLimits = { maxUnpackMilliseconds: 60_000, maxReadMilliseconds: 5000 };

/** An archive of the largest size, and its texts. */
const unpackMemory = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
const readMemory = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

export function createArchives({ database, log, limits }: ArchivesParts): Archives {
  const { maxUnpackMilliseconds, maxReadMilliseconds } = { ...defaultLimits, ...limits };
  const options = {
    runtime: 'worker_threads',
    module: workerModule(new URL('./archive-worker.ts', import.meta.url)),
    maxWorkers: 1,
    maxQueued: 20,
    idleMilliseconds: 10_000,
    env: {},
  } as const;
  const unpacker = createWorkerPool<ArchiveTask, ReadArchive>({
    ...options,
    ...{ maxTaskMilliseconds: maxUnpackMilliseconds, resourceLimits: unpackMemory },
  });
  const reader = createWorkerPool<ArchiveTask, ReadDraft | null>({
    ...options,
    ...{ maxTaskMilliseconds: maxReadMilliseconds, resourceLimits: readMemory },
  });
  return {
    async unpack(archive) {
      try {
        return await unpacker.run(archive);
      } catch (error) {
        if (error instanceof AppError) throw error;
        log.warn({ err: error }, 'an archive of recipes could not be unpacked');
        return { failure: 'not_read' };
      }
    },
    async read(member, recipe, language) {
      const read = await reader.run({ recipe, language }).catch((error: unknown) => {
        if (error instanceof AppError) throw error;
        log.warn({ err: error }, 'a recipe of an archive could not be read');
        throw new AppError('import_not_read', { cause: error });
      });
      if (read === null) return null;
      const { found, ...facts } = read;
      const [duplicates = []] = await findSame(database, member, [found]);
      return { draft: found.draft, notes: found.notes, duplicates, ...facts };
    },
    async close() {
      await unpacker.close();
      await reader.close();
    },
  };
}
