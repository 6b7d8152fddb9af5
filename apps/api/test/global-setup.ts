import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../src/database/embedded/open.ts';
import { migrateDatabase } from '../src/database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the template, whose clones the tests use. */
    templateUrl: string;
  }
}

const migrations = new URL('../src/database/migrations', import.meta.url).pathname;

/** One embedded server for the whole run, with a migrated template that every test clones. */
export default async function setup(project: TestProject) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'pomona-test-database-'));
  const log = { info() {}, warn() {} };
  const embedded = await openEmbedded({ dataFolder, log });
  await migrateDatabase(embedded.url(), decodeURIComponent(migrations));
  await relax(embedded.url());
  project.provide('templateUrl', embedded.url());
  return async () => {
    await embedded.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
}

/** The data of a test run need not survive a loss of power. */
async function relax(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await client.query(`ALTER SYSTEM SET ${name} = off`);
  }
  await client.query('SELECT pg_reload_conf()');
  await client.end();
}
