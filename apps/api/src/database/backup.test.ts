import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '#test/database.ts';
import { ask } from '#test/embedded.ts';
import { insertAdmin, insertMember, insertRecipe } from '#test/rows.ts';
import { backUpDatabase } from './backup.ts';
import { migrateDatabase } from './migrate.ts';
import { findMigrationsFolder } from './migrations-folder.ts';
import { restoreDatabase } from './restore.ts';

const migrationsFolder = findMigrationsFolder();
const folder = mkdtempSync(join(tmpdir(), 'pomona-backup-'));
const file = join(folder, 'kept.gz');
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
let source: TestDatabase;
const cleanups: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  source = await createTestDatabase();
  await fill(source.url);
  await backUpDatabase(source.url, file);
});
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});
afterAll(async () => {
  await source.close();
  rmSync(folder, { recursive: true });
});

/** One row of each table, with values that are easily changed by conversion. */
async function fill(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url });
  const admin = await insertAdmin(pool);
  const member = await insertMember(pool);
  await insertRecipe(pool, 'creme-brulee');
  await pool.query(
    "UPDATE recipes SET owner_id = $1, published_at = '2026-02-28 23:59:59.123456+05:30'",
    [member],
  );
  for (const [user, stars] of [
    [admin, 5],
    [member, 4],
  ]) {
    await pool.query(
      "INSERT INTO reviews (id, recipe_id, user_id, rating, comment) VALUES (gen_random_uuid(), 'creme-brulee', $1, $2, E'\\\\ \\t tab \\u00e9 😀')",
      [user, stars],
    );
    await pool.query("INSERT INTO favourites VALUES ($1, 'creme-brulee')", [user]);
  }
  await pool.query(
    "INSERT INTO sessions (id, user_id, token_hash, created_at, last_used_at, expires_at) VALUES (gen_random_uuid(), $1, sha256('x'), now(), now(), 'infinity')",
    [member],
  );
  await pool.query(
    `INSERT INTO settings (key, value) VALUES ('nothing', 'null'), ('text', '"null"')`,
  );
  await pool.query(
    "INSERT INTO attempts SELECT 'key ' || n, now(), n FROM generate_series(1, 1203) AS n",
  );
  await pool.end();
}

async function emptyDatabase(): Promise<string> {
  const database = await createEmptyDatabase();
  cleanups.push(() => database.close());
  return database.url;
}

async function contents(url: string): Promise<Record<string, unknown>> {
  const tables = await ask(
    url,
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> ALL ('{data_versions,recipe_changes,sessions,account_links}')",
  );
  const read = tables.map(async ({ name }) => [
    name,
    await ask(url, `SELECT kept::text FROM ${String(name)} AS kept ORDER BY 1`),
  ]);
  return Object.fromEntries(await Promise.all(read));
}

const restore = (url: string, from = file, ifFilled: 'refuse' | 'replace' = 'refuse') =>
  restoreDatabase({ url, file: from, migrationsFolder, ifFilled });

it('backup, a new database, restore: every row of every table is there again', async () => {
  const url = await emptyDatabase();
  expect(await restore(url)).toBe(1203 + 2 + 2 + 1 + 2 + 2);
  expect(await contents(url)).toEqual(await contents(source.url));
});

it('danger 1: brings nobody back who was signed out: sessions are not kept, nor taken from older files', async () => {
  const [all, kept] = [gunzipSync(readFileSync(file)).toString('utf8'), '{"rows":1212}'];
  expect(all).not.toContain('"sessions"');
  expect(all).toContain(kept);
  const [session] = await ask(source.url, 'SELECT * FROM sessions');
  const columns = Object.keys(session ?? {});
  const row = await ask(
    source.url,
    `SELECT json_build_array(${columns.map((name) => `${name}::text`).join()})::text AS row FROM sessions`,
  );
  const older = join(folder, 'older.gz');
  const table = JSON.stringify({ table: 'sessions', columns });
  writeFileSync(
    older,
    gzipSync(all.replace(kept, `${table}\n${String(row[0]?.row)}\n{"rows":1213}`)),
  );
  const url = await emptyDatabase();
  expect(await restore(url, older)).toBe(1213);
  expect(await ask(url, 'SELECT FROM sessions')).toEqual([]);
  await restore(source.url, file, 'replace');
  expect(await ask(source.url, 'SELECT FROM sessions')).toEqual([]);
});

/** What outlives a collection, so that the figure does not depend on when a version of Node.js collects. */
function liveBytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

