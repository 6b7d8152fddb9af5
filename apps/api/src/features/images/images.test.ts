import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { avatarMaximumBytes, recipeImageMaximumBytes } from '@pomona/contract/constants';
import { pictureSources } from '@pomona/contract/images';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#database/connect.ts';
import { drawnBatches, drawnPictures, uploadFiles } from '#database/tables/images.ts';
import { recipes } from '#database/tables/recipes.ts';
import { createJobs, type Jobs } from '#platform/jobs/jobs.ts';
import { createFetchOutside } from '#platform/outside/fetch-outside.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { makeRecipe } from '#test/recipes.ts';
import type { PictureFile, RenderKind, RenderTasks } from './render/protocol.ts';
import type { Renderer } from './render/renderer.ts';
import { createImages, type Images, pictureOf } from './service.ts';

const quiet = { info() {}, warn() {}, error() {} };

const soup = {
  id: 'red-lentil-soup',
  title: 'Red Lentil Soup',
  dish: 'soup',
  mealType: 'Lunch' as const,
  cuisine: 'mediterranean' as const,
  ingredients: ['200 g red lentils', '1 lemon, cut into wedges', '10 g parsley, chopped'],
  instructions: ['Simmer the lentils.'],
};

const unrecorded = async () => {};

const forRecipe = { kind: 'recipe', ownerId: null } as const;
const forPortrait = { kind: 'portrait', ownerId: null } as const;

describe('the name of a picture', () => {
  it('is an address that the web knows the sizes of', () => {
    expect(pictureSources(pictureOf(soup).path)).toContain('-1200.webp 1200w');
    expect(pictureSources(pictureOf(soup).path, 'avif')).toContain('-400.avif 400w');
    expect(pictureSources('https://example.com/a.webp')).toBeUndefined();
  });

  it('stays while the recipe stays, and changes with whatever is drawn', () => {
    expect(pictureOf({ ...soup })).toEqual(pictureOf(soup));
    expect(pictureOf({ ...soup, dish: 'bowl' }).hash).not.toBe(pictureOf(soup).hash);
    expect(pictureOf({ ...soup, ingredients: ['200 g kale'] }).hash).not.toBe(pictureOf(soup).hash);
  });

  it('comes with a colour for the space it will fill', () => {
    expect(pictureOf(soup).colour).toMatch(/^#[0-9a-f]{6}$/);
  });
});

/** Records what it draws; its pictures are their own names. */
function fakeRenderer(drawn: string[], delay: () => Promise<void> = async () => {}): Renderer {
  return {
    async render<Kind extends RenderKind>(kind: Kind, input: RenderTasks[Kind]['input']) {
      await delay();
      const id = 'recipe' in input ? input.recipe.id : kind;
      drawn.push(id);
      const file: PictureFile = { width: 400, format: 'webp', bytes: Buffer.from(id) };
      return (kind === 'picture' ? [file] : Buffer.from(id)) as RenderTasks[Kind]['output'];
    },
    async close() {},
  };
}

let testDatabase: TestDatabase;
let database: OpenDatabase;
const opened: { images: Images; jobs: Jobs }[] = [];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = await openDatabase({
    url: testDatabase.url,
    dataFolder: '',
    poolSize: 6,
    log: quiet,
  });
});
afterAll(async () => {
  await database.close();
  await testDatabase.close();
});
afterEach(async () => {
  for (const { images, jobs } of opened.splice(0)) {
    await images.close();
    await jobs.close();
  }
});

/** As one process has it. */
function openImages(
  drawn: string[] = [],
  delay?: () => Promise<void>,
  isSomebodyThere = () => false,
): Images {
  const jobs = createJobs({ pool: database.pool, log: quiet, supervises: true });
  const renderer = fakeRenderer(drawn, delay);
  const images = createImages({
    database: database.db,
    jobs,
    log: quiet,
    renderers: { front: renderer, back: renderer },
    isSomebodyThere,
  });
  opened.push({ images, jobs });
  return images;
}

const hashOf = (id: string) => pictureOf({ ...soup, id }).hash;

async function addRecipe(id: string, fields: { rating?: string; title?: string } = {}) {
  await makeRecipe(database.db, { ...soup, ...fields, id, pictureHash: hashOf(id) });
}

