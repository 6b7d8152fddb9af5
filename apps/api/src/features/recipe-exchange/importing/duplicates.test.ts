import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '#platform/http/security/viewer.ts';
import { type FetchPage, OutsideError } from '#platform/outside/fetch-outside.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { catalogue, seedCatalogue } from '#test/catalogue.ts';
import { pageOf } from './duplicates/page-address.ts';
import { minFoods, minSharedFoods, sharedFoods } from './duplicates/shared-foods.ts';
import { createImporting, type Importing } from './service.ts';

describe('recipes that are alike', () => {
  it('FOOD-04 no two of the collection are called so', { timeout: 60_000 }, () => {
    const all = catalogue.rows().map(({ id, sources }) => ({
      id,
      foods: sources.map(({ food }) => food),
    }));
    let nearest = 0;
    for (const [index, { foods }] of all.entries()) {
      expect(foods.length).toBeGreaterThanOrEqual(minFoods);
      for (const other of all.slice(index + 1))
        nearest = Math.max(nearest, sharedFoods(foods, other.foods));
    }
    expect(nearest).toBeGreaterThan(0.5);
    expect(nearest).toBeLessThan(minSharedFoods);
  });

  it.each([
    ['https://www.a.example/b/?utm_source=x&fbclid=1#step', 'http://a.example/b'],
    ['https://A.example/b/amp/', 'https://a.example/b'],
    ['https://a.example/r?b=2&a=1', 'https://m.a.example/r?a=1&b=2'],
  ])('FOOD-04 %s is the page %s', (one, other) => expect(pageOf(one)).toBe(pageOf(other)));

  it('FOOD-04 other pages are others', () => {
    expect(pageOf('https://a.example/r?id=1')).not.toBe(pageOf('https://a.example/r?id=2'));
    expect(pageOf('nonsense')).toBeNull();
  });
});

describe('importing from an address', () => {
  let test: TestApp;
  let importing: Importing;
  let member: Member;
  /** What the world answers. */
  let fetchPage: FetchPage;

  beforeAll(async () => {
    test = await buildTestApp();
    await seedCatalogue(test.database.url());
    const { id } = await test.signIn();
    member = { kind: 'member', id, name: 'Ada', isAdmin: false, sessionId: '' };
    importing = createImporting({
      database: test.database.db,
      log: { warn() {} },
      fetchPage: (url, options) => fetchPage(url, options),
    });
  }, 60_000);
  afterAll(async () => {
    await importing.close();
    await test.close();
  });

  const url = 'https://blog.example/soup';
  const importFrom = () => importing.importRecipes(member, { url }, { language: 'en' });
  const answering =
    (body: string | Buffer, contentType = 'text/html; charset=utf-8'): FetchPage =>
    async () => ({ bytes: Buffer.from(body as string), contentType, address: `${url}?lang=de` });

  it('FOOD-04 takes the address of the page as source, and pictures beside it', {
    timeout: 20_000,
  }, async () => {
    const recipe = {
      '@type': 'Recipe',
      name: 'Soup',
      recipeIngredient: ['1 leek'],
      image: '/soup.jpg',
    };
    fetchPage = answering(`<script type="application/ld+json">${JSON.stringify(recipe)}</script>`);
    const [imported] = await importFrom();
    expect(imported?.draft).toMatchObject({
      title: 'Soup',
      source_url: `${url}?lang=de`,
      image: 'https://blog.example/soup.jpg',
    });
  });

  it('FOOD-04 reads Cooklang that lies somewhere, named after its file', {
    timeout: 20_000,
  }, async () => {
    fetchPage = async () => ({
      bytes: Buffer.from('Boil @eggs{3}.'),
      contentType: 'text/plain',
      address: 'https://raw.example/my%20recipes/boiled_eggs.cook',
    });
    const [imported] = await importFrom();
    expect(imported).toMatchObject({
      format: 'cooklang',
      draft: { title: 'boiled eggs', ingredients: ['3 eggs'], instructions: ['Boil eggs.'] },
    });
  });

  it.each([
    ['refused', 'import_address_refused'],
    ['too_large', 'import_too_large'],
    ['failed', 'import_not_loaded'],
  ] as const)('FOOD-04 a page that is %s: %s, and nothing of it is told', async (reason, code) => {
    fetchPage = () => Promise.reject(new OutsideError(reason, 'secret of the page'));
    await expect(importFrom()).rejects.toMatchObject({ code, detail: undefined });
  });

  it.each([
    ['a picture', Buffer.from([0x89, 0x50]), 'image/png'],
    ['garbage', Buffer.from([0, 1, 2, 3, 0, 255]), 'text/html'],
    ['nothing', Buffer.alloc(0), 'text/html'],
    ['an application', Buffer.from('<html><body><div id="root"></div></body></html>'), 'text/html'],
  ])('FOOD-04 in %s no recipe is found', async (_name, body, contentType) => {
    fetchPage = answering(body, contentType);
    await expect(importFrom()).rejects.toMatchObject({ code: 'import_nothing_found' });
  });

  it('FOOD-04 each of the collection resembles itself alone', { timeout: 60_000 }, async () => {
    const some = catalogue.rows().filter((_, index) => index % 20 === 0);
    for (const { id, ingredients, instructions } of some) {
      const text = [
        'A dish of another name',
        '',
        'Ingredients',
        ...ingredients,
        '',
        'Method',
        ...instructions,
      ].join('\n');
      const [imported] = await importing.importRecipes(member, { text }, { language: 'en' });
      expect(
        imported?.duplicates.map((one) => one.id),
        id,
      ).toEqual([id]);
    }
  });
});
