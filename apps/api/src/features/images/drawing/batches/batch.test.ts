import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#database/connect.ts';
import { drawnBatches, drawnPictures } from '#database/tables/images.ts';
import { recipes } from '#database/tables/recipes.ts';
import { createJobs, type Jobs } from '#platform/jobs/jobs.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { makeRecipe } from '#test/recipes.ts';
import { insertMember } from '#test/rows.ts';
import type { PictureFile, RenderKind, RenderTasks } from '../../render/protocol.ts';
import type { Renderer } from '../../render/renderer.ts';
import { createImages, type Images } from '../../service.ts';

const quiet = { info() {}, warn() {}, error() {} };
let testDatabase: TestDatabase;
let database: OpenDatabase;
const opened: { images: Images; jobs: Jobs }[] = [];
/** Recipes that cannot be drawn. */
const broken = new Set<string>();
const recorded: string[] = [];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { url } = testDatabase;
  database = await openDatabase({ url, dataFolder: '', poolSize: 8, log: quiet });
});
afterAll(async () => {
  await database.close();
  await testDatabase.close();
});
beforeEach(async () => {
  await database.db.delete(recipes);
  await database.db.delete(drawnPictures);
  await database.db.delete(drawnBatches);
  await database.db.execute(sql`drop schema if exists pgboss cascade`);
  broken.clear();
  recorded.splice(0);
});
afterEach(async () => {
  for (const { images, jobs } of opened.splice(0)) {
    await images.close();
    await jobs.close();
  }
});

function openImages(gate: () => Promise<void> = async () => {}): Images {
  const jobs = createJobs({ pool: database.pool, log: quiet, supervises: true });
  const renderer: Renderer = {
    async render<Kind extends RenderKind>(_kind: Kind, input: RenderTasks[Kind]['input']) {
      await gate();
      const id = 'recipe' in input ? input.recipe.id : '';
      if (broken.has(id)) throw new Error('The process crashed');
      const file: PictureFile = { width: 400, format: 'webp', bytes: Buffer.from(id) };
      return [file] as RenderTasks[Kind]['output'];
    },
    async close() {},
  };
  const renderers = { front: renderer, back: renderer };
  const images = createImages({ database: database.db, jobs, log: quiet, renderers });
  opened.push({ images, jobs });
  return images;
}

const record = (what: string) => async () => void recorded.push(what);
const start = (images: Images) => images.startBatch(record('started'));
const hashOf = (index: number) => index.toString(16).padStart(32, '0');
const addRecipe = (index: number, fields = {}) =>
  makeRecipe(database.db, { id: `soup-${index}`, pictureHash: hashOf(index), ...fields });
const endOf = (images: Images, state = 'done') =>
  expect.poll(async () => (await images.readBatch())?.state, { timeout: 20_000 }).toBe(state);