describe('IMG-06 drawing what is missing', () => {
  beforeEach(async () => {
    await database.db.delete(recipes);
    await database.db.delete(drawnPictures);
    await database.db.execute(sql`drop schema if exists pgboss cascade`);
  });

  const isAllDrawn = (images: Images) =>
    expect
      .poll(() => images.readStatus(), { timeout: 10_000 })
      .toMatchObject({ without_images: 0, completion_percentage: 100 });

  it('draws the best rated first, each once, however many processes take part', async () => {
    for (let index = 0; index < 20; index += 1) {
      await addRecipe(`soup-${index}`, { rating: String(index % 5) });
    }
    const drawn: string[] = [];
    const processes = [openImages(drawn), openImages(drawn), openImages(drawn)];
    await Promise.all(processes.map((images) => images.work()));
    await isAllDrawn(openImages());
    expect(drawn).toHaveLength(20);
    expect(new Set(drawn).size).toBe(20);
    const best = drawn.indexOf('soup-4');
    const worst = drawn.indexOf('soup-0');
    expect(best).toBeLessThan(worst);
  });

  it('leaves alone what is there, and draws anew what has changed', async () => {
    await addRecipe('soup-1');
    const first: string[] = [];
    const images = openImages(first);
    await images.work();
    await isAllDrawn(images);
    await addRecipe('soup-2');
    await database.db
      .update(recipes)
      .set({ pictureHash: pictureOf({ ...soup, id: 'soup-1', dish: 'bowl' }).hash })
      .where(eq(recipes.id, 'soup-1'));
    const second: string[] = [];
    const later = openImages(second);
    await Promise.all([images.close(), later.work()]);
    await isAllDrawn(later);
    expect([...first, ...second].sort()).toEqual(['soup-1', 'soup-1', 'soup-2']);
    // The old picture belongs to no recipe any more.
    await expect.poll(async () => (await database.db.select().from(drawnPictures)).length).toBe(2);
  });

  it('shows the drawing until the picture is there, and puts that one in front', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await addRecipe(id, { title: id });
    const drawn: string[] = [];
    const looking = openImages();
    const shown = await looking.readPicture({ hash: hashOf('f'), width: 400, format: 'webp' });
    expect(shown.kind).toBe('sketch');
    await expect
      .poll(async () => {
        const { rows } = await database.pool.query('select priority from pgboss.job');
        return rows.length;
      })
      .toBe(1);
    await openImages(drawn).work();
    await isAllDrawn(looking);
    expect(drawn.indexOf('f')).toBeLessThan(2);
    expect(
      await looking.readPicture({ hash: hashOf('f'), width: 400, format: 'webp' }),
    ).toMatchObject({ kind: 'picture' });
  });

  it('draws one at a time while somebody is there, the best rated first and what they look at next', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    for (const [index, id] of ids.entries())
      await addRecipe(id, { title: id, rating: String(5 - index / 10) });
    const drawn: string[] = [];
    const finish: (() => void)[] = [];
    const delay = () => new Promise<void>((resolve) => finish.push(resolve));
    await openImages(drawn, delay, () => true).work();
    await expect.poll(() => finish.length).toBe(1);
    await openImages().readPicture({ hash: hashOf('e'), width: 400, format: 'webp' });
    await expect
      .poll(async () => {
        const { rows } = await database.pool.query(
          'select max(priority) as highest from pgboss.job',
        );
        return rows[0].highest;
      })
      .toBe(1_000_000);
    for (let index = 0; index < ids.length; index += 1) {
      await expect.poll(() => finish.length, { timeout: 5000 }).toBe(index + 1);
      finish[index]?.();
    }
    await isAllDrawn(openImages());
    expect(drawn).toEqual(['a', 'e', 'b', 'c', 'd', 'f']);
  });

  it('one batch at a time: calls meanwhile get the same one', async () => {
    await addRecipe('slow');
    let draw = () => {};
    const started = new Promise<void>((resolve) => {
      draw = resolve;
    });
    const images = openImages([], () => started);
    const [one, two] = await Promise.all([
      images.startBatch(unrecorded),
      openImages().startBatch(unrecorded),
    ]);
    expect(one).toEqual(two);
    await images.work();
    expect(await images.startBatch(unrecorded)).toEqual(one);
    draw();
    await isAllDrawn(images);
    await expect
      .poll(async () => {
        const [batch] = await database.db.select().from(drawnBatches);
        return batch?.endedAt;
      })
      .toBeInstanceOf(Date);
    expect(await images.startBatch(unrecorded)).not.toEqual(one);
  });

  it('IMG-05 counts what is there, never 100 % before all is', async () => {
    const images = openImages();
    expect(await images.readStatus()).toEqual({
      total_recipes: 0,
      with_images: 0,
      without_images: 0,
      completion_percentage: 100,
    });
    for (let index = 0; index < 3; index += 1) await addRecipe(`soup-${index}`);
    await database.db.insert(drawnPictures).values([{ hash: hashOf('soup-0') }]);
    expect(await images.readStatus()).toEqual({
      total_recipes: 3,
      with_images: 1,
      without_images: 2,
      completion_percentage: 33.3,
    });
  });

  it('knows no picture that no recipe has', async () => {
    await expect(
      openImages().readPicture({ hash: 'b'.repeat(32), width: 400, format: 'webp' }),
    ).rejects.toMatchObject({ code: 'image_not_found' });
  });
});

