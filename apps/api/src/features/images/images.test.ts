import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureSources, pictureWidths } from '@pomona/contract/images';
import type { PlatedRecipe } from '@pomona/plating/recipe';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#database/connect.ts';
import { recipes } from '#database/tables/recipes.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { createPictureFiles, type PictureFiles } from './picture-files.ts';
import { createRenderer, type Renderer } from './render-thread.ts';
import { serveImages } from './routes.ts';
import { createImages, pictureOf } from './service.ts';

const quiet = { info() {}, warn() {}, error() {} };

const soup = {
  id: 'red-lentil-soup',
  title: 'Red Lentil Soup',
  dish: 'soup',
  mealType: 'Lunch',
  cuisine: 'mediterranean',
  ingredients: ['200 g red lentils', '1 lemon, cut into wedges', '10 g parsley, chopped'],
  instructions: ['Simmer the lentils.'],
};

describe('the name of a picture', () => {
  it('is an address that the web knows the sizes of', () => {
    expect(pictureSources(pictureOf(soup).path)).toContain('-1200.webp 1200w');
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

describe('the drawing thread', () => {
  const renderer = createRenderer();
  afterAll(() => renderer.close());

  it('gives a WebP of 4:3 in every width', { timeout: 60_000 }, async () => {
    const lines = soup.ingredients.map((text) => ({ foodKey: null, text, grams: null }));
    const sizes = await renderer.render({ ...soup, ingredients: lines });
    const seen = await Promise.all(sizes.map(async ({ bytes }) => sharp(bytes).metadata()));
    expect(seen.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['webp', 400, 300],
      ['webp', 800, 600],
      ['webp', 1200, 900],
    ]);
  });
});

describe('pictures on disk', () => {
  let folder: string;
  let files: PictureFiles;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
    files = createPictureFiles(join(folder, 'images'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('are read as they were written, and leave no drafts behind', async () => {
    await files.write('ab12', 400, Buffer.from('bytes'));
    expect((await files.read('ab12', 400))?.toString()).toBe('bytes');
    expect(await readdir(join(folder, 'images'))).toEqual(['ab12-400.webp']);
  });

  it('are missed, not failed on, while nothing was written', async () => {
    expect(await files.read('ab12', 800)).toBeNull();
  });
});

describe('GET /api/images', () => {
  const hash = 'a'.repeat(32);
  const asked: string[] = [];
  const app = Fastify();
  serveImages(app, {
    readPicture: async (name, width) => {
      asked.push(`${name}-${width}`);
      return Buffer.from('RIFF');
    },
    drawMissing: async () => {},
    close: async () => {},
  });
  afterAll(() => app.close());

  it('sends a picture that any cache may keep for ever and that can do nothing', async () => {
    const { statusCode, headers } = await app.inject(`/api/images/${hash}-800.webp`);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('image/webp');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  it('answers 304 to a browser that has it, without reading it', async () => {
    const before = asked.length;
    const answer = await app.inject({
      url: `/api/images/${hash}-400.webp`,
      headers: { 'if-none-match': `"${hash}-400"` },
    });
    expect(answer.statusCode).toBe(304);
    expect(asked.length).toBe(before);
  });

  it.each([`${hash}-500.webp`, `${hash}-800.png`, '..%2F..%2Fetc%2Fpasswd', 'x-800.webp'])(
    'knows no picture named %s',
    async (file) => {
      const before = asked.length;
      const { statusCode } = await app.inject(`/api/images/${file}`);
      expect(statusCode).not.toBe(200);
      expect(asked.length).toBe(before);
    },
  );
});

describe('the pictures of recipes', () => {
  let database: OpenDatabase;
  let testDatabase: TestDatabase;
  let dataFolder: string;

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    database = await openDatabase({
      url: testDatabase.url,
      dataFolder: '',
      poolSize: 2,
      log: quiet,
    });
    await database.db.insert(recipes).values(row(soup));
    await database.db.insert(recipes).values(row({ ...soup, id: 'another-soup' }));
    dataFolder = await mkdtemp(join(tmpdir(), 'pictures-'));
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.close();
    await rm(dataFolder, { recursive: true });
  });

  /** Notes what it is told to draw, and draws nothing. */
  function makeImages() {
    const drawn: PlatedRecipe[] = [];
    const renderer: Renderer = {
      render: async (recipe) => {
        drawn.push(recipe);
        return pictureWidths.map((width) => ({
          width,
          bytes: Buffer.from(`${recipe.id} ${width}`),
        }));
      },
      close: async () => {},
    };
    return {
      drawn,
      images: createImages({ dataFolder, database: database.db, log: quiet, renderer }),
    };
  }

  it('are drawn once, however many ask at once, and never again', async () => {
    const { drawn, images } = makeImages();
    const { hash } = pictureOf(soup);
    const [first, second] = await Promise.all([
      images.readPicture(hash, 400),
      images.readPicture(hash, 1200),
    ]);
    expect([first.toString(), second.toString()]).toEqual([
      'red-lentil-soup 400',
      'red-lentil-soup 1200',
    ]);
    expect(await makeImages().images.readPicture(hash, 800)).toEqual(
      Buffer.from('red-lentil-soup 800'),
    );
    expect(drawn.map(({ title, dish }) => [title, dish])).toEqual([['Red Lentil Soup', 'soup']]);
  });

  it('are all drawn after the start, those that are there already left alone', async () => {
    const { drawn, images } = makeImages();
    await images.readPicture(pictureOf(soup).hash, 400);
    await images.drawMissing();
    expect(drawn.map(({ id }) => id)).toEqual(['another-soup']);
  });

  it('are not found where no recipe has them', async () => {
    const { images } = makeImages();
    await expect(images.readPicture('b'.repeat(32), 400)).rejects.toMatchObject({
      code: 'image_not_found',
    });
  });
});

function row(recipe: typeof soup): typeof recipes.$inferInsert {
  return {
    ...recipe,
    description: 'Red and quick.',
    pictureHash: pictureOf(recipe).hash,
    difficulty: 'easy',
    mealType: 'Lunch',
    cuisine: 'mediterranean',
    prepMinutes: 5,
    cookMinutes: 20,
    servings: 4,
    tags: [],
    author: 'Pomona Kitchen',
    nutrition: { calories: 300, protein: 15, carbs: 40, fiber: 9 },
    dietTypes: [],
    labels: [],
    allergens: [],
    allergenDetails: [],
    sources: [],
    computedWith: 'test',
  };
}
