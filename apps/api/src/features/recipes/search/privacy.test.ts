import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#database/connect.ts';
import { recipes } from '#database/tables/recipes.ts';
import { visitor } from '#platform/http/security/viewer.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { makeRecipe } from '#test/recipes.ts';
import { createRecipes } from '../service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

/** The database, in which something happens between the search for ids and the reading of the recipes. */
function databaseWith(happening: () => Promise<unknown>): Database {
  const { db } = test.database;
  const transaction: Database['transaction'] = async (work, config) => {
    const found = await db.transaction(work, config);
    await happening();
    return found;
  };
  return new Proxy(db, {
    get: (target, name) =>
      name === 'transaction' ? transaction : (Reflect.get(target, name, target) as unknown),
  });
}

it.each([
  ['withdrawn', { publishedAt: null }],
  ['edited', { publishedAt: null, title: 'Secret carrots', offeredAt: new Date() }],
  ['deleted', { deletedAt: new Date() }],
])(
  'REC-07 LIST-17 a search shows nothing of a recipe that is %s while it searches',
  async (how, change) => {
    const { db } = test.database;
    const owner = await test.signIn();
    const id = await makeRecipe(db, { ownerId: owner.id, title: `Carrots that are ${how}` });
    const { clock, bus } = test;
    for (const fields of ['card', 'full'] as const) {
      await db
        .update(recipes)
        .set({ publishedAt: new Date(), deletedAt: null, offeredAt: null })
        .where(eq(recipes.id, id));
      let isFound = true;
      const searched = createRecipes({
        database: databaseWith(async () => {
          const { rows } = await test.database.pool.query(
            'SELECT FROM recipe_search WHERE recipe_id = $1',
            [id],
          );
          isFound = rows.length === 1;
          await db.update(recipes).set(change).where(eq(recipes.id, id));
        }),
        bus,
        clock: clock.now,
      });
      const page = await searched.search(visitor, { q: 'carrots', fields });
      searched.close();
      expect(isFound).toBe(true);
      expect(page.recipes.map((recipe) => recipe.id)).not.toContain(id);
    }
  },
);
