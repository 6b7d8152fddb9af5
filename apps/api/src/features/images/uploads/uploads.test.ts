import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#database/connect.ts';
import { drawnFiles, drawnPictures } from '#database/tables/images.ts';
import { createJobs, type Jobs } from '#platform/jobs/jobs.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { makeRecipe } from '#test/recipes.ts';
import { drawQueue } from '../drawing/jobs.ts';
import type { PictureFile, RenderKind, RenderTasks } from '../render/protocol.ts';
import type { Renderer } from '../render/renderer.ts';
import { createImages, type Images } from '../service.ts';
import { insertUpload } from './store.ts';

const quiet = { info() {}, warn() {}, error() {} };
const small = { width: 400, format: 'webp' } as const;
const [photo, drawing] = ['a', 'b'].map((letter) => letter.repeat(32)) as [string, string];

let testDatabase: TestDatabase;
let database: OpenDatabase;
let jobs: Jobs;
let images: Images;
/** Recipes that were drawn. */
let drawn: string[];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { url } = testDatabase;
  database = await openDatabase({ url, dataFolder: '', poolSize: 6, log: quiet });
  await insertUpload(
    database.db,
    { kind: 'recipe', ownerId: null },
    {
      hash: photo,
      colour: '#123456',
      files: [{ ...small, bytes: Buffer.from('photo') }],
    },
  );
  await makeRecipe(database.db, { id: 'photographed', pictureHash: photo });
  await makeRecipe(database.db, { id: 'drawn', pictureHash: drawing });
});
afterAll(async () => {
  await database.close();
  await testDatabase.close();
});
beforeEach(() => {
  drawn = [];
  jobs = createJobs({ pool: database.pool, log: quiet, supervises: true });
  images = createImages({
    ...{ database: database.db, jobs, log: quiet },
    renderers: { front: fakeRenderer(), back: fakeRenderer() },
  });
});
afterEach(async () => {
  await images.close();
  await jobs.close();
});

function fakeRenderer(): Renderer {
  return {
    async render<Kind extends RenderKind>(kind: Kind, input: RenderTasks[Kind]['input']) {
      if (kind === 'picture' && 'recipe' in input) drawn.push(input.recipe.id);
      const file: PictureFile = { ...small, bytes: Buffer.from('drawing') };
      return (kind === 'picture' ? [file] : file.bytes) as RenderTasks[Kind]['output'];
    },
    async close() {},
  };
}

const bytesOf = async (hash: string) => {
  const shown = await images.readPicture({ hash, ...small });
  return shown.kind === 'picture' ? String(shown.bytes) : shown.kind;
};

describe('IMG-02 a picture that somebody sent', () => {
  it('is never drawn over, though its recipe stands in the queue', async () => {
    images.hasten(photo);
    images.hasten(drawing);
    await expect.poll(() => jobs.countOpen(drawQueue)).toBe(2);
    await images.work();
    await expect.poll(() => jobs.countOpen(drawQueue), { timeout: 10_000 }).toBe(0);
    expect(drawn).toEqual(['drawn']);
    expect(await database.db.select({ hash: drawnPictures.hash }).from(drawnPictures)).toEqual([
      { hash: drawing },
    ]);
    expect([await bytesOf(photo), await bytesOf(drawing)]).toEqual(['photo', 'drawing']);
  });

  it('is what its address shows, though a drawing of that name is there', async () => {
    await database.db.insert(drawnPictures).values({ hash: photo });
    await database.db
      .insert(drawnFiles)
      .values({ ...small, hash: photo, bytes: Buffer.from('drawing') });
    expect(await bytesOf(photo)).toBe('photo');
  });

  it('has no drawing in a size that it does not have', async () => {
    const reading = images.readPicture({ hash: photo, width: 512, format: 'webp' });
    await expect(reading).rejects.toMatchObject({ code: 'image_not_found' });
  });
});
