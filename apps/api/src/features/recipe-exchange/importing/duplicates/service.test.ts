import { readRecipes } from '@pomona/recipe-formats/read';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#database/connect.ts';
import type { NewRecipe } from '#features/recipes/store.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { makeRecipe } from '#test/recipes.ts';
import { pageOf } from './page-address.ts';
import { findDuplicates } from './service.ts';
import { distinctiveSets, foodBounds, minSharedFoods, sharedFoods } from './shared-foods.ts';

let test: TestApp;
let member: Member;
let stranger: string;
beforeAll(async () => {
  test = await buildTestApp();
  const { id } = await test.signIn();
  member = { kind: 'member', id, name: 'Ada', isAdmin: false, sessionId: '' };
  stranger = (await test.signIn()).id;
});
afterAll(() => test.close());

const order = { kind: null, format: 'text', address: null, language: 'en' } as const;

/** A draft as it is read from a text. */
function draftOf(title: string, lines: string[], source_url: string | null = null) {
  const text = [title, '', 'Ingredients', ...lines, '', 'Method', '1. Cook it all.'].join('\n');
  const [read] = readRecipes({ ...order, text });
  if (read === undefined) throw new Error(`${title} is no recipe`);
  return { ...read, draft: { ...read.draft, title, source_url } };
}

const linesOf = (...foods: string[]) => foods.map((food) => `100 g ${food}`);
const common = linesOf('onions', 'carrots', 'potatoes', 'butter', 'leeks');

const make = (fields: Partial<NewRecipe>, foods: readonly string[] = []) =>
  makeRecipe(test.database.db, {
    ...fields,
    sources: foods.map((food) => ({ food, source: 'x', row: 'x' })),
  });

