import { readRecipes } from '@pomona/recipe-formats/read';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadFiles, uploads } from '#database/tables/images.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { makeRecipe } from '#test/recipes.ts';

let test: TestApp;
let owner: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  test = await buildTestApp({ config: { publicUrl: 'https://pomona.example' } });
  owner = await test.signIn();
  other = await test.signIn();
});
afterAll(() => test.close());

const ask = (id: string, format: string, headers: Record<string, string> = {}) =>
  test.inject({ url: `/api/recipes/${id}/export?format=${format}`, headers });

const isPrivate = () => ({ ownerId: owner.id, publishedAt: null });

describe('a recipe as a file', () => {
  it('FOOD-05 is JSON-LD of schema.org, with advice and source', async () => {
    const id = await makeRecipe(test.database.db, {
      notes: { make_ahead: 'Keeps for two days.' },
      sourceUrl: 'https://blog.example/soup',
    });
    const answer = await ask(id, 'json-ld');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/ld+json; charset=utf-8');
    expect(answer.json()).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      '@id': `https://pomona.example/recipes/${id}`,
      isBasedOn: 'https://blog.example/soup',
      recipeInstructions: [
        { '@type': 'HowToStep', text: 'Cook the carrots.' },
        { '@type': 'HowToTip', name: 'Make ahead', text: 'Keeps for two days.' },
      ],
    });
  });

  it('FOOD-05 is Cooklang, each ingredient once with its amount', async () => {
    const id = await makeRecipe(test.database.db, {
      title: 'Carrots: a "simple" dish',
      ingredients: [
        '200 g carrots, sliced',
        '1 pinch salt',
        'For the sauce:',
        '2 tbsp oil (olive)',
      ],
    });
    const answer = await ask(id, 'cooklang');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toContain('title: "Carrots: a \\"simple\\" dish"');
    for (const marked of ['@carrots{200%g}(sliced)', '@salt{1%pinch}', '@oil{2%tbsp}(olive;)'])
      expect(answer.body.split(marked)).toHaveLength(2);
  });

  it('FOOD-05 stays headings and all when it is read again', async () => {
    const ingredients = [
      '200 g carrots, sliced',
      'For the sauce:',
      '2 tbsp oil (olive)',
      '1 (400 g) can beans',
    ];
    const instructions = ['=Stir @ 180 {slowly} -- not #fast ~ 5 minutes.', '> Serve with oil!'];
    const id = await makeRecipe(test.database.db, { ingredients, instructions, language: 'en' });
    const { body: text } = await ask(id, 'cooklang');
    const order = { text, kind: null, format: null, address: null, language: 'en' } as const;
    const [read] = readRecipes(order);
    expect(read?.draft.ingredients).toEqual(ingredients);
    expect(read?.draft.instructions).toEqual(instructions);
  });

  it('FOOD-05 is offered under its title, in plain letters and in its own', async () => {
    const title = 'Crème "brûlée"/…\r\nSet-Cookie: a=b';
    const id = await makeRecipe(test.database.db, { title });
    const answer = await ask(id, 'json-ld');
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename=creme-brulee-set-cookie-a-b.jsonld; ' +
        "filename*=UTF-8''Cr%C3%A8me%20br%C3%BBl%C3%A9e%20%E2%80%A6%20Set-Cookie%20a%3Db.jsonld",
    );
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    const foreign = await makeRecipe(test.database.db, { title: '麻婆豆腐' });
    expect((await ask(foreign, 'cooklang')).headers['content-disposition']).toContain(
      "filename=recipe.cook; filename*=UTF-8''%E9%BA%BB",
    );
  });

  it('REC-07 is given to whoever may read the recipe, and to nobody else', async () => {
    const id = await makeRecipe(test.database.db, isPrivate());
    expect((await ask(id, 'json-ld', owner.headers)).statusCode).toBe(200);
    for (const headers of [{}, other.headers]) {
      const answer = await ask(id, 'json-ld', headers);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'recipe_not_found' });
    }
    expect((await ask(id, 'pdf', owner.headers)).statusCode).toBe(422);
  });
});

