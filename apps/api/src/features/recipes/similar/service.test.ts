import type { RecipeCard } from '@pomona/contract/recipes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDataVersion } from '#database/data-versions.ts';
import { recipes } from '#database/tables/recipes.ts';
import { visitor } from '#platform/http/security/viewer.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { catalogue, seedCatalogue } from '#test/catalogue.ts';
import { makeRecipe } from '#test/recipes.ts';
import { createSimilar, type Similar } from './service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await seedCatalogue(test.database.url());
}, 60_000);
afterAll(() => test.close());

function similarOf(maxIndexed?: number): Similar {
  const { bus, clock, database } = test;
  const unasked = () => Promise.reject(new Error('Nobody is asked about a published recipe'));
  return createSimilar({
    ...{ database: database.db, bus, clock: clock.now },
    ...{ recipes: { readRecipe: unasked }, members: { readPreferences: unasked } },
    ...(maxIndexed !== undefined && { maxIndexed }),
  });
}

const idsOf = async (similar: Similar, id: string) =>
  (await similar.readSimilar(visitor, id, 'en')).map((card) => card.id);

/** The statements that the database is asked from now on. */
function statements(): string[] {
  const queried: string[] = [];
  const { pool } = test.database;
  const real = pool.query.bind(pool) as (...parts: unknown[]) => unknown;
  vi.spyOn(pool, 'query').mockImplementation(((...parts: unknown[]) => {
    const [first] = parts as [string | { text: string }];
    queried.push(typeof first === 'string' ? first : first.text);
    return real(...parts);
  }) as typeof pool.query);
  return queried;
}

describe('the index behind what is like a recipe', () => {
  beforeEach(() => void vi.restoreAllMocks());
  const id = 'greek-lentil-salad';
  const isOfTraits = (statement: string) => statement.includes('jsonb_array_elements');
  const rate = async (rating: string) => {
    await test.database.db.update(recipes).set({ rating }).where(eq(recipes.id, id));
  };

  it('DETAIL-09 is made of what tells what recipes are like, and of no whole recipe', async () => {
    const similar = similarOf();
    const queried = statements();
    await idsOf(similar, id);
    expect(queried.some(isOfTraits)).toBe(true);
    for (const column of ['"instructions"', '"notes"', '"labels"'])
      expect(queried.join('\n')).not.toContain(column);
  });

  it('DETAIL-09 REV-07 stays when a rating changes, and the card tells the new one', async () => {
    const similar = similarOf();
    const before = await similar.readSimilar(visitor, 'chicken-cacciatore', 'en');
    const [first] = before;
    if (first === undefined) throw new Error('Nothing is like it');
    const queried = statements();
    const { db } = test.database;
    await db.update(recipes).set({ rating: '4.5' }).where(eq(recipes.id, first.id));
    const after = await similar.readSimilar(visitor, 'chicken-cacciatore', 'en');
    expect(after).toEqual(
      before.map((card): RecipeCard => (card.id === first.id ? { ...card, rating: 4.5 } : card)),
    );
    expect(queried.filter(isOfTraits)).toEqual([]);
    await db.update(recipes).set({ rating: '0' }).where(eq(recipes.id, first.id));
  });

  it('DETAIL-09 is made once for all who ask at once, also after a burst of changes', async () => {
    const similar = similarOf();
    await idsOf(similar, id);
    const queried = statements();
    const made = await makeRecipe(test.database.db, { title: 'Greek lentil salad again' });
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        await idsOf(similar, id);
      }),
    );
    const parts = Math.ceil(catalogue.rows().length / 500);
    expect(queried.filter(isOfTraits).length).toBeLessThanOrEqual(2 * parts);
    await test.database.db.delete(recipes).where(eq(recipes.id, made));
  });

  it('DETAIL-09 says the same after changes as one that is made anew', async () => {
    const similar = similarOf();
    await idsOf(similar, id);
    const fields = { title: 'Lentil salad', tags: ['lentils', 'salad'] };
    const made = await makeRecipe(test.database.db, {
      ...fields,
      sources: [{ food: 'cooked lentils', source: 'USDA SR28', row: '16070' }],
    });
    const fresh = similarOf();
    for (const one of [id, made, 'chicken-cacciatore'])
      expect(await idsOf(similar, one)).toEqual(await idsOf(fresh, one));
    await test.database.db.delete(recipes).where(eq(recipes.id, made));
    await rate('0');
  });

  it('REC-07 a recipe that is hidden after it was found is not shown', async () => {
    const similar = similarOf();
    const [first] = await idsOf(similar, id);
    const { db } = test.database;
    // Past the bus: the index holds it still.
    await db
      .update(recipes)
      .set({ deletedAt: new Date() })
      .where(eq(recipes.id, first ?? ''));
    expect(await idsOf(similar, id)).not.toContain(first);
    await db
      .update(recipes)
      .set({ deletedAt: null })
      .where(eq(recipes.id, first ?? ''));
  });
});

