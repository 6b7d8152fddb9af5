import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedSteps } from '#app.ts';
import { seedDatabase } from '#database/seed.ts';
import { shoppingItemRecipes, shoppingItems } from '#database/tables/shopping.ts';
import { seedState } from '#database/tables/system.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await seed();
});
afterAll(() => test.close());

const steps = seedSteps({ hasDemo: true });
const seed = async () => seedDatabase(test.database.url(), steps);
const items = () => test.database.db.select().from(shoppingItems).orderBy(asc(shoppingItems.id));

it('SHOP-01 SHOP-02 the demonstration member has a list that is half bought, in several sections', async () => {
  const all = await items();
  const checked = all.filter((item) => item.checked);
  expect(all.length).toBeGreaterThan(15);
  expect(checked.length).toBe(5);
  expect(new Set(all.map(({ category }) => category)).size).toBeGreaterThan(4);
  expect(all.map(({ foodKey }) => foodKey)).not.toContain('salt');
});

it('SHOP-10 knows which recipes asked for what, equal foods together', async () => {
  const { db } = test.database;
  const [oil] = await db.select().from(shoppingItems).where(eq(shoppingItems.foodKey, 'olive-oil'));
  expect(oil).toMatchObject({ item: 'olive oil', category: 'Pantry', checked: true });
  const requests = await db
    .select()
    .from(shoppingItemRecipes)
    .where(eq(shoppingItemRecipes.itemId, oil?.id ?? ''));
  expect(requests.map(({ recipeId }) => recipeId).sort()).toEqual([
    'greek-lentil-salad',
    'roman-pasta-e-ceci',
  ]);
  expect(requests.every(({ lines }) => lines.length === 1)).toBe(true);
});

it('what somebody changes stays through another start, and a new version puts it back', async () => {
  const { db } = test.database;
  const before = await items();
  await db.delete(shoppingItems).where(eq(shoppingItems.checked, true));
  const left = await items();
  expect(await seed()).toEqual([]);
  expect(await items()).toEqual(left);
  await db.update(seedState).set({ version: 'older' }).where(eq(seedState.key, 'demo-shopping'));
  expect(await seed()).toEqual(['demo-shopping']);
  const named = (list: typeof before) => list.map(({ item, quantity }) => `${quantity} ${item}`);
  expect(named(await items())).toEqual(named(before));
});