describe('files asked for without end', () => {
  it('FOOD-05 are refused after twenty a minute: linking the steps takes the processor', async () => {
    const limited = await buildTestApp({ config: { rateLimitFactor: 1 } });
    const statuses: number[] = [];
    for (let time = 0; time < 21; time += 1) {
      const answer = await limited.inject({ url: '/api/recipes/none/export?format=cooklang' });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(404), 429]);
    await limited.close();
  });
});

describe('all own recipes', () => {
  const archive = async (headers: Record<string, string>) => {
    const answer = await test.inject({ url: '/api/users/me/recipes/archive', headers });
    expect(answer.statusCode).toBe(200);
    return { answer, files: unzipSync(answer.rawPayload) };
  };

  it('FOOD-05 come as one archive: both formats, pictures that were sent in, safe names each once', async () => {
    const cook = await test.signIn();
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .webp()
      .toBuffer();
    const hash = 'ab'.repeat(16);
    const { db } = test.database;
    await db.insert(uploads).values({ hash, kind: 'recipe', colour: '#ff0000' });
    await db.insert(uploadFiles).values(
      [400, 1200].map((width) => ({
        hash,
        width,
        format: 'webp',
        bytes: width === 400 ? Buffer.from('small') : picture,
      })),
    );
    const own = { ownerId: cook.id, publishedAt: null };
    await makeRecipe(db, { ...own, title: '../../etc/passwd', createdAt: new Date('2026-01-01') });
    await makeRecipe(db, {
      ...own,
      title: 'Soup!',
      pictureHash: hash,
      createdAt: new Date('2026-01-02'),
    });
    await makeRecipe(db, { ...own, title: 'soup', createdAt: new Date('2026-01-03') });
    await makeRecipe(db, { ...own, title: 'Gone', deletedAt: new Date() });
    await makeRecipe(db, { ...isPrivate(), title: 'Of somebody else' });
    await makeRecipe(db, { title: 'Of everybody' });

    const { answer, files } = await archive(cook.headers);
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename=pomona-recipes-2026-11-21.zip',
    );
    expect(Object.keys(files)).toEqual([
      'recipes/etc-passwd.jsonld',
      'recipes/etc-passwd.cook',
      'recipes/soup.jsonld',
      'recipes/soup.cook',
      'recipes/soup.webp',
      'recipes/soup-2.jsonld',
      'recipes/soup-2.cook',
    ]);
    const text = (path: string) => new TextDecoder().decode(files[path]);
    expect(JSON.parse(text('recipes/soup.jsonld'))).toMatchObject({
      '@type': 'Recipe',
      name: 'Soup!',
    });
    expect(text('recipes/soup-2.cook')).toContain('title: soup\n');
    expect(Buffer.from(files['recipes/soup.webp'] ?? []).equals(picture)).toBe(true);
  });

  it('FOOD-05 are an empty archive where there are none', async () => {
    const { headers } = await test.signIn();
    expect((await archive(headers)).files).toEqual({});
  });
});

describe('all recipes as files', () => {
  const url = (format: string) => `/api/admin/recipes-archive?format=${format}`;

  it.each(['json-ld', 'cooklang'])(
    'ADMIN-12 administrators get what everybody sees as %s, and nothing private',
    async (format) => {
      const admin = await test.signIn({ isAdmin: true });
      const title = `Shown to all as ${format}`;
      await makeRecipe(test.database.db, { title });
      await makeRecipe(test.database.db, { ...isPrivate(), title: 'A secret dish' });
      await makeRecipe(test.database.db, { title: 'A deleted dish', deletedAt: new Date() });
      const answer = await test.inject({ url: url(format), headers: admin.headers });
      expect(answer.headers['content-type']).toBe('application/zip');
      const files = unzipSync(answer.rawPayload);
      const texts = Object.values(files).map((bytes) => Buffer.from(bytes).toString());
      expect(texts.filter((text) => text.includes(title))).toHaveLength(1);
      expect(texts.join()).not.toMatch(/secret|deleted/);
      expect(new Set(Object.keys(files).map((path) => path.split('.').at(-1)))).toEqual(
        new Set([format === 'cooklang' ? 'cook' : 'jsonld']),
      );
      for (const { headers } of [owner, { headers: {} }])
        expect([401, 403]).toContain((await test.inject({ url: url(format), headers })).statusCode);
    },
  );
});
