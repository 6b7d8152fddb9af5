import type { DatabaseClock } from '#database/clock.ts';
import type { Database } from '#database/connect.ts';
import { type ArchiveFile, archiveOf } from '#features/recipe-exchange/exporting/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Contents } from '../contents/service.ts';
import {
  type Claim,
  claimArchive,
  insertPart,
  removeParts,
  stateAfterFailure,
  updateArchive,
} from '../store.ts';

/** Writes the archives that wait, one after the other. Another process goes on where one has died. */
export type WriteArchives = (signal: AbortSignal) => Promise<void>;

export interface WritingParts {
  database: Database;
  databaseClock: DatabaseClock;
  clock: Clock;
  contents: Contents;
  log: { warn(details: object, message: string): void };
}

const partBytes = 512 * 1024;
const touchMilliseconds = 500;

/** Another process has taken over, or the member has left. */
class SupersededError extends Error {}

export function createWriting(parts: WritingParts): WriteArchives {
  const { database, databaseClock, log } = parts;

  async function write(claim: Claim, signal: AbortSignal): Promise<void> {
    try {
      await writeArchive(parts, claim, signal);
    } catch (err) {
      if (err instanceof SupersededError) return;
      const isStopped = signal.aborted;
      const change = isStopped
        ? { state: 'waiting' as const, attempts: claim.attempts - 1 }
        : { state: stateAfterFailure(claim) };
      await updateArchive(database, claim, change, databaseClock());
      if (!isStopped) log.warn({ err, archive: claim.id }, 'an archive could not be written');
    }
  }

  return async (signal) => {
    while (!signal.aborted) {
      const claim = await claimArchive(database, databaseClock());
      if (claim === null) return;
      await write(claim, signal);
    }
  };
}

async function writeArchive(parts: WritingParts, claim: Claim, signal: AbortSignal): Promise<void> {
  const { database, databaseClock, clock, contents } = parts;
  const update = async (change: Parameters<typeof updateArchive>[2]) => {
    if (!(await updateArchive(database, claim, change, databaseClock())))
      throw new SupersededError();
  };
  await removeParts(database, claim.id);
  await update({ filesTotal: await contents.countFiles(claim.userId) });

  let filesDone = 0;
  let touchedAt = 0;
  async function* countedFiles(now: Date): AsyncGenerator<ArchiveFile> {
    for await (const file of contents.files(claim, now)) {
      signal.throwIfAborted();
      yield file;
      filesDone += 1;
      if (performance.now() - touchedAt < touchMilliseconds) continue;
      touchedAt = performance.now();
      await update({ filesDone });
    }
  }

  const bytes = await storeParts(
    archiveOf(countedFiles(new Date(clock())), new Date(clock())),
    async (part) => {
      if (!(await insertPart(database, claim, part))) throw new SupersededError();
      await update({ filesDone });
    },
  );
  await update({ state: 'ready', filesDone, bytes, readyAt: databaseClock() });
}

/** Returns how many bytes there were. */
async function storeParts(
  chunks: AsyncIterable<Buffer>,
  store: (part: { number: number; bytes: Buffer }) => Promise<void>,
): Promise<number> {
  let waiting: Buffer[] = [];
  let [size, total, number] = [0, 0, 0];
  const flush = async () => {
    const bytes = Buffer.concat(waiting);
    [waiting, size] = [[], 0];
    await store({ number, bytes });
    number += 1;
  };
  for await (const chunk of chunks) {
    waiting.push(chunk);
    size += chunk.byteLength;
    total += chunk.byteLength;
    if (size >= partBytes) await flush();
  }
  if (size > 0) await flush();
  return total;
}