describe('IMG-03 pictures from elsewhere', () => {
  let images: Images;
  let jobs: Jobs;
  let address: string;
  let server: ReturnType<typeof createServer>;
  let photo: Buffer;

  beforeAll(async () => {
    photo = await sharp({
      create: { width: 900, height: 700, channels: 3, background: '#336699' },
    })
      .jpeg()
      .toBuffer();
    server = createServer((request, answer) => {
      if (request.url === '/photo') answer.setHeader('content-type', 'text/html').end(photo);
      else if (request.url === '/large') answer.end(Buffer.alloc(11_000_000));
      else answer.setHeader('content-type', 'image/png').end('<svg xmlns=""/>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const port = String((server.address() as AddressInfo).port);
    address = `http://pictures.example:${port}`;
    jobs = createJobs({ pool: database.pool, log: quiet, supervises: false });
    const fetchOutside = createFetchOutside({
      resolve: async (name) => [name === 'pictures.example' ? '127.0.0.1' : '10.0.0.1'],
      mayConnect: (each) => each === '127.0.0.1',
      ports: [port, '80'],
      timeoutMilliseconds: 5000,
      failedNameMilliseconds: 0,
    });
    images = createImages({ database: database.db, jobs, log: quiet, fetchOutside });
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await images.close();
    await jobs.close();
  });

  it('are kept in every size and served like those that were drawn', {
    timeout: 30_000,
  }, async () => {
    const { hash, path, colour } = await images.accept(photo, forRecipe);
    expect(path).toBe(`/api/images/${hash}-800.webp`);
    expect(colour).toMatch(/^#3[0-9a-f]6[0-9a-f]9[0-9a-f]$/);
    for (const format of ['webp', 'avif'] as const) {
      for (const width of [400, 800, 1200]) {
        const shown = await images.readPicture({ hash, width, format });
        expect(shown.kind).toBe('picture');
      }
    }
  });

  it('are kept once, however often they are sent', async () => {
    const both = await Promise.all([
      images.accept(photo, forRecipe),
      images.acceptDataUrl(`data:text/html;base64,${photo.toString('base64')}`, forRecipe),
    ]);
    expect(both[0]).toEqual(both[1]);
    const files = await database.db
      .select({ hash: uploadFiles.hash })
      .from(uploadFiles)
      .where(eq(uploadFiles.hash, both[0].hash));
    expect(files).toHaveLength(6);
  });

  it('PROF-06 the address of a portrait cannot be computed from the picture, and opens nothing before it is shown', async () => {
    const [one, two] = [
      await images.accept(photo, forPortrait),
      await images.accept(photo, forPortrait),
    ];
    expect(one.path).toBe(`/api/images/${one.hash}-512.webp`);
    expect(one.hash).not.toBe(two.hash);
    await expect(
      images.readPicture({ hash: one.hash, width: 512, format: 'webp' }),
    ).rejects.toMatchObject({ code: 'image_not_found' });
  });

  it('are fetched, whatever the server says they are', async () => {
    const fetched = await images.fetch(`${address}/photo`, forRecipe);
    expect(fetched).toEqual(await images.accept(photo, forRecipe));
  });

  it('are refused with the reason', async () => {
    const refusals: [string, () => Promise<unknown>][] = [
      ['image_unreadable', () => images.accept(Buffer.from('<svg/>'), forRecipe)],
      ['image_unreadable', () => images.acceptDataUrl('data:image/png;base64,%%%', forRecipe)],
      ['image_unreadable', () => images.acceptDataUrl('data:image/svg+xml,<svg/>', forRecipe)],
      ['image_unreadable', () => images.accept(Buffer.alloc(recipeImageMaximumBytes), forRecipe)],
      [
        'image_too_large',
        () => images.accept(Buffer.alloc(recipeImageMaximumBytes + 1), forRecipe),
      ],
      ['image_unreadable', () => images.accept(Buffer.alloc(avatarMaximumBytes), forPortrait)],
      ['image_too_large', () => images.accept(Buffer.alloc(avatarMaximumBytes + 1), forPortrait)],
      ['image_too_large', () => images.fetch(`${address}/large`, forRecipe)],
      ['image_not_loaded', () => images.fetch(`${address}/svg`, forRecipe)],
      ['image_not_loaded', () => images.fetch('http://inside.example/', forRecipe)],
      ['image_address_refused', () => images.fetch('http://10.0.0.1/', forRecipe)],
      ['image_address_refused', () => images.fetch('file:///etc/passwd', forRecipe)],
    ];
    for (const [code, take] of refusals) await expect(take()).rejects.toMatchObject({ code });
  });
});
