import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedDatabase } from '#database/seed.ts';
import { drawnPictures } from '#database/tables/images.ts';
import { recipes } from '#database/tables/recipes.ts';
import { seedState } from '#database/tables/system.ts';
import { pictureIn, picturesVersion } from '#features/images/service.ts';
import { insertUpload } from '#features/images/uploads/store.ts';
import { createMaintenance } from '#features/recipe-writing/worker.ts';
import { columnsComputedFrom, computedVersion } from '#features/recipes/figures/service.ts';
import type { NewRecipe } from '#features/recipes/store.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { recipeBodyOf } from '#test/recipe-body.ts';
import { recipeCalls } from '#test/recipe-calls.ts';
import { makeRecipe } from '#test/recipes.ts';
import { renewalSeed } from './seed.ts';
import { createRenewal, type Renewal } from './service.ts';
import { listOutdated, updateComputed } from './store.ts';

let test: TestApp;
let calls: ReturnType<typeof recipeCalls>;
let owner: SignedIn;
let renewal: Renewal;
/** How often what is missing was put in the queue. */
let queued = 0;

const start = () => seedDatabase(test.database.url(), [renewalSeed()]);
const unstopped = new AbortController().signal;
const versions = { computedWith: computedVersion, picturedWith: picturesVersion };

beforeAll(async () => {
  test = await buildTestApp();
  calls = recipeCalls(test);
  owner = await test.signIn();
  await start();
});
afterAll(() => test.close());
beforeEach(() => {
  queued = 0;
  renewal = createRenewal({
    database: test.database.db,
    images: {
      queueMissing: () => {
        queued += 1;
        return Promise.resolve(1);
      },
    },
  });
});

const outdated = {
  nutrition: { calories: 1, protein: 1, carbs: 1, fiber: 1 },
  allergens: [],
  computedWith: 'an earlier version',
} satisfies Partial<NewRecipe>;

const make = (fields: Partial<NewRecipe> = {}) =>
  makeRecipe(test.database.db, { ...outdated, ownerId: owner.id, ...fields });

async function rowOf(id: string) {
  const [row] = await test.database.db.select().from(recipes).where(eq(recipes.id, id));
  if (row === undefined) throw new Error(`${id} is gone`);
  return row;
}

