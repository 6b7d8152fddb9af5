import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { changeOwner } from './account.ts';
import { EmbeddedError } from './embedded-error.ts';
import type { Layout } from './layout.ts';
import { runProgram } from './programs.ts';

export const superuser = 'pomona';

/** The system's locale, else PostgreSQL's builtin one. */
const locales = [
  ['--locale=C.UTF-8'],
  ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
];

/** Creates a missing cluster beside and renames it, so that it is never partial. */
export async function ensureCluster(layout: Layout): Promise<void> {
  if (existsSync(join(layout.cluster, 'PG_VERSION'))) return;
  const unfinished = `${layout.cluster}.new`;
  const password = randomBytes(24).toString('base64url');
  await initialise(layout, unfinished, password);
  writeFileSync(layout.passwordFile, password, { mode: 0o600 });
  changeOwner(layout.owner, layout.passwordFile);
  // An empty, mounted folder may exist; anything else must not be removed.
  if (existsSync(layout.cluster)) rmdirSync(layout.cluster);
  renameSync(unfinished, layout.cluster);
}

async function initialise(layout: Layout, folder: string, password: string): Promise<void> {
  // Beside the cluster, since initdb wants an empty folder and its account must be able to read it.
  const passwordFile = join(dirname(layout.cluster), 'initdb-password');
  const names = ['-D', folder, '-U', superuser, `--pwfile=${passwordFile}`];
  const choices = ['--auth=scram-sha-256', '--encoding=UTF8', '--no-instructions'];
  rmSync(passwordFile, { force: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  changeOwner(layout.account, passwordFile);
  try {
    await firstThatWorks(locales, async (locale) => {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      changeOwner(layout.account, folder);
      await runProgram(layout, ['initdb', ...names, ...choices, ...locale]);
    });
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Tries the next one only after a locale error. */
async function firstThatWorks<T>(choices: T[], attempt: (choice: T) => Promise<void>) {
  for (const [index, choice] of choices.entries()) {
    try {
      return await attempt(choice);
    } catch (error) {
      const isLocale = error instanceof Error && /locale/i.test(error.message);
      if (!isLocale || index === choices.length - 1) throw error;
    }
  }
}

export function readPassword(layout: Layout): string {
  try {
    return readFileSync(layout.passwordFile, 'utf8').trim();
  } catch (cause) {
    throw new EmbeddedError(
      `The password of the embedded database (${layout.passwordFile}) cannot be read. Start Pomona as the account that started it first.`,
      cause,
    );
  }
}