it('takes little memory, however large the rows are', { timeout: 120_000 }, async () => {
  const large = await createTestDatabase();
  cleanups.push(() => large.close());
  await ask(
    large.url,
    "INSERT INTO uploads (hash, kind, colour) SELECT md5(n::text), 'recipe', '#123456' FROM generate_series(1, 60) AS n",
  );
  await ask(
    large.url,
    "INSERT INTO upload_files SELECT hash, 800, 'webp', decode(repeat(md5(hash), 40000), 'hex') FROM uploads",
  );
  const [path, url] = [join(folder, 'large.gz'), await emptyDatabase()];
  let highest = 0;
  const before = liveBytes();
  const watch = setInterval(() => {
    highest = Math.max(highest, liveBytes() - before);
  }, 50);
  await backUpDatabase(large.url, path);
  await restore(url, path);
  clearInterval(watch);
  const files = 'SELECT sum(length(bytes))::int AS bytes, count(*)::int AS files FROM upload_files';
  expect(await ask(url, files)).toEqual([{ bytes: 60 * 640_000, files: 60 }]);
  // These 38 MB, 77 MB as text, were once in memory several times.
  expect(highest).toBeLessThan(60 * 640_000);
});

it('is for its owner only', () => {
  expect(statSync(file).mode & 0o077).toBe(0);
});

it('fills a database that is migrated and empty, whose triggers go on working', async () => {
  const url = await emptyDatabase();
  await migrateDatabase(url);
  await restore(url);
  await expect(ask(url, 'UPDATE users SET is_admin = false')).rejects.toThrow(/role change/);
  await ask(url, 'DELETE FROM reviews WHERE rating = 5');
  expect(await ask(url, 'SELECT rating::float, review_count FROM recipes')).toEqual([
    { rating: 4, review_count: 1 },
  ]);
});

it('gives up what a database holds only when told to', async () => {
  const url = await emptyDatabase();
  await migrateDatabase(url);
  await ask(url, "INSERT INTO settings VALUES ('mine', '1')");
  const before = await contents(url);
  await expect(restore(url)).rejects.toThrow(/holds data already/);
  expect(await contents(url)).toEqual(before);
  await restore(url, file, 'replace');
  expect(await contents(url)).toEqual(await contents(source.url));
});

it('a backup that breaks off or was tampered with changes nothing', {
  timeout: 60_000,
}, async () => {
  const url = await emptyDatabase();
  await migrateDatabase(url);
  await ask(url, "INSERT INTO settings VALUES ('mine', '1')");
  const before = await contents(url);
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
  const newer = lines[0]?.replace(/"schemaVersion":\d+/, '"schemaVersion":9999999999999');
  const broken: [string, Buffer, RegExp][] = [
    ['cut', readFileSync(file).subarray(0, 2000), /cannot be read/],
    ['no end', gzipSync(`${lines.slice(0, -1).join('\n')}\n`), /breaks off/],
    ['a row less', gzipSync(`${lines.toSpliced(40, 1).join('\n')}\n`), /Of 1212 rows 1211/],
    ['another version', gzipSync(`${[newer, ...lines.slice(1)].join('\n')}\n`), /newer version/],
    ['something else', gzipSync('{"hello":1}\n'), /is no backup/],
    ['no gzip', Buffer.from('hello'), /cannot be read/],
  ];
  for (const [name, bytes, reason] of broken) {
    const path = join(folder, 'broken.gz');
    writeFileSync(path, bytes);
    await expect(restore(url, path, 'replace'), name).rejects.toThrow(reason);
    expect(await contents(url), name).toEqual(before);
  }
  await expect(restore(url, join(folder, 'missing.gz'))).rejects.toThrow(/cannot be read/);
});

it('keeps one moment: what is written meanwhile is in whole or not at all', async () => {
  const writer = new pg.Client({ connectionString: source.url });
  await writer.connect();
  let isOn = true;
  const writing = (async () => {
    for (let n = 0; isOn; n += 1) {
      await writer.query(
        `WITH one AS (INSERT INTO settings VALUES ('pair ${n}', '1')) INSERT INTO attempts VALUES ('pair ${n}', now(), 1)`,
      );
    }
  })();
  const moving = join(folder, 'moving.gz');
  await backUpDatabase(source.url, moving);
  isOn = false;
  await writing;
  await writer.end();
  const text = gunzipSync(readFileSync(moving)).toString('utf8');
  const pairs = text.match(/\["pair \d+"/g) ?? [];
  expect(pairs.length % 2).toBe(0);
  expect(new Set(pairs).size).toBe(pairs.length / 2);
});
