import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminAudit } from '#database/tables/admin.ts';
import { recipes } from '#database/tables/recipes.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { photoOf } from '#test/photo.ts';
import { makeRecipe } from '#test/recipes.ts';

let test: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await test.signIn({ isAdmin: true });
});
afterAll(() => test.close());
beforeEach(() => test.database.db.delete(adminAudit));

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  test.inject({ method, url, headers: admin.headers, ...(payload && { payload }) });
const generate = (id: string, title = 'Soup') =>
  call('POST', '/api/images/generate', { recipe_id: id, recipe_title: title });
const audited = async () =>
  (await test.database.db.select().from(adminAudit)).map(({ adminId, action, recipeId }) => ({
    adminId,
    action,
    recipeId,
  }));

describe('API-19 IMG-04 a picture that an administrator orders', () => {
  it('is drawn, given to the recipe, and written to the audit log', {
    timeout: 60_000,
  }, async () => {
    const id = await makeRecipe(test.database.db, { title: 'Carrot soup' });
    const made = await generate(id, 'Carrot soup');
    expect([made.statusCode, made.json()]).toEqual([
      200,
      { image_url: expect.stringMatching(/^\/api\/images\/[0-9a-f]{32}-800\.webp$/), version: 2 },
    ]);
    const recipe = (await test.inject(`/api/recipes/${id}`)).json();
    expect(recipe).toMatchObject({ image: made.json().image_url, version: 2 });
    const picture = await test.inject(made.json().image_url);
    expect(picture.headers['content-type']).toBe('image/webp');
    expect(await audited()).toEqual([
      { adminId: admin.id, action: 'picture_generated', recipeId: id },
    ]);
    // The same drawing of the same recipe.
    expect((await generate(id, 'Carrot soup')).json()).toEqual(made.json());
  });

  it('is refused to members', async () => {
    const { headers } = await test.signIn();
    const payload = { recipe_id: 'soup', recipe_title: 'Soup' };
    const url = '/api/images/generate';
    expect((await test.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(403);
  });

  it('is none of a recipe that is gone, or a member’s own', async () => {
    const { id: ownerId } = await test.signIn();
    const mine = await makeRecipe(test.database.db, { ownerId, publishedAt: null });
    const gone = await makeRecipe(test.database.db, { deletedAt: new Date() });
    for (const id of [mine, gone, 'nowhere']) {
      const answer = await generate(id);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'recipe_not_found']);
    }
    expect(await audited()).toEqual([]);
  });

  it('leaves no trace where the audit log cannot be written', { timeout: 60_000 }, async () => {
    const id = await makeRecipe(test.database.db, { title: 'Pea soup', pictureHash: null });
    await test.database.pool.query(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''no''; END';
       CREATE TRIGGER refuse BEFORE INSERT ON admin_audit FOR EACH ROW EXECUTE FUNCTION refuse();`,
    );
    try {
      expect((await generate(id)).statusCode).toBe(500);
      expect((await call('POST', '/api/images/generate-batch', {})).statusCode).toBe(500);
    } finally {
      await test.database.pool.query('DROP TRIGGER refuse ON admin_audit');
    }
    const [row] = await test.database.db.select().from(recipes).where(sql`id = ${id}`);
    expect(row).toMatchObject({ pictureHash: null, version: 1 });
    expect((await call('GET', '/api/images/generate-batch')).json()).toEqual({ batch: null });
  });
});

describe('IMG-03 API-17 the picture that an administrator names', () => {
  it('is encoded anew and served for ever', { timeout: 60_000 }, async () => {
    const id = await makeRecipe(test.database.db, { title: 'Bean soup' });
    const recipe = (await test.inject(`/api/recipes/${id}`)).json();
    const body = (image: string) => ({
      ...{ title: recipe.title, description: recipe.description, language: 'en' },
      ...{ meal_type: recipe.meal_type, cuisine: null, difficulty: recipe.difficulty },
      ...{ prep_time: 10, cook_time: 20, rest_time: 0, servings: 2, tags: [], notes: {} },
      ...{ ingredients: recipe.ingredients, instructions: recipe.instructions, source_url: null },
      ...{ image, version: recipe.version },
    });
    const put = (image: string) =>
      test.inject({
        method: 'PUT',
        url: `/api/admin/recipes/${id}`,
        headers: admin.headers,
        payload: body(image),
      });
    for (const [image, code] of [
      ['http://169.254.169.254/latest/meta-data/', 'image_address_refused'],
      ['file:///etc/passwd', 'image_address_refused'],
      ['data:image/png;base64,PHN2Zy8+', 'image_unreadable'],
    ] as const) {
      const answer = await put(image);
      expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
    }
    const saved = await put(await photoOf('#336699'));
    expect(saved.statusCode).toBe(200);
    const { image } = saved.json();
    expect(image).toMatch(/^\/api\/images\/[0-9a-f]{32}-800\.webp$/);
    for (const file of ['400.webp', '800.avif', '1200.avif']) {
      const answer = await test.inject(image.replace('800.webp', file));
      expect(answer.headers['cache-control']).toContain('immutable');
    }
  });
});

describe('API-20 IMG-06 a batch', () => {
  it('is started, read and stopped by administrators, each written down once', async () => {
    await makeRecipe(test.database.db, { pictureHash: 'd'.repeat(32) });
    const started = await call('POST', '/api/images/generate-batch', {});
    expect(started.statusCode).toBe(202);
    const again = await call('POST', '/api/images/generate-batch', {});
    expect(again.json()).toEqual(started.json());
    const read = (await call('GET', '/api/images/generate-batch')).json().batch;
    expect(read).toMatchObject({ id: started.json().job_id, state: 'running', done: 0 });
    expect(read.total).toBeGreaterThan(0);
    const stopped = (await call('DELETE', '/api/images/generate-batch')).json().batch;
    expect(stopped).toMatchObject({ id: started.json().job_id, state: 'cancelled' });
    expect((await call('DELETE', '/api/images/generate-batch')).json().batch).toEqual(stopped);
    expect((await audited()).map(({ action }) => action).sort()).toEqual([
      'pictures_started',
      'pictures_stopped',
    ]);
  });
});
