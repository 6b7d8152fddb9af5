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
import { startSilencer } from '#test/silencer.ts';
import { type OpenDatabase, openDatabase } from './connect.ts';
import { openEmbedded } from './embedded/open.ts';
import { isRunning } from './embedded/processes.ts';
import { watchSpace } from './embedded/space.ts';
import { isTemporary, isUnavailable } from './failures.ts';

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
    expect([isTemporary(error), isUnavailable(error)]).toEqual([true, false]);
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it('tells of a deadlock and of transactions in conflict that they may be tried again', async () => {
    const { pool } = await open();
    await pool.query('CREATE TABLE accounts (id int PRIMARY KEY, amount int)');
    await pool.query('INSERT INTO accounts VALUES (1, 0), (2, 0)');
    const [one, two] = [await pool.connect(), await pool.connect()];
    const both = (first: string, second: string) =>
      Promise.allSettled([one.query(first), two.query(second)]);
    const reasons = (results: PromiseSettledResult<unknown>[]) =>
      results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    const change = (id: number) => `UPDATE accounts SET amount = amount + 1 WHERE id = ${id}`;

    await both('BEGIN', 'BEGIN');
    await both(change(1), change(2));
    const deadlock = reasons(await both(change(2), change(1)));
    await both('ROLLBACK', 'ROLLBACK');
    await both('BEGIN ISOLATION LEVEL SERIALIZABLE', 'BEGIN ISOLATION LEVEL SERIALIZABLE');
    await both('SELECT sum(amount) FROM accounts', 'SELECT sum(amount) FROM accounts');
    await one.query(change(1));
    await one.query('COMMIT');
    const conflict = await two.query(change(1)).catch((error: unknown) => error);
    await two.query('ROLLBACK');
    one.release();
    two.release();
    expect(deadlock.map(isTemporary)).toEqual([true]);
    expect(isTemporary(conflict)).toBe(true);
    expect(isTemporary(new Error('some other fault'))).toBe(false);
  });

  it('drops a connection that has fallen silent, in a transaction too, and goes on with a new one', async () => {
    const { url } = await open();
    const line = await startSilencer(url());
    const database = await openDatabase({
      url: line.url,
      dataFolder: '',
      maxSilentMilliseconds: 1000,
      log: quiet,
    });
    cleanups.push(line.close, () => database.close());
    expect(await database.isHealthy()).toBe(true);
    const started = Date.now();
    const inside = database.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1`);
      line.silence();
      await tx.execute(sql`SELECT 2`);
    });
    const failures = await Promise.all(
      [inside, database.pool.query('SELECT 3')].map((query) => query.catch((error) => error)),
    );
    expect(Date.now() - started).toBeLessThan(8000);
    expect(failures.map(isUnavailable)).toEqual([true, true]);
    line.speak();
    await until(() => database.isHealthy());
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
  await watchSpace(full.folder, () => 0).look(full.superuserUrl());
  await full.stop();
  const database = await openDatabase({ url: null, dataFolder: folder, log: quiet });
  cleanups.push(() => database.close());
  await database.pool.query('CREATE TABLE written (id int)');
});
