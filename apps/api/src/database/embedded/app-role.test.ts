import { afterEach, expect, it, vi } from 'vitest';
import { ask, makeFolder, quiet, removeFolder } from '#test/embedded.ts';
import { insertMember } from '#test/rows.ts';
import { openDatabase } from '../connect.ts';
import { migrateDatabase } from '../migrate.ts';
import { openEmbedded } from './open.ts';

// Starts wait for the disk.
vi.setConfig({ testTimeout: 60_000 });

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

function newFolder(): string {
  const folder = makeFolder();
  cleanups.push(() => removeFolder(folder));
  return folder;
}

async function open(dataFolder: string) {
  const embedded = await openEmbedded({ dataFolder, log: quiet });
  cleanups.push(() => embedded.stop());
  return embedded;
}

const rightsOf = `SELECT rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls
  FROM pg_roles WHERE rolname = current_user`;
const none = {
  rolsuper: false,
  rolcreatedb: false,
  rolcreaterole: false,
  rolreplication: false,
  rolbypassrls: false,
};

/** Tables and the like that do not belong to the role that asks. */
const foreign = `SELECT c.oid::regclass::text AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname !~ '^(pg_|information_schema)' AND pg_get_userbyid(c.relowner) <> current_user
  UNION ALL SELECT p.oid::regprocedure::text FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
    WHERE n.nspname !~ '^(pg_|information_schema)' AND pg_get_userbyid(p.proowner) <> current_user
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`;

it('the app uses an ordinary role that owns its database', async () => {
  const embedded = await open(newFolder());
  expect(await ask(embedded.url(), rightsOf)).toEqual([none]);
  const url = embedded.url();
  for (const forbidden of [
    'ALTER SYSTEM SET fsync = off',
    "COPY (SELECT 1) TO PROGRAM 'true'",
    "SELECT pg_read_file('postgresql.conf')",
    'CREATE ROLE other',
  ]) {
    await expect(ask(url, forbidden)).rejects.toThrow(/permission denied/);
  }
  await migrateDatabase(url);
  expect(await ask(url, foreign)).toEqual([]);
});

it('a data folder of an earlier version, in which the superuser owned everything, goes over to it', async () => {
  const folder = newFolder();
  const earlier = await openEmbedded({ dataFolder: folder, log: quiet });
  const superuserUrl = earlier.superuserUrl();
  await ask(superuserUrl, 'ALTER DATABASE pomona OWNER TO pomona');
  await ask(superuserUrl, 'DROP ROLE pomona_app');
  await migrateDatabase(superuserUrl);
  await ask(superuserUrl, "CREATE TYPE public.mood AS ENUM ('good')");
  await ask(superuserUrl, 'CREATE TABLE parted (id int) PARTITION BY LIST (id)');
  await ask(superuserUrl, 'CREATE TABLE part PARTITION OF parted FOR VALUES IN (1)');
  await earlier.stop();

  const database = await openDatabase({ url: null, dataFolder: folder, log: quiet });
  cleanups.push(() => database.close());
  expect(await ask(database.url(), rightsOf)).toEqual([none]);
  expect(await ask(database.url(), foreign)).toEqual([]);
  await insertMember(database.pool);
  await database.pool.query('ALTER TABLE users ADD COLUMN more int');
  await database.pool.query("ALTER TYPE mood ADD VALUE 'bad'");
});