describe('IMG-06 a batch', () => {
  it('counts what it has done, and ends when nothing is left', async () => {
    for (let index = 0; index < 5; index += 1) await addRecipe(index);
    const images = openImages();
    expect(await images.readBatch()).toBeNull();
    const { job_id: id } = await start(images);
    expect(await images.readBatch()).toMatchObject({ id, state: 'running', total: 5, done: 0 });
    await images.work();
    await endOf(images);
    const batch = await images.readBatch();
    expect(batch).toMatchObject({ id, total: 5, done: 5, failed: 0, failures: [] });
    expect(recorded).toEqual(['started']);
  });

  it('with nothing to do ends at once', async () => {
    const images = openImages();
    await start(images);
    expect(await images.readBatch()).toMatchObject({ state: 'done', total: 0 });
  });

  it('names what failed, not what is private, and tries it again in the next one', async () => {
    await addRecipe(1, { title: 'Red soup' });
    await addRecipe(2, {
      title: 'Secret soup',
      ownerId: await insertMember(database.pool),
      publishedAt: null,
    });
    await addRecipe(3);
    for (const id of ['soup-1', 'soup-2']) broken.add(id);
    const images = openImages();
    await start(images);
    await images.work();
    await endOf(images);
    const batch = await images.readBatch();
    expect(batch).toMatchObject({ total: 3, done: 1, failed: 2 });
    expect(batch?.failures).toEqual([
      { recipe: { id: 'soup-1', title: 'Red soup' }, reason: 'failed' },
      { recipe: null, reason: 'failed' },
    ]);
    expect(JSON.stringify(batch)).not.toContain('Secret');
    broken.clear();
    await start(images);
    await endOf(images);
    expect(await images.readBatch()).toMatchObject({ total: 2, done: 2, failed: 0 });
    expect(await images.readStatus()).toMatchObject({ without_images: 0 });
  }, 40_000);

  it('that failed for one recipe is healed by a picture ordered for that one', async () => {
    const id = await addRecipe(1);
    broken.add(id);
    const images = openImages();
    await start(images);
    await images.work();
    await endOf(images);
    expect(await images.readBatch()).toMatchObject({ failed: 1 });
    broken.clear();
    const adminId = '00000000-0000-4000-8000-000000000000';
    const made = await images.generatePicture(adminId, { id, title: 'Soup' }, record('generated'));
    expect(made.image_url).toMatch(/^\/api\/images\/[0-9a-f]{32}-800\.webp$/);
    expect(await images.readBatch()).toMatchObject({ done: 1, failed: 0, failures: [] });
    expect(recorded).toEqual(['started', 'generated']);
  }, 30_000);

  it('is cancelled: what is begun is drawn to the end, nothing else', async () => {
    for (let index = 0; index < 30; index += 1) await addRecipe(index);
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    let begun = 0;
    const images = openImages(async () => {
      begun += 1;
      await gate;
    });
    await start(images);
    await images.work();
    await expect.poll(() => begun, { timeout: 10_000 }).toBeGreaterThan(0);
    const stopped = await images.stopBatch(record('stopped'));
    expect(stopped).toMatchObject({ state: 'cancelled', total: 30, done: 0 });
    open();
    // Longer than an idle process waits before it looks for jobs.
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await expect
      .poll(async () => ({ done: (await images.readBatch())?.done }))
      .toEqual({ done: begun });
    expect(begun).toBeLessThan(6);
    expect(await images.stopBatch(record('again'))).toMatchObject({ state: 'cancelled' });
    expect(recorded).toEqual(['started', 'stopped']);
    const left = 30 - begun;
    await start(images);
    await endOf(images);
    expect(await images.readBatch()).toMatchObject({ total: left, done: left });
  }, 40_000);

  it('leaves out what changed or went meanwhile', async () => {
    for (let index = 0; index < 3; index += 1) await addRecipe(index);
    const images = openImages();
    await start(images);
    await database.db.delete(recipes).where(eq(recipes.id, 'soup-1'));
    await images.work();
    await endOf(images);
    expect(await images.readBatch()).toMatchObject({ total: 2, done: 2, failed: 0 });
  });

  it('queues again what was lost, and says so where a job failed with its process', async () => {
    await addRecipe(1);
    await addRecipe(2);
    const images = openImages();
    await start(images);
    const jobOf = (index: number) =>
      database.pool.query(`SELECT state FROM pgboss.job WHERE data->>'hash' = $1`, [hashOf(index)]);
    await database.pool.query(
      `UPDATE pgboss.job SET state = 'failed', completed_on = now() WHERE data->>'hash' = $1`,
      [hashOf(1)],
    );
    await database.pool.query(`DELETE FROM pgboss.job WHERE data->>'hash' = $1`, [hashOf(2)]);
    expect(await images.readBatch()).toMatchObject({ state: 'running', done: 0, failed: 0 });
    expect((await jobOf(2)).rows).toEqual([{ state: 'created' }]);
    // Somebody looked at it, and it was drawn; the process that would have said so is gone.
    await database.db.insert(drawnPictures).values({ hash: hashOf(2) });
    await database.pool.query(`DELETE FROM pgboss.job WHERE data->>'hash' = $1`, [hashOf(2)]);
    expect(await images.readBatch()).toMatchObject({
      ...{ state: 'done', total: 2, done: 1, failed: 1 },
      failures: [{ recipe: { id: 'soup-1' }, reason: 'interrupted' }],
    });
  }, 30_000);

  it('is one, however many start it at the same moment: 200 pairs', async () => {
    await addRecipe(1);
    const [one, two] = [openImages(), openImages()];
    const seen = new Set<string>();
    for (let race = 0; race < 200; race += 1) {
      recorded.splice(0);
      const [first, second] = await Promise.all([start(one), start(two)]);
      expect(first).toEqual(second);
      expect(recorded).toEqual(['started']);
      seen.add(first.job_id);
      await one.stopBatch(record('stopped'));
    }
    expect(seen.size).toBe(200);
    const { rows } = await database.pool.query(
      'SELECT count(*)::int AS batches FROM drawn.batches WHERE ended_at IS NOT NULL',
    );
    expect(rows).toEqual([{ batches: 200 }]);
  }, 60_000);
});
