import type { Recipe } from '@pomona/contract/recipes';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploads } from '#database/tables/images.ts';
import { recipes } from '#database/tables/recipes.ts';
import { findMissingHashes } from '#features/images/drawing/store.ts';
import { removeUnusedUploads } from '#features/images/uploads/store.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { photoOf } from '#test/photo.ts';
import { recipeBodyOf } from '#test/recipe-body.ts';
import { recipeCalls } from '#test/recipe-calls.ts';

let test: TestApp;
let calls: ReturnType<typeof recipeCalls>;
let ada: SignedIn;
beforeAll(async () => {
  test = await buildTestApp();
  calls = recipeCalls(test);
  ada = await test.signIn();
});
afterAll(() => test.close());

const change = async (recipe: Recipe, fields: object): Promise<Recipe> => {
  const body = { ...recipeBodyOf(), ...fields, version: recipe.version };
  const answer = await calls.put(recipe.id, body, ada);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const hashOf = ({ image }: Recipe) => /images\/([0-9a-f]+)-800/.exec(image)?.[1] ?? '';
const typeOf = async ({ image }: Recipe) => (await test.inject(image)).headers['content-type'];

describe('the picture of a member’s recipe', () => {
  it('FOOD-03 is drawn from its lines, and waits to be drawn', async () => {
    const made = await calls.write({ title: 'Carrot salad' }, ada);
    expect(made.image).toMatch(/^\/api\/images\/[0-9a-f]{32}-800\.webp$/);
    expect(made.image_colour).toMatch(/^#[0-9a-f]{6}$/);
    expect(await findMissingHashes(test.database.db)).toContain(hashOf(made));
    // Until it is there the drawing itself is shown.
    expect(await typeOf(made)).toBe('image/svg+xml');
    const queued = await test.database.pool.query(
      `SELECT data ->> 'hash' AS hash FROM pgboss.job WHERE name = 'draw-picture'`,
    );
    expect(queued.rows).toContainEqual({ hash: hashOf(made) });
  });

  it('is drawn anew when title or lines change, and stays otherwise', async () => {
    const made = await calls.write({}, ada);
    const same = await change(made, { prep_time: 17 });
    expect(same.image).toBe(made.image);
    const renamed = await change(same, { title: 'Pea soup', prep_time: 17 });
    expect(renamed.image).not.toBe(made.image);
    const other = await change(renamed, { title: 'Pea soup', ingredients: ['400 g peas'] });
    expect(other.image).not.toBe(renamed.image);
  });

  it('IMG-02 is the one that was sent, whatever changes, until the drawn one is wanted', async () => {
    const made = await calls.write({ image: await photoOf('#c96432') }, ada);
    expect(await typeOf(made)).toBe('image/webp');
    expect(made.image_colour).toMatch(/^#c[0-9a-f]6[0-9a-f]3[0-9a-f]$/);
    const renamed = await change(made, { title: 'Pea soup' });
    expect([renamed.image, renamed.image_colour]).toEqual([made.image, made.image_colour]);
    const other = await change(renamed, { image: await photoOf('#32c964') });
    expect(other.image).not.toBe(made.image);
    const drawn = await change(other, { image: null });
    expect(await typeOf(drawn)).toBe('image/svg+xml');
  });

  it('IMG-03 is not put in the queue of what is drawn where it was sent', async () => {
    const sent = await calls.write({ image: await photoOf('#6432c8') }, ada);
    const again = await change(sent, { title: 'Pea soup', image: await photoOf('#6432c9') });
    const drawn = await calls.write({ title: 'The last in the queue' }, ada);
    const queued = async () => {
      const { rows } = await test.database.pool.query<{ hash: string }>(
        `SELECT data ->> 'hash' AS hash FROM pgboss.job WHERE name = 'draw-picture'`,
      );
      return rows.map(({ hash }) => hash);
    };
    await expect.poll(queued).toContain(hashOf(drawn));
    expect(await queued()).not.toContain(hashOf(sent));
    expect(await queued()).not.toContain(hashOf(again));
  });

  it.each([
    ['image_unreadable', 422, 'data:image/png;base64,aGVsbG8='],
    ['image_unreadable', 422, 'data:image/svg+xml,<svg/>'],
    ['image_unreadable', 422, 'data:'],
    ['image_too_large', 413, `data:image/png;base64,${'A'.repeat(13_990_000)}`],
    ['image_address_refused', 422, 'http://127.0.0.1/secret.png'],
    ['image_address_refused', 422, 'http://[::1]:5432/'],
    ['image_address_refused', 422, 'file:///etc/passwd'],
    ['image_address_refused', 422, '/api/images/0123456789abcdef-800.webp'],
    ['image_address_refused', 422, 'javascript:alert(1)'],
    ['image_address_refused', 422, ''],
  ])('IMG-03 %s: nothing is saved (%#)', async (code, status, image) => {
    const before = await test.database.db.$count(recipes);
    const answer = await calls.post({ ...recipeBodyOf(), image }, ada);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(await test.database.db.$count(recipes)).toBe(before);
    const made = await calls.write({}, ada);
    const changed = await calls.put(made.id, { ...recipeBodyOf(), image, version: 1 }, ada);
    expect(changed.json().code).toBe(code);
    expect((await calls.read(made.id, ada)).json()).toEqual(made);
  });

  it('is collected a day after the last recipe let go of it', async () => {
    const { db } = test.database;
    const image = await photoOf('#3264c9');
    const made = await calls.write({ image }, ada);
    const twin = await calls.write({ image }, ada);
    const hash = hashOf(made);
    const isKept = async () => {
      await removeUnusedUploads(db);
      return (await db.$count(uploads, eq(uploads.hash, hash))) === 1;
    };
    const aDayAgo = { createdAt: sql`now() - interval '25 hours'` };
    await db.update(uploads).set(aDayAgo);
    await change(made, { image: null });
    expect(await isKept()).toBe(true);
    await calls.remove(twin.id, ada);
    // It may be brought back.
    expect(await isKept()).toBe(true);
    await db.delete(recipes).where(eq(recipes.id, twin.id));
    expect(await isKept()).toBe(false);

    // Sent again just now: somebody may be saving it this moment.
    const again = await calls.write({ image }, ada);
    await db.update(uploads).set(aDayAgo);
    await change(again, { image: null });
    await calls.write({ image }, ada);
    await db.delete(recipes).where(eq(recipes.pictureHash, hash));
    expect(await isKept()).toBe(true);
  });
});
