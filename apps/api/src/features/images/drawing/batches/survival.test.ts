import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#database/connect.ts';
import { createJobs, type Jobs } from '#platform/jobs/jobs.ts';
import { paths } from '#platform/paths.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { makeRecipe } from '#test/recipes.ts';
import { createImages, type Images } from '../../service.ts';

const recipeCount = 240;
const kills = 20;
const pictureMilliseconds = 40;
const quiet = { info() {}, warn() {} };

let testDatabase: TestDatabase;
let database: OpenDatabase;
let jobs: Jobs;
let images: Images;
const processes: ChildProcess[] = [];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { url } = testDatabase;
  database = await openDatabase({ url, dataFolder: '', poolSize: 6, log: quiet });
  jobs = createJobs({ pool: database.pool, log: quiet, supervises: true });
  images = createImages({ database: database.db, jobs, log: quiet });
  for (let index = 0; index < recipeCount; index += 1) {
    const pictureHash = index.toString(16).padStart(32, '0');
    await makeRecipe(database.db, { id: `soup-${index}`, pictureHash });
  }
  await database.pool.query(`
    CREATE TABLE stored (hash text NOT NULL);
    CREATE FUNCTION note_stored() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN INSERT INTO stored VALUES (NEW.hash); RETURN NULL; END';
    CREATE TRIGGER note_stored AFTER INSERT ON drawn.pictures FOR EACH ROW EXECUTE FUNCTION note_stored();`);
}, 60_000);
afterAll(async () => {
  await Promise.all(processes.map(kill));
  await images.close();
  await jobs.close();
  await database.close();
  await testDatabase.close();
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Loaded, and waiting for the word to begin. */
async function prepare(): Promise<ChildProcess> {
  const program = fileURLToPath(new URL('../../../../../test/drawing-process.ts', import.meta.url));
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', program, testDatabase.url, String(pictureMilliseconds)],
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

async function storedTimes(): Promise<number[]> {
  const { rows } = await database.pool.query<{ times: number }>(
    'SELECT count(*)::int AS times FROM stored GROUP BY hash',
  );
  return rows.map(({ times }) => times);
}

/** What the batch says and what is there, at one moment. */
async function readTruth() {
  const { rows } = await database.pool.query<{ done: number; there: number; is_open: boolean }>(
    `SELECT (SELECT count(*)::int FROM drawn.batch_items WHERE state = 'done') AS done,
       (SELECT count(*)::int FROM drawn.pictures) AS there,
       (SELECT ended_at IS NULL FROM drawn.batches) AS is_open`,
  );
  return rows[0] ?? { done: -1, there: 0, is_open: false };
}

describe('IMG-06 a batch whose process is killed', () => {
  it('20 times at any moment: draws each recipe once, is always true, and ends', async () => {
    const random = createRandom(20_261_123);
    await images.startBatch(async () => {});
    // A killed process is missed after two minutes; the test has not so long.
    await database.pool.query(`UPDATE pgboss.job SET expire_in = '1 second', retry_limit = 50`);
    let next = prepare();
    let before = 0;
    for (let round = 0; round < kills; round += 1) {
      const child = await next;
      next = prepare();
      child.stdin?.write('go\n');
      await delay(random() * 600);
      await kill(child);
      const { done, there, is_open } = await readTruth();
      expect(done).toBe(there);
      expect(done).toBeGreaterThanOrEqual(before);
      expect(is_open).toBe(done < recipeCount);
      before = done;
      expect(await images.readBatch()).toMatchObject({ total: recipeCount, failed: 0 });
    }
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(recipeCount);
    (await next).stdin?.write('go\n');
    await expect
      .poll(async () => (await images.readBatch())?.state, { timeout: 40_000, interval: 200 })
      .toBe('done');
    expect(await images.readBatch()).toMatchObject({
      total: recipeCount,
      done: recipeCount,
      failed: 0,
    });
    const times = await storedTimes();
    expect(times).toHaveLength(recipeCount);
    expect(new Set(times)).toEqual(new Set([1]));
  }, 300_000);
});
