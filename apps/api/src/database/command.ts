import { resolve } from 'node:path';
import { openEmbedded } from './embedded/open.ts';
import { requireDatabase } from './named.ts';

const log = { info() {}, warn: (message: string) => console.warn(message) };

/** Opens the database that `npm start` would use; starts an embedded one if needed. */
export async function withDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const named = process.env.DATABASE_URL?.trim();
  if (named) {
    await requireDatabase(named);
    return work(named);
  }
  const dataFolder = resolve(process.env.POMONA_DATA?.trim() || '.pomona');
  const embedded = await openEmbedded({ dataFolder, log });
  try {
    return await work(embedded.url());
  } finally {
    await embedded.stop();
  }
}

/** Runs a command and prints its result, or the reason of its failure with exit code 1. */
export async function runCommand(
  command: (words: readonly string[]) => Promise<string>,
): Promise<void> {
  try {
    process.loadEnvFile();
  } catch {
    // There is no `.env`: everything has a default.
  }
  await command(process.argv.slice(2)).then(
    (message) => process.stdout.write(`${message}\n`),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : String(error));
      process.exitCode = 1;
    },
  );
}
