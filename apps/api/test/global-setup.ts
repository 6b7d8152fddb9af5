import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../src/database/embedded/open.ts';
import { isLive } from '../src/database/embedded/processes.ts';
import { migrateDatabase } from '../src/database/migrate.ts';
import { buildServer } from './built.ts';
import { makeTestFolder, testFolders } from './folders.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the template, whose clones the tests use. */
    templateUrl: string;
    /** Makes and removes databases. */
    superuserUrl: string;
  }
}

const folderPrefix = 'pomona-test-database-';
const log = { info() {}, warn() {} };

/** One embedded server for the whole run, with a migrated template that every test clones. */
export default async function setup(project: TestProject) {
  await Promise.all([removeLeftovers(), buildServer()]);
  const dataFolder = makeTestFolder(`${folderPrefix}${process.pid}-`);
  const embedded = await openEmbedded({ dataFolder, log });
  await relax(embedded.superuserUrl());
  await migrateDatabase(embedded.url());
  project.provide('templateUrl', embedded.url());
  project.provide('superuserUrl', embedded.superuserUrl());
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

/** A test run that was killed leaves its server running. */
async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(testFolders)) {
    const pid = new RegExp(`^${folderPrefix}(\\d+)-`).exec(name)?.[1];
    if (pid === undefined || isLive(pid)) continue;
    const dataFolder = join(testFolders, name);
    try {
      await (await openEmbedded({ dataFolder, log })).stop();
      rmSync(dataFolder, { recursive: true, force: true });
    } catch {
      // Another account's, or not even begun.
    }
  }
}
