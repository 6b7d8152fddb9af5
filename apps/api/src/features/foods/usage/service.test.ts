import { type Food, recipesWithFood } from '@pomona/contract/foods';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { recipes } from '#database/tables/recipes.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { catalogue, seedCatalogue } from '#test/catalogue.ts';
import { makeRecipe } from '#test/recipes.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await seedCatalogue(test.database.url());
}, 60_000);
afterAll(() => test.close());
afterEach(() => vi.restoreAllMocks());

const usageOf = async (key: string) => (await test.inject(`/api/food/${key}`)).json<Food>().recipes;
const uses = (name: string) =>
  catalogue.rows().filter(({ sources }) => sources.some(({ food }) => food === name));

async function rate(id: string, rating: string): Promise<void> {
  await test.database.db.update(recipes).set({ rating, reviewCount: 1 }).where(eq(recipes.id, id));
}

describe.each([
  ['in many recipes', 'olive-oil', 'olive oil'],
  ['in few', 'eggplant', 'eggplant'],
])('a food that is %s', (_, key, name) => {
  it('FOOD-02 stands with all its recipes counted, and the first by the order of the list', async () => {
    const { total, cards } = await usageOf(key);
    expect(total).toBe(uses(name).length);
    const list = (await test.inject('/api/recipes?fields=card')).json<{ id: string }[]>();
    const using = new Set(uses(name).map(({ id }) => id));
    const first = list.filter(({ id }) => using.has(id)).slice(0, recipesWithFood);
    expect(cards.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
  });

  it('REV-07 a recipe that is rated best comes first at once', async () => {
    const last = uses(name).at(-1)?.id ?? '';
    await rate(last, '5');
    expect((await usageOf(key)).cards[0]).toMatchObject({ id: last, rating: 5 });
    await rate(last, '0');
  });
});

it('REC-07 counts and shows nothing that is private or deleted', async () => {
  const owner = await test.signIn();
  const { total } = await usageOf('eggplant');
  const sources = [{ food: 'eggplant', source: 'USDA SR28', row: '11209' }];
  const make = (fields: object) =>
    makeRecipe(test.database.db, { sources, rating: '5', reviewCount: 50, ...fields });
  const hidden = [
    await make({ ownerId: owner.id, publishedAt: null }),
    await make({ deletedAt: new Date() }),
  ];
  const shown = await make({ ownerId: owner.id });
  const usage = await usageOf('eggplant');
  expect(usage.total).toBe(total + 1);
  expect(usage.cards[0]?.id).toBe(shown);
  for (const id of hidden) expect(JSON.stringify(usage)).not.toContain(`"${id}"`);
});

it('reads no whole recipe, and counts again only when texts have changed', async () => {
  await usageOf('lemon-juice');
  const statements: string[] = [];
  const { pool } = test.database;
  const real = pool.query.bind(pool) as (...parts: unknown[]) => unknown;
  vi.spyOn(pool, 'query').mockImplementation(((...parts: unknown[]) => {
    const [first] = parts as [string | { text: string }];
    statements.push(typeof first === 'string' ? first : first.text);
    return real(...parts);
  }) as typeof pool.query);
  const { cards } = await usageOf('lemon-juice');
  expect(cards.length).toBeGreaterThan(0);
  expect(statements.join('\n')).not.toContain('"instructions"');
  await rate(cards[0]?.id ?? '', '4');
  await usageOf('lemon-juice');
  expect(statements.filter((statement) => /count\(\*\).*foods_of/s.test(statement))).toEqual([]);
});
