import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#platform/paths.ts';
import { builtProgram } from '#test/built.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';

let testDatabase: TestDatabase;
let client: pg.Client;
let folder: string;
const processes: ChildProcess[] = [];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'pomona-pictures-'));
  client = new pg.Client({ connectionString: testDatabase.url });
  await client.connect();
});
afterAll(async () => {
  await Promise.all(processes.map(kill));
  await client.end();
  await testDatabase.close();
  rmSync(folder, { recursive: true, force: true });
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** The real server, as its own process, on the test's database. */
function start(): ChildProcess {
  const child = spawn(process.execPath, [builtProgram('main')], {
    cwd: paths.root,
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH ?? '',
      DATABASE_URL: testDatabase.url,
      POMONA_DATA: folder,
      PORT: '0',
      DEMO: 'off',
    },
  });
  processes.push(child);
  return child;
}

async function drawn(): Promise<Map<string, string>> {
  const { rows } = await client.query<{ hash: string; drawn_at: string }>(
    'SELECT hash, drawn_at::text FROM drawn.pictures',
  );
  return new Map(rows.map(({ hash, drawn_at }) => [hash, drawn_at]));
}

const atLeast = (count: number) =>
  expect
    .poll(async () => (await drawn()).size, { timeout: 60_000, interval: 100 })
    .toBeGreaterThanOrEqual(count);

describe('IMG-06 drawing survives kill -9', () => {
  it('goes on where it was, does nothing twice, and leaves no half picture', async () => {
    const first = start();
    await atLeast(2);
    await kill(first);
    const before = await drawn();
    start();
    await atLeast(before.size + 2);
    const after = await drawn();
    for (const [hash, time] of before) expect(after.get(hash)).toBe(time);
    const { rows } = await client.query<{ files: number }>(
      `SELECT DISTINCT count(*)::int AS files FROM drawn.pictures JOIN drawn.picture_files USING (hash) GROUP BY hash`,
    );
    expect(rows).toEqual([{ files: 6 }]);
  }, 180_000);
});