describe('REC-04 recipes of members at a new version of the food table or the rules', () => {
  it('are computed anew, and nothing else of them changes', async () => {
    const lines = ['200 g carrots', '100 g nonfat Greek yogurt', '1 g celery, optional'];
    const id = await make({ ingredients: lines, servings: 1 });
    const before = await rowOf(id);
    await renewal.renewOutdated(unstopped);
    const after = await rowOf(id);
    // 2 × 41 kcal of carrots and 59 kcal of yogurt.
    expect(after.nutrition.calories).toBeCloseTo(2 * 41 + 59, 0);
    expect(after).toMatchObject({
      ...{ allergens: ['Dairy'], allergenDetails: ['milk'], mayContain: ['celery'] },
      ...{ isReadWhole: true, ...versions },
    });
    const { title, ingredients, version, updatedAt, publishedAt, pictureHash } = before;
    expect(after).toMatchObject({
      ...{ title, ingredients, version, updatedAt, publishedAt, pictureHash },
    });
  });

  it('lose the figures that nobody can tell', async () => {
    const id = await make({ ingredients: ['3 flubberworts'] });
    await renewal.renewOutdated(unstopped);
    const { nutrition, computedWith } = await rowOf(id);
    expect([nutrition, computedWith]).toEqual([
      { coverage: 0, left_out: ['3 flubberworts'] },
      computedVersion,
    ]);
  });

  it('are all reached, however many there are, deleted ones too', async () => {
    const ids: string[] = [];
    for (let place = 0; place < 120; place += 1) {
      const deletedAt = place % 10 === 0 ? new Date() : null;
      ids.push(await make({ id: `many-${place}`, deletedAt }));
    }
    await renewal.renewOutdated(unstopped);
    const rows = await test.database.db.select().from(recipes).where(like(recipes.id, 'many-%'));
    expect(rows).toHaveLength(ids.length);
    expect(new Set(rows.map(({ computedWith }) => computedWith))).toEqual(
      new Set([computedVersion]),
    );
  });

  it('are found also where another process wrote them later', async () => {
    const maintenance = createMaintenance({
      ...{ renewal, everyMilliseconds: 50, log: { warn() {} } },
      writing: { removeLongDeleted: () => Promise.resolve(0) },
      images: { removeUnused: () => Promise.resolve() },
    });
    maintenance.work();
    const first = await make();
    const isNew = (id: string) =>
      expect.poll(async () => (await rowOf(id)).computedWith).toBe(computedVersion);
    await isNew(first);
    const late = await make();
    await isNew(late);
    await maintenance.close();
    const after = await make();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await rowOf(after)).computedWith).toBe(outdated.computedWith);
  });

  it('are seen in the list at once', async () => {
    const allergensOf = async (id: string) => {
      const list = await test.inject('/api/recipes?fields=card');
      return list.json<{ id: string; allergens: string[] }[]>().find((card) => card.id === id)
        ?.allergens;
    };
    const id = await make({ ingredients: ['100 g Greek yogurt'] });
    test.clock.advance(2001);
    expect(await allergensOf(id)).toEqual([]);
    await renewal.renewOutdated(unstopped);
    expect(await allergensOf(id)).toEqual(['Dairy']);
  });

  it('keep what their owner saves while they are computed', async () => {
    const { db } = test.database;
    const { id } = await calls.write({ ingredients: ['400 g carrots'] }, owner);
    await db.update(recipes).set({ computedWith: outdated.computedWith }).where(eq(recipes.id, id));
    const [read] = await listOutdated(db, versions, { after: '', limit: 50 }).then((all) =>
      all.filter(({ row }) => row.id === id),
    );
    if (read === undefined) throw new Error(`${id} is not outdated`);
    const computed = await columnsComputedFrom(read.row);
    const body = { ...recipeBodyOf({ ingredients: ['100 g Greek yogurt'] }), version: 1 };
    const saved = await calls.put(id, body, owner);
    expect(saved.json().allergens).toEqual(['Dairy']);
    expect(await updateComputed(db, read.row, computed)).toBe(false);
    expect((await calls.read(id, owner)).json()).toEqual(saved.json());
  });

  it('keep what was saved, whichever comes first', async () => {
    const { db } = test.database;
    const texts = { ingredients: Array.from({ length: 40 }, () => '10 g carrots') };
    const made = await Promise.all(Array.from({ length: 20 }, () => calls.write(texts, owner)));
    await db.update(recipes).set(outdated).where(eq(recipes.ownerId, owner.id));
    const body = { ...recipeBodyOf({ ingredients: ['100 g Greek yogurt'] }), version: 1 };
    await Promise.all([
      renewal.renewOutdated(unstopped),
      ...made.map(({ id }) => calls.put(id, body, owner)),
    ]);
    for (const { id } of made) {
      expect((await calls.read(id, owner)).json()).toMatchObject({
        ...{ ingredients: body.ingredients, allergens: ['Dairy'], version: 2 },
      });
    }
  });

  it('are left alone by a process of another version than was started last', async () => {
    const { db } = test.database;
    const id = await make();
    await db.update(seedState).set({ version: 'a later one' });
    await renewal.renewOutdated(unstopped);
    expect((await rowOf(id)).computedWith).toBe(outdated.computedWith);
    await start();
    await renewal.renewOutdated(unstopped);
    expect((await rowOf(id)).computedWith).toBe(computedVersion);
  });
});

describe('pictures of members’ recipes at a new version of the illustrator', () => {
  const former = 'f'.repeat(32);

  it('IMG-06 get the name that they have now, and are drawn anew', async () => {
    const id = await make({ pictureHash: former, picturedWith: 'an earlier one' });
    const other = await make({ pictureHash: former, picturedWith: null });
    await renewal.renewOutdated(unstopped);
    for (const each of [id, other]) {
      const row = await rowOf(each);
      const { hash, colour } = await pictureIn(row);
      expect(row).toMatchObject({ pictureHash: hash, pictureColour: colour, ...versions });
    }
    expect(queued).toBe(1);
    expect(await test.database.db.select().from(drawnPictures)).toEqual([]);
  });

  it('IMG-02 stay where they were sent', async () => {
    const files = [{ width: 400, format: 'webp' as const, bytes: Buffer.from('photo') }];
    const sent = 'a'.repeat(32);
    await insertUpload(
      test.database.db,
      { kind: 'recipe', ownerId: null },
      { hash: sent, colour: '#123456', files },
    );
    const id = await make({ pictureHash: sent, pictureColour: '#123456' });
    await renewal.renewOutdated(unstopped);
    expect(await rowOf(id)).toMatchObject({
      ...{ pictureHash: sent, pictureColour: '#123456', ...versions },
    });
    expect(queued).toBe(0);
  });

  it('are not drawn again where their name is the same', async () => {
    const { id, image } = await calls.write({}, owner);
    await test.database.db.update(recipes).set({ picturedWith: null }).where(eq(recipes.id, id));
    await renewal.renewOutdated(unstopped);
    expect((await rowOf(id)).picturedWith).toBe(picturesVersion);
    expect((await calls.read(id, owner)).json().image).toBe(image);
    expect(queued).toBe(0);
  });
});
