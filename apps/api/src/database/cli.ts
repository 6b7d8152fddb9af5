// `npm run backup <file>` and `npm run restore <file> [--replace]`: the same database that `npm start` would use.
import { resolve } from 'node:path';
import { backUpDatabase } from './backup.ts';
import { openEmbedded } from './embedded/open.ts';
import { findMigrationsFolder } from './migrations-folder.ts';
import { restoreDatabase } from './restore.ts';

const usage = 'Use: npm run backup <file>, or npm run restore <file> [-- --replace]';
const log = { info() {}, warn: (message: string) => console.warn(message) };

async function withDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const named = process.env.DATABASE_URL?.trim();
  if (named) return work(named);
  const dataFolder = resolve(process.env.POMONA_DATA?.trim() || '.pomona');
  const embedded = await openEmbedded({ dataFolder, log });
  try {
    return await work(embedded.url());
  } finally {
    await embedded.stop();
  }
}

async function run(words: readonly string[]): Promise<string> {
  const [command, name] = words.filter((word) => !word.startsWith('--'));
  if (name === undefined) throw new Error(usage);
  const file = resolve(name);
  if (command === 'backup') {
    const rows = await withDatabase((url) => backUpDatabase(url, file));
    return `${rows} rows kept in ${file}. Whoever has this file has everything: keep it safe.`;
  }
  if (command === 'restore') {
    const migrationsFolder = findMigrationsFolder();
    const ifFilled = words.includes('--replace') ? 'replace' : 'refuse';
    const rows = await withDatabase((url) =>
      restoreDatabase({ url, file, migrationsFolder, ifFilled }),
    );
    return `${rows} rows brought back from ${file}.`;
  }
  throw new Error(usage);
}

try {
  process.loadEnvFile();
} catch {
  // There is no `.env`: everything has a default.
}
await run(process.argv.slice(2)).then(
  (message) => console.log(message),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  },
);
