import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDatabase } from '#database/seed.ts';
import { recipes } from '#database/tables/recipes.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { catalogue, seedCatalogue } from '#test/catalogue.ts';
import { makeRecipe } from '#test/recipes.ts';
import { computedVersion } from '../figures/service.ts';
import { catalogueSeed } from './seed.ts';

let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp();
  await seedCatalogue(test.database.url());
});
afterAll(() => test.close());

const outdated = {
  nutrition: { calories: 1, protein: 1, carbs: 1, fiber: 1 },
  dietTypes: [],
  labels: [],
  allergens: [],
  computedWith: 'an earlier version',
};

async function rowOf(id: string) {
  const [row] = await test.database.db.select().from(recipes).where(eq(recipes.id, id));
  if (row === undefined) throw new Error(`${id} is gone`);
  return row;
}

/** Starts with a table or rules of another version. */
const restart = (version: string) =>
  seedDatabase(test.database.url(), [catalogueSeed({ ...catalogue, version })]);

describe('REC-04 a new version of the food table or the rules', () => {
  it('computes the collection anew', async () => {
    const id = 'greek-lentil-salad';
    const before = await rowOf(id);
    await test.database.db.update(recipes).set(outdated).where(eq(recipes.id, id));
    await restart('the next version');
    const { nutrition, dietTypes, labels, allergens, computedWith } = await rowOf(id);
    expect(computedWith).toBe(computedVersion);
    expect({ nutrition, dietTypes, labels, allergens }).toEqual({
      nutrition: before.nutrition,
      dietTypes: before.dietTypes,
      labels: before.labels,
      allergens: before.allergens,
    });
    expect(nutrition.calories).toBeGreaterThan(100);
  });

  it('ADMIN-06 leaves alone what an administrator wrote, changed or deleted', {
    timeout: 60_000,
  }, async () => {
    const { db } = test.database;
    const id = 'greek-lentil-salad';
    const deleted = 'adai-lentil-crepes';
    const written = await makeRecipe(db, { isEdited: true });
    await db.update(recipes).set({ title: 'Ours', isEdited: true }).where(eq(recipes.id, id));
    await db
      .update(recipes)
      .set({ deletedAt: new Date(), isRemoved: true })
      .where(eq(recipes.id, deleted));
    await restart('a release after the changes');
    expect((await rowOf(id)).title).toBe('Ours');
    expect((await rowOf(deleted)).deletedAt).not.toBeNull();
    expect((await rowOf(written)).deletedAt).toBeNull();
    await db.update(recipes).set({ isEdited: false }).where(eq(recipes.id, id));
    await restart('another release');
    expect((await rowOf(id)).title).not.toBe('Ours');
  });

  it('leaves recipes of members to the work in the background', async () => {
    const owner = await test.signIn();
    const id = await makeRecipe(test.database.db, { ...outdated, ownerId: owner.id });
    const before = await rowOf(id);
    await restart('the one after');
    expect(await rowOf(id)).toEqual(before);
  });
});

describe('a recipe of the collection and one of a member', () => {
  it('REC-07 never bear the same id: a member’s has an end that no recipe of the collection has', () => {
    for (const { id } of catalogue.rows()) expect(id).not.toMatch(/-[2-9b-df-hj-np-tv-xz]{6}$/);
  });

  it('REC-07 where they did, the member’s would stay as it is, and the other wait until the id is free', async () => {
    const id = 'greek-lentil-salad';
    const { db } = test.database;
    await db.delete(recipes).where(eq(recipes.id, id));
    const owner = await test.signIn();
    await makeRecipe(db, {
      id,
      ownerId: owner.id,
      publishedAt: null,
      computedWith: computedVersion,
    });
    const before = await rowOf(id);
    const startWithIt = (version: string) => {
      const rows = () => catalogue.rows().filter((row) => row.id === id);
      return seedDatabase(test.database.url(), [catalogueSeed({ version, rows })]);
    };
    await startWithIt('with a recipe of a member in its place');
    expect(await rowOf(id)).toEqual(before);
    expect((await test.inject(`/api/recipes/${id}`)).statusCode).toBe(404);

    await db.delete(recipes).where(eq(recipes.id, id));
    await startWithIt('with its place free');
    expect((await rowOf(id)).ownerId).toBeNull();
  });
});
