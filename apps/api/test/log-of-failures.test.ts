import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogTo } from '#platform/log.ts';
import { buildTestApp, type SignedIn, type TestApp } from './app.ts';
import { recipeBodyOf } from './recipe-body.ts';

const lines: string[] = [];
let test: TestApp;
let member: SignedIn;
beforeAll(async () => {
  const log = createLogTo({ logLevel: 'trace' }, { write: (line) => lines.push(line) });
  test = await buildTestApp({ log });
  member = await test.signIn();
});
afterAll(() => test.close());

const secrets = ['secret@pomona.test', 'Secretname', 'secretpassword', '$argon2', 'Secrettext'];
const register = () =>
  test.inject({
    method: 'POST',
    url: '/api/users/register',
    payload: { email: secrets[0], name: secrets[1], password: 'secretpassword of mine' },
  });
const write = () =>
  test.inject({
    method: 'POST',
    url: '/api/recipes',
    headers: member.headers,
    payload: recipeBodyOf({ title: 'Secrettext' }),
  });

function expectNoSecrets(code: string): void {
  const text = lines.splice(0).join('');
  expect(text).toContain(code);
  for (const secret of secrets) expect(text).not.toContain(secret);
}

it('danger 12: writes that fail for a full disk (507) leave nothing in the log of what was typed', async () => {
  const { pool } = test.database;
  const { rows } = await pool.query<{ name: string }>('SELECT current_database() AS name');
  await pool.query(`ALTER DATABASE "${rows[0]?.name}" SET default_transaction_read_only = on`);
  await endConnections();
  expect([(await register()).statusCode, (await write()).statusCode]).toEqual([507, 507]);
  expectNoSecrets('25006');
  await pool.query(`BEGIN READ WRITE; ALTER DATABASE "${rows[0]?.name}" RESET ALL; COMMIT`);
  await endConnections();
});

it('danger 12: nor do those whose connection is ended (503)', async () => {
  for (const [call, table] of [
    [register, 'users'],
    [write, 'recipes'],
  ] as const) {
    const locking = await test.database.pool.connect();
    await locking.query(`BEGIN; LOCK TABLE ${table} IN SHARE MODE`);
    const answer = call();
    await expect.poll(() => endWaiting(), { timeout: 10_000 }).toBeGreaterThan(0);
    expect((await answer).statusCode).toBe(503);
    await locking.query('ROLLBACK');
    locking.release();
    expectNoSecrets('DrizzleQueryError');
  }
});

async function endConnections(): Promise<void> {
  await test.database.pool
    .query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()',
    )
    .catch(() => {});
  await wait(200);
}

async function endWaiting(): Promise<number> {
  const { rowCount } = await test.database.pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return rowCount ?? 0;
}
