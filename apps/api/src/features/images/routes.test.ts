import { linkCard } from '@pomona/contract/images';
import { languages } from '@pomona/contract/languages';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnFiles, drawnPictures } from '#database/tables/images.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { makeRecipe } from '#test/recipes.ts';

const drawn = 'd'.repeat(32);
const waiting = 'a'.repeat(32);
const hidden = 'c'.repeat(32);

let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp();
  const { db } = test.database;
  const { id: ownerId } = await test.signIn();
  await makeRecipe(db, { id: 'drawn', pictureHash: drawn, rating: '5' });
  await makeRecipe(db, { id: 'waiting', pictureHash: waiting, title: 'Soup & <more>' });
  await makeRecipe(db, { id: 'hidden', pictureHash: hidden, ownerId, publishedAt: null });
  await db.insert(drawnPictures).values({ hash: drawn });
  await db
    .insert(drawnFiles)
    .values({ hash: drawn, width: 800, format: 'avif', bytes: Buffer.from('picture') });
});
afterAll(() => test.close());

describe('GET /api/images', () => {
  it('sends a picture that any cache may keep for ever and that can do nothing', async () => {
    const answer = await test.inject(`/api/images/${drawn}-800.avif`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('picture');
    expect(answer.headers['content-type']).toBe('image/avif');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('answers 304 to a browser that has it', async () => {
    const { headers } = await test.inject(`/api/images/${drawn}-800.avif`);
    const again = await test.inject({
      url: `/api/images/${drawn}-800.avif`,
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each(['gzip', undefined])(
    'sends the drawing itself while the picture is missing (accepting %s)',
    { timeout: 30_000 },
    async (encoding) => {
      const answer = await test.inject({
        url: `/api/images/${waiting}-400.webp`,
        headers: encoding ? { 'accept-encoding': encoding } : {},
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('image/svg+xml');
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers['content-security-policy']).toContain('sandbox');
      if (!encoding) expect(answer.body).toMatch(/^<svg /);
      const again = await test.inject({
        url: `/api/images/${waiting}-800.avif`,
        headers: { 'if-none-match': String(answer.headers.etag) },
      });
      expect(again.statusCode).toBe(304);
    },
  );

  it.each([
    `${drawn}-500.webp`,
    `${drawn}-800.png`,
    `${'e'.repeat(32)}-800.webp`,
    `${'e'.repeat(32)}-card.jpg`,
    'site-card-it.jpg',
    '..%2F..%2Fetc%2Fpasswd',
    'x-800.webp',
  ])('knows no picture named %s', async (file) => {
    const answer = await test.inject(`/api/images/${file}`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'image_not_found']);
  });

  it('sends a card for links, which other sites may show', { timeout: 30_000 }, async () => {
    const answer = await test.inject(`/api/images/${waiting}-card.jpg`);
    expect(answer.headers['content-type']).toBe('image/jpeg');
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect({ width, height }).toEqual(linkCard);
    const again = await test.inject({
      url: `/api/images/${waiting}-card.jpg`,
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('sends no card of a recipe that is not public', async () => {
    const answer = await test.inject(`/api/images/${hidden}-card.jpg`);
    expect(answer.statusCode).toBe(404);
  });

  it('sends a card for the house in every language', { timeout: 30_000 }, async () => {
    const cards = await Promise.all(
      languages.map((language) => test.inject(`/api/images/site-card-${language}.jpg`)),
    );
    expect(cards.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(cards.map(({ headers }) => headers.etag)).size).toBe(4);
  });
});

describe('what administrators may know and do', () => {
  it('API-18 IMG-05 tells how many recipes have their picture', async () => {
    const { headers } = await test.signIn({ isAdmin: true });
    const answer = await test.inject({ url: '/api/images/generation-status', headers });
    expect(answer.json()).toEqual({
      total_recipes: 3,
      with_images: 1,
      without_images: 2,
      completion_percentage: 33.3,
    });
  });

  it('API-20 starts a batch, and names it', async () => {
    const { headers } = await test.signIn({ isAdmin: true });
    const order = () =>
      test.inject({ method: 'POST', url: '/api/images/generate-batch', headers, payload: {} });
    const [one, two] = [await order(), await order()];
    expect(one.statusCode).toBe(202);
    expect(one.json().job_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(two.json()).toEqual(one.json());
  });
});

describe('limits', () => {
  it('a page full of pictures does not use up the reads of an address', async () => {
    const limited = await buildTestApp({ config: { rateLimitFactor: 0.005 } });
    const statuses = new Set<number>();
    for (let index = 0; index < 20; index += 1) {
      const answer = await limited.inject(`/api/images/${'f'.repeat(32)}-400.webp`);
      statuses.add(answer.statusCode);
    }
    expect([...statuses]).toEqual([404]);
    expect((await limited.inject('/api/config')).statusCode).toBe(200);
    await limited.close();
  });
});