describe('of a collection that is larger than the index', () => {
  it('DETAIL-09 finds what it does not hold, nearly as well as where it holds all', async () => {
    const all = similarOf();
    const some = similarOf(60);
    const queried = catalogue
      .rows()
      .filter((_, place) => place % 9 === 0)
      .map((row) => row.id);
    let same = 0;
    for (const id of queried) {
      const [best, found] = [await idsOf(all, id), await idsOf(some, id)];
      expect(found).toHaveLength(4);
      expect(found).not.toContain(id);
      same += found.filter((one) => best.includes(one)).length;
    }
    // A ninth is held: by chance one of ten would be the same.
    expect(same / (4 * queried.length)).toBeGreaterThan(0.4);
  }, 60_000);

  it('DETAIL-09 REC-07 looks among what everybody may see, and among so many only', async () => {
    const owner = await test.signIn();
    const sources = [{ food: 'dragon fruit', source: 'USDA SR28', row: '1' }];
    const shared = { sources, title: 'Dragon fruit', tags: ['dragon'] };
    const make = (fields: object) => makeRecipe(test.database.db, { ...shared, ...fields });
    const queried = await make({});
    const shown = await make({});
    const hidden = [
      await make({ ownerId: owner.id, publishedAt: null }),
      await make({ deletedAt: new Date() }),
    ];
    const similar = similarOf(20);
    const ids = await idsOf(similar, queried);
    expect(ids[0]).toBe(shown);
    expect(ids).not.toContain(hidden[0]);
    expect(ids).not.toContain(hidden[1]);
  });

  it('DETAIL-09 answers for a recipe without any food that is known', async () => {
    const id = await makeRecipe(test.database.db, { sources: [], title: 'Soup of nothing' });
    const similar = similarOf(20);
    expect(await idsOf(similar, id)).toHaveLength(4);
  });
});

describe('the version of the texts', () => {
  it('DETAIL-09 REV-07 grows with what recipes are, and with no rating or private recipe', async () => {
    const { db } = test.database;
    const versions = async () =>
      [await readDataVersion(db, 'recipes'), await readDataVersion(db, 'recipe_texts')].map(Number);
    const id = await makeRecipe(db);
    const change = (fields: object) => db.update(recipes).set(fields).where(eq(recipes.id, id));
    const [all = 0, texts = 0] = await versions();
    await change({ rating: '4', reviewCount: 1 });
    expect(await versions()).toEqual([all + 1, texts]);
    await change({ title: 'Another soup' });
    expect(await versions()).toEqual([all + 2, texts + 1]);
    const owner = await test.signIn();
    const own = await makeRecipe(db, { ownerId: owner.id, publishedAt: null });
    await db.update(recipes).set({ title: 'Mine' }).where(eq(recipes.id, own));
    expect(await versions()).toEqual([all + 2, texts + 1]);
    await db.update(recipes).set({ publishedAt: new Date() }).where(eq(recipes.id, own));
    expect(await versions()).toEqual([all + 3, texts + 2]);
    await db.transaction(async (transaction) => {
      await transaction.update(recipes).set({ rating: '3' }).where(eq(recipes.id, id));
      await transaction.delete(recipes).where(eq(recipes.id, own));
    });
    expect(await versions()).toEqual([all + 4, texts + 3]);
  });
});