describe('FOOD-04 what many drafts resemble', () => {
  it('is told of each draft, the likest first and each once', async () => {
    const soup = draftOf('Soup of the sea', common, 'https://www.pages.example/soup/?utm_source=x');
    const stew = draftOf('Stew of the moor', linesOf('turnips', 'figs', 'hazelnuts', 'quail'));
    const sauce = draftOf('A sauce alone', linesOf('mustard', 'honey'));
    const sameFoods = await make({ title: 'Of the same foods' }, soup.foods);
    const samePage = await make(
      { ownerId: member.id, publishedAt: null, sourceUrl: 'http://PAGES.example/soup' },
      soup.foods,
    );
    const sameName = await make({ title: 'STÉW of the möor' });
    await make({ ownerId: stranger, publishedAt: null, title: 'Stew of the moor' }, stew.foods);
    const found = await findDuplicates(test.database.db, member, [sauce, soup, stew]);
    expect(found.map((each) => each.map(({ id, because }) => [id, because]))).toEqual([
      [],
      [
        [samePage, 'source'],
        [sameFoods, 'ingredients'],
      ],
      [[sameName, 'title']],
    ]);
    expect(found[1]?.map(({ is_own }) => is_own)).toEqual([true, false]);
  });

  it('is found by an address as it was typed and as browsers write it', async () => {
    const typed = 'https://pages.example/crème brûlée';
    const id = await make({ sourceUrl: new URL(typed).href });
    const [found] = await findDuplicates(test.database.db, member, [draftOf('A', common, typed)]);
    expect(found?.[0]).toMatchObject({ id, because: 'source' });
  });

  it('keeps the longest addresses that a recipe may have', async () => {
    const end = Array.from({ length: 1960 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('');
    const sourceUrl = `https://pages.example/${end}`;
    const id = await make({ sourceUrl });
    await make({ sourceUrl: `${sourceUrl}x` });
    const [found] = await findDuplicates(test.database.db, member, [
      draftOf('Long', common, sourceUrl),
    ]);
    expect(found?.filter(({ because }) => because === 'source').map((one) => one.id)).toEqual([id]);
  });
});

describe('among many recipes', () => {
  /** So many that everybody sees, made without the search that goes with them. */
  async function makeMany(count: number): Promise<void> {
    const { db } = test.database;
    await db.execute(sql`alter table recipes disable trigger user`);
    await db.execute(sql`insert into recipes (id, source_url, sources, title, description, difficulty, meal_type, prep_minutes, cook_minutes,
        servings, ingredients, instructions, tags, author, nutrition, diet_types, labels, allergens, allergen_details, computed_with)
      select 'many-' || place, 'https://pages.example/' || place, foods, 'Dish ' || place, repeat('Long. ', 100), 'easy', 'Lunch', 1, 1,
        1, '{}', '{}', '{}', 'x', '{}', '{}', '[]', '{}', '{}', 'x'
      from generate_series(1, ${count}::integer) as place, lateral (
        select jsonb_agg(jsonb_build_object('food', 'food ' || (place * step) % 211)) as foods from generate_series(1, 9) as step) as made`);
    await db.execute(sql`alter table recipes enable trigger user`);
    await db.execute(sql`analyze recipes`);
  }

  /** How often this connection has read all recipes. */
  async function whollyRead(db: Database): Promise<number> {
    const { rows } = await db.execute<{ count: number }>(
      sql`select seq_scan::integer as count from pg_stat_xact_user_tables where relname = 'recipes'`,
    );
    return rows[0]?.count ?? Number.NaN;
  }

  it('FOOD-04 those that twenty drafts resemble are found by indexes, and never by reading all', async () => {
    await makeMany(5000);
    const drafts = Array.from({ length: 20 }, (_, at) => {
      const foods = Array.from(
        { length: 9 },
        (__, step) => `food ${((at + 1) * (step + 1)) % 211}`,
      );
      return { ...draftOf(`Dish ${at}`, common, `http://www.pages.example/${at + 1}/`), foods };
    });
    await test.database.db.transaction(async (transaction) => {
      // What the connection did within the last second may count along.
      const before = await whollyRead(transaction);
      const found = await findDuplicates(transaction, member, drafts);
      expect(found.map(([first]) => first)).toEqual(
        drafts.map((_, at) => expect.objectContaining({ id: `many-${at + 1}`, because: 'source' })),
      );
      expect(found.every((each) => each.some(({ because }) => because === 'ingredients'))).toBe(
        true,
      );
      expect(await whollyRead(transaction)).toBe(before);
    });
  });
});

describe('the key of a page in the database', () => {
  it.each([
    'https://www.a.example/b/?utm_source=x#step',
    'http://A.example:8080/B/amp/',
    'https://user:secret@m.a.example/r?a=1&b=2',
    'https://amp.a.example/amp',
    'https://a.example',
    'https://a.example/?q=http://b.example/c',
  ])('FOOD-04 is what pageOf says of %s, without its parameters', async (address) => {
    const { rows } = await test.database.db.execute<{ page: string }>(
      sql`select page_of(${address}) as page`,
    );
    expect(rows[0]?.page).toBe(pageOf(address)?.split('?')[0]?.toLowerCase());
  });
});

describe('the foods that tell', () => {
  const foods = Array.from({ length: 100 }, (_, at) => `food ${at}`);
  const none = new Map<string, number>();

  it('FOOD-04 are in whatever is alike, and few are looked for', () => {
    for (let count = 4; count <= foods.length; count += 1) {
      const own = foods.slice(0, count);
      const sets = distinctiveSets(own, none);
      expect(sets.length, `${count}`).toBeLessThanOrEqual(40);
      const { minShared } = foodBounds(count);
      // Whichever foods are missing, as many as may be: one set is there.
      for (let start = 0; start < 200; start += 1) {
        const kept = own
          .map((food, at) => ({ food, rank: ((at + 1) * (start * 2 + 1) * 7919) % 104_729 }))
          .sort((one, other) => one.rank - other.rank)
          .slice(0, minShared)
          .map(({ food }) => food);
        const isFound = sets.some((set) => set.every((food) => kept.includes(food)));
        expect(isFound, `${count} ${kept.join()}`).toBe(true);
      }
    }
  });

  it('are the sets themselves where there are few', () => {
    expect(distinctiveSets(foods.slice(0, 4), none)).toEqual([
      ['food 0', 'food 1', 'food 2'],
      ['food 0', 'food 1', 'food 3'],
      ['food 0', 'food 2', 'food 3'],
      ['food 1', 'food 2', 'food 3'],
    ]);
  });

  it('are the rarest where there are many', () => {
    const shares = new Map(foods.map((food, at) => [food, at / 100]));
    const sets = distinctiveSets(foods.slice(0, 40).reverse(), shares);
    expect(sets.flat()).toEqual(foods.slice(0, 11));
  });

  it('bound how many foods another may have', () => {
    expect(foodBounds(4)).toEqual({ minShared: 3, maxFoods: 5 });
    expect(foodBounds(6)).toEqual({ minShared: 5, maxFoods: 8 });
    const six = foods.slice(0, 6);
    expect(sharedFoods(six, six.slice(0, 5))).toBeGreaterThanOrEqual(minSharedFoods);
    expect(sharedFoods(six, six.slice(0, 4))).toBeLessThan(minSharedFoods);
    expect(sharedFoods(six, foods.slice(0, 8))).toBeGreaterThanOrEqual(minSharedFoods);
    expect(sharedFoods(six, foods.slice(0, 9))).toBeLessThan(minSharedFoods);
  });
});
