import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  ask,
  makeFilledFolder,
  makeFolder,
  quiet,
  removeFolder,
  serverOf,
  until,
} from '#test/embedded.ts';
import { type OpenDatabase, openDatabase } from './connect.ts';
import { openEmbedded } from './embedded/open.ts';
import { isRunning } from './embedded/processes.ts';
import { watchSpace } from './embedded/space.ts';
import { isTimeout, isUnavailable } from './failures.ts';

vi.setConfig({ testTimeout: 60_000 });

let original = '';
beforeAll(async () => {
  original = makeFolder();
  await (await openEmbedded({ dataFolder: original, log: quiet })).stop();
});
afterAll(() => removeFolder(original));

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

async function open(poolSize = 4): Promise<OpenDatabase & { folder: string }> {
  const folder = makeFilledFolder(original);
  cleanups.push(() => removeFolder(folder));
  const database = await openDatabase({ url: null, dataFolder: folder, poolSize, log: quiet });
  cleanups.push(() => database.close());
  return { ...database, folder };
}

function killServer(folder: string): void {
  process.kill(serverOf(folder), 'SIGKILL');
}

describe('the embedded server dies under load', () => {
  it('is back within five seconds, no acknowledged row is lost, and every failure is told as such', async () => {
    const { pool, db, folder } = await open();
    await pool.query('CREATE TABLE written (id int PRIMARY KEY)');
    const acknowledged = new Set<number>();
    const strange: unknown[] = [];
    let next = 0;
    let isOn = true;
    const write = async () => {
      while (isOn) {
        const id = next++;
        try {
          if (id % 2 === 0) await pool.query('INSERT INTO written VALUES ($1)', [id]);
          else await db.transaction((tx) => tx.execute(sql`INSERT INTO written VALUES (${id})`));
          acknowledged.add(id);
        } catch (error) {
          if (!isUnavailable(error)) strange.push(error);
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      }
    };
    // More at once than there are connections.
    const writers = Array.from({ length: 8 }, write);
    for (let round = 1; round <= 3; round += 1) {
      await until(() => acknowledged.size > round * 50);
      killServer(folder);
      const killedAt = Date.now();
      const before = acknowledged.size;
      await until(() => acknowledged.size > before + 20);
      expect(Date.now() - killedAt).toBeLessThan(5000);
    }
    isOn = false;
    await Promise.all(writers);
    const { rows } = await pool.query<{ id: number }>('SELECT id FROM written');
    const stored = new Set(rows.map(({ id }) => id));
    expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
    expect(strange).toEqual([]);
    const all = await Promise.all([1, 2, 3, 4].map(() => pool.connect()));
    for (const client of all) client.release();
    expect(all).toHaveLength(4);
  });

  it('a transaction that waits between two statements fails, and the process lives', async () => {
    const { pool, db, folder } = await open();
    const failed = db
      .transaction(async (tx) => {
        await tx.execute(sql`SELECT 1`);
        killServer(folder);
        await new Promise((resolve) => setTimeout(resolve, 200));
        await tx.execute(sql`SELECT 1`);
      })
      .catch((error: unknown) => error);
    expect(isUnavailable(await failed)).toBe(true);
    await until(() => pool.query('SELECT 1').then(Boolean, () => false));
  });

  it('is not started again by a database that was closed', async () => {
    const database = await open();
    const server = serverOf(database.folder);
    cleanups.pop();
    await database.close();
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(isRunning(server)).toBe(false);
    await expect(ask(database.url(), 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/);
  });
});

describe('a database', () => {
  it('tells whether it is healthy', async () => {
    const { pool, folder, isHealthy } = await open();
    expect(await isHealthy()).toBe(true);
    killServer(folder);
    await until(async () => !(await isHealthy()));
    await until(isHealthy);
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it('ends a statement that takes too long, and keeps the connection', async () => {
    const { pool } = await open(1);
    const { rows } = await pool.query("SELECT current_setting('statement_timeout') AS limit");
    expect(rows).toEqual([{ limit: '10s' }]);
    await pool.query("SET statement_timeout = '50ms'");
    const error = await pool.query('SELECT pg_sleep(5)').catch((cause: unknown) => cause);
    expect(isTimeout(error)).toBe(true);
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it('says that it is unavailable when nobody listens', async () => {
    const url = 'postgres://nobody:secret@127.0.0.1:1/none';
    const database = await openDatabase({ url, dataFolder: '', log: quiet });
    cleanups.push(() => database.close());
    const plain = await database.pool.query('SELECT 1').catch((error: unknown) => error);
    const wrapped = await database.db.execute(sql`SELECT 1`).catch((error: unknown) => error);
    const inside = await database.db
      .transaction((tx) => tx.execute(sql`SELECT 1`))
      .catch((error: unknown) => error);
    expect([plain, wrapped, inside].map(isUnavailable)).toEqual([true, true, true]);
    expect(await database.isHealthy()).toBe(false);
    expect(database.isEmbedded).toBe(false);
  });
});

it('a start after a full disk finds the server writable before anything is written', async () => {
  const folder = makeFilledFolder(original);
  cleanups.push(() => removeFolder(folder));
  const full = await openEmbedded({ dataFolder: folder, log: quiet });
  await watchSpace(full.folder, () => 0).look(full.url());
  await full.stop();
  const database = await openDatabase({ url: null, dataFolder: folder, log: quiet });
  cleanups.push(() => database.close());
  await database.pool.query('CREATE TABLE written (id int)');
});
