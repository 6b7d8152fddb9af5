import type { RecipePage } from '@pomona/contract/recipes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recipes } from '#database/tables/recipes.ts';
import { visitor } from '#platform/http/security/viewer.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { makeRecipe } from '#test/recipes.ts';
import { createRecipes } from '../service.ts';
import { createRecipeVersions } from '../versions/service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it.each([
  ['withdrawn', { publishedAt: null }],
  ['edited', { publishedAt: null, title: 'Secret carrots', offeredAt: new Date() }],
  ['deleted', { deletedAt: new Date() }],
])(
  'REC-07 LIST-17 a search shows nothing of a recipe that was %s a moment before',
  async (how, change) => {
    const { db } = test.database;
    const owner = await test.signIn();
    const title = `Carrots that are ${how}`;
    const id = await makeRecipe(db, { ownerId: owner.id, title });
    for (const fields of ['card', 'full'] as const) {
      await db
        .update(recipes)
        .set({ title, publishedAt: new Date(), deletedAt: null, offeredAt: null })
        .where(eq(recipes.id, id));
      const versions = createRecipeVersions({ database: db, topic: 'recipes' });
      const searched = createRecipes({ database: db, clock: Date.now, versions });
      const search = async () => {
        const query = { q: `carrots ${how}`, fields, language: 'en' } as const;
        const { bytes } = await searched.search.readPage(visitor, query, undefined);
        const page = JSON.parse(bytes.toString()) as RecipePage;
        return { total: page.total, ids: page.recipes.map((recipe) => recipe.id) };
      };
      expect(await search()).toEqual({ total: 1, ids: [id] });
      // Nobody was told of the change.
      await db.update(recipes).set(change).where(eq(recipes.id, id));
      expect(await search()).toEqual({ total: 0, ids: [] });
    }
  },
);

it.each([
  ['withdrawn', { publishedAt: null }],
  ['deleted', { deletedAt: new Date() }],
])('REC-07 LIST-09 the words of a recipe that is %s are known to nobody', async (how, change) => {
  const { db } = test.database;
  const owner = await test.signIn();
  const source = { food: 'shrimp', source: 'USDA SR28', row: '15149' };
  const fields = { ownerId: owner.id, title: 'Turnips', sources: [source] };
  const hidden = await makeRecipe(db, { ...fields, publishedAt: null, id: `never-${how}` });
  const shown = await makeRecipe(db, { ...fields, publishedAt: new Date(), id: `once-${how}` });
  test.clock.advance(2001);
  const read = async () => (await test.inject('/api/search-words')).body;
  expect(await read()).toContain(shown);
  expect(await read()).not.toContain(hidden);
  await db.update(recipes).set(change).where(eq(recipes.id, shown));
  test.clock.advance(2001);
  expect(await read()).not.toContain(shown);
});
