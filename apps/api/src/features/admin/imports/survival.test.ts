import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { RecipeImport } from '@pomona/contract/admin/imports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJobs, type Jobs } from '#platform/jobs/jobs.ts';
import { paths } from '#platform/paths.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { archivedRecipe, archiveOf, sendArchive } from '#test/archives.ts';
import { importQueue } from './jobs.ts';

const recipeCount = 60;
const killsOfEach = 6;
const recipeMilliseconds = 80;

let test: TestApp;
let admin: SignedIn;
let jobs: Jobs;
const processes: ChildProcess[] = [];

beforeAll(async () => {
  test = await buildTestApp();
  admin = await test.signIn({ isAdmin: true });
  const log = { info() {}, warn() {} };
  jobs = createJobs({ pool: test.database.pool, log, supervises: true });
  await jobs.countOpen(importQueue);
  await test.database.pool.query(`
    CREATE TABLE happened (what text NOT NULL, which text NOT NULL);
    CREATE FUNCTION note_read() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN INSERT INTO happened VALUES (OLD.state || '' '' || NEW.state, NEW.path); RETURN NULL; END';
    CREATE TRIGGER note_read AFTER UPDATE OF state ON imported.import_rows FOR EACH ROW EXECUTE FUNCTION note_read();
    CREATE FUNCTION note_made() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN INSERT INTO happened VALUES (''made'', NEW.title); RETURN NULL; END';
    CREATE TRIGGER note_made AFTER INSERT ON recipes FOR EACH ROW EXECUTE FUNCTION note_made();`);
}, 60_000);
afterAll(async () => {
  await Promise.all(processes.map(kill));
  await jobs.close();
  await test.close();
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Loaded, and waiting for the word to begin. */
async function prepare(): Promise<ChildProcess> {
  const program = fileURLToPath(new URL('../../../../test/import-process.ts', import.meta.url));
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', program, test.database.url(), String(recipeMilliseconds)],
    { cwd: paths.root, stdio: ['pipe', 'pipe', 'ignore'] },
  );
  processes.push(child);
  await once(child.stdout ?? child, 'data');
  return child;
}

/** The same numbers at every run (Park and Miller's minimal standard generator). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
  test.inject({
    ...{ method, url: `/api/admin/recipe-imports${url}`, headers: admin.headers },
    ...(payload && { payload }),
  });
const readOwn = async (): Promise<RecipeImport> => (await call('GET', '')).json().import;

/** How often each thing happened to each recipe. */
async function timesOf(what: string): Promise<number[]> {
  const { rows } = await test.database.pool.query<{ times: number }>(
    'SELECT count(*)::int AS times FROM happened WHERE what = $1 GROUP BY which',
    [what],
  );
  return rows.map(({ times }) => times);
}

/** What the supervisor does with the job of a process that has not answered for three minutes; the test has not so long. */
const missProcess = () =>
  test.database.pool.query(
    "UPDATE pgboss.job SET state = 'retry', retry_count = 0, start_after = now() WHERE name = $1 AND state = 'active'",
    [importQueue.name],
  );

describe('an import whose process is killed', () => {
  const random = createRandom(20_261_123);
  let next: Promise<ChildProcess>;

  async function progressBeyond(done: number, isMoving: (own: RecipeImport) => number) {
    const read = async () => isMoving(await readOwn());
    await expect.poll(read, { timeout: 30_000, interval: 50 }).toBeGreaterThan(done);
  }

  /** Kills it in the middle, several times; then one goes on to the end. */
  async function killUntil(isMoving: (own: RecipeImport) => number): Promise<void> {
    let before = 0;
    for (let round = 0; round < killsOfEach; round += 1) {
      const child = await next;
      next = prepare();
      child.stdin?.write('go\n');
      // Every other one only after it has done something, however slow the machine is.
      if (round % 2 === 0) await progressBeyond(before, isMoving);
      await delay(random() * 1000);
      await kill(child);
      await missProcess();
      const done = isMoving(await readOwn());
      expect(done).toBeGreaterThanOrEqual(before);
      before = done;
    }
    expect(before).toBeGreaterThan(0);
    (await next).stdin?.write('go\n');
    await expect
      .poll(async () => (await readOwn()).state, { timeout: 60_000, interval: 200 })
      .toBe('read');
  }

  it('ADMIN-12 12 times at any moment: reads and saves each recipe once', async () => {
    next = prepare();
    const files = Object.fromEntries(
      Array.from({ length: recipeCount }, (_, index) => [
        `${index}.json`,
        archivedRecipe(`Soup ${index}`),
      ]),
    );
    const { id } = await sendArchive(test, admin, archiveOf(files));
    await killUntil(({ total, counts }) => total - counts.waiting);
    expect((await readOwn()).counts.ready).toBe(recipeCount);
    expect(await timesOf('waiting ready')).toEqual(Array(recipeCount).fill(1));
    expect(await timesOf('made')).toEqual([]);

    await kill(await next);
    next = prepare();
    const defaults = { meal_type: 'Lunch', servings: 4 };
    expect(
      (await call('POST', `/${id}/save`, { states: ['ready'], exceptions: [], defaults }))
        .statusCode,
    ).toBe(202);
    await killUntil(({ counts }) => counts.saved);
    expect((await readOwn()).counts).toMatchObject({ saved: recipeCount, ready: 0, failed: 0 });
    expect(await timesOf('made')).toEqual(Array(recipeCount).fill(1));
    expect(await timesOf('ready saved')).toEqual(Array(recipeCount).fill(1));
  }, 300_000);
});
