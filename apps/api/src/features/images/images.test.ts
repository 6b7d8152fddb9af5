import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureSources } from '@pomona/contract/images';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPictureFiles, type PictureFiles } from './picture-files.ts';
import { createRenderer } from './render-thread.ts';
import { serveImages } from './routes.ts';
import { pictureOf } from './service.ts';

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
