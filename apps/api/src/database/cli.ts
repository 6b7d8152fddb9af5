// `npm run backup <file>` and `npm run restore <file> [--replace]`: the same database that `npm start` would use.
import { resolve } from 'node:path';
import { backUpDatabase } from './backup.ts';
import { runCommand, withDatabase } from './command.ts';
import { findMigrationsFolder } from './migrations-folder.ts';
import { restoreDatabase } from './restore.ts';

const usage = 'Use: npm run backup <file>, or npm run restore <file> [-- --replace]';
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

await runCommand(run);
