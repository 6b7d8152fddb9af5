import type { SearchWords } from '@pomona/contract/recipe-search/search-words';
import type { RecipeCard, RecipePage } from '@pomona/contract/recipes';
import { searchOrders } from '@pomona/contract/recipes/orders';
import { avoidableAllergens, detailedAllergens } from '@pomona/food/foods/allergens';
import { cuisines, dietTypes, likelyDietTypes, mealTypes } from '@pomona/food/labels/diets';
import { recipeTraits } from '@pomona/food/traits/traits';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { seedCatalogue } from '#test/catalogue.ts';
import { makeRecipe } from '#test/recipes.ts';

/** The finder of the browser, which the search must agree with; the apps are strangers to each other, so by its path. */
const browser = '../../../../../web/src/features/recipes';
interface Finder {
  find(selection: object, person: object | null): { id: string }[];
}
const { createFinder } = (await import(`${browser}/finding/finder.ts`)) as {
  createFinder(cards: readonly RecipeCard[], makeSearch: unknown): Finder;
};
const { searchMaker } = (await import(`${browser}/finding/word-search.ts`)) as {
  searchMaker(words: SearchWords): unknown;
};
const { writtenSelection } = (await import(`${browser}/list/address.ts`)) as {
  writtenSelection(selection: object): Record<string, string>;
};
const { everything } = (await import(`${browser}/selection.ts`)) as { everything: object };

let test: TestApp;
let finder: Finder;
let member: SignedIn;
let cards: RecipeCard[];

const words = [
  'Crème',
  'brûlée',
  'soup',
  'SOUP',
  'Jalapeño',
  'ß',
  '50 %',
  'a_b',
  '豆腐',
  '가지',
  '🍲',
  '\uffee',
  'Ο∆ΟΣ',
];
const person = {
  favourites: ['greek-lentil-salad', 'hostile-3', 'hostile-7'],
  diets: ['Vegan'],
  avoid: ['Nuts', 'celery'],
} as const;

/** Recipes of odd letters, many ties, and absent figures. */
async function makeHostileRecipes(): Promise<void> {
  const made = fc.sample(
    fc.record({
      title: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }),
      tags: fc.subarray(words),
      dietTypes: fc.subarray([...dietTypes]),
      likelyDietTypes: fc.subarray([...likelyDietTypes]),
      traits: fc.subarray([...recipeTraits]),
      mealType: fc.constantFrom(...mealTypes),
      cuisine: fc.option(fc.constantFrom(...cuisines)),
      allergenDetails: fc.subarray([...detailedAllergens], { maxLength: 5 }),
      mayContain: fc.subarray([...detailedAllergens], { maxLength: 3 }),
      prepMinutes: fc.constantFrom(5, 10, 15),
      cookMinutes: fc.constantFrom(0, 10, 30),
      restMinutes: fc.constantFrom(0, 0, 15, 480),
      rating: fc.constantFrom('0', '4.333', '4.5'),
      reviewCount: fc.constantFrom(0, 3),
      calories: fc.option(fc.constantFrom(200, 300.123, 300.124)),
      load: fc.option(fc.constantFrom(5, 9.5, 20)),
      createdAt: fc.constantFrom(new Date('2026-05-01'), new Date('2026-05-01T00:00:00.001Z')),
    }),
    { numRuns: 60, seed: 5 },
  );
  for (const [index, { title, calories, load, ...fields }] of made.entries())
    await makeRecipe(test.database.db, {
      ...fields,
      id: `hostile-${index}`,
      title: title.join(' '),
      nutrition: {
        coverage: 1,
        ...(calories !== null && { calories }),
        ...(load !== null && { glycemic_load: load }),
      },
    });
}

beforeAll(async () => {
  test = await buildTestApp();
  await seedCatalogue(test.database.url());
  // A browser searches as many as one answer holds; the hostile ones are to be among them.
  await test.database.pool.query(
    'DELETE FROM recipes WHERE id IN (SELECT id FROM recipes WHERE id <> ALL ($1) ORDER BY md5(id) OFFSET 900)',
    [['greek-lentil-salad', ...person.favourites]],
  );
  await makeHostileRecipes();
  member = await test.signIn();
  await test.database.pool.query(
    `INSERT INTO favourites (user_id, recipe_id) SELECT $1, unnest($2::text[])`,
    [member.id, person.favourites],
  );
  await test.database.pool.query(
    `UPDATE users SET preferences = preferences || jsonb_build_object('dietary_preferences', $2::jsonb, 'allergens', $3::jsonb) WHERE id = $1`,
    [member.id, JSON.stringify(person.diets), JSON.stringify(person.avoid)],
  );
  cards = (await test.inject('/api/recipes?fields=card')).json<RecipeCard[]>();
  finder = createFinder(cards, searchMaker(await readSearchWords()));
}, 60_000);
afterAll(() => test.close());

const readSearchWords = async () => (await test.inject('/api/search-words')).json<SearchWords>();

const addressOf = (query: Record<string, string>) =>
  `/api/recipes?${new URLSearchParams(query).toString()}`;
const ask = (query: Record<string, string>) =>
  test.inject({ url: addressOf(query), headers: member.headers });

/** Every page, one after the other. */
async function walked(query: Record<string, string>): Promise<{ ids: string[]; page: RecipePage }> {
  const ids: string[] = [];
  let cursor: string | null = null;
  for (;;) {
    const answer = await ask({ ...query, fields: 'card', ...(cursor !== null && { cursor }) });
    expect(answer.statusCode, answer.body).toBe(200);
    const page = answer.json<RecipePage>();
    ids.push(...page.recipes.map(({ id }) => id));
    cursor = page.next_cursor;
    if (cursor === null) return { ids, page };
  }
}

const search = fc.oneof(
  fc.constantFrom(
    '',
    '',
    'o',
    'oa',
    'soup',
    'CREME',
    'creme brulee',
    'zz',
    'qx',
    'é',
    'ß',
    '50 %',
    '%',
    '_',
    'a_b',
    '\\',
    "'",
    '½',
  ),
  fc.constantFrom(
    'olive oil',
    '1 tbsp olive',
    '豆腐',
    '腐',
    '가',
    '🍲',
    '\uffee',
    'οδος',
    'ΟΔΟΣ',
    ' salt ',
    'no such thing',
    '½ c',
    't. o',
    'a b',
  ),
  fc.constantFrom(
    'chicken rice',
    'prawn',
    'vegan curry under 40 minutes',
    'no dairy lentil soup',
    'ohne Nüsse und Ei',
    'chiken brekfast',
    'quick mexican dinner',
    'sin gluten',
    'poisson citron',
    'with',
  ),
);
const selection = fc.record({
  search,
  diets: fc.subarray([...dietTypes], { maxLength: 3 }),
  isEveryDiet: fc.boolean(),
  withLikely: fc.boolean(),
  meal: fc.option(fc.constantFrom(...mealTypes), { freq: 1 }),
  cuisine: fc.option(fc.constantFrom(...cuisines), { freq: 1 }),
  avoid: fc.subarray([...avoidableAllergens], { maxLength: 2 }),
  maxMinutes: fc.option(fc.constantFrom(20, 25, 45, 100)),
  maxCalories: fc.option(fc.constantFrom(200, 300, 500)),
  maxLoad: fc.option(fc.constantFrom(5, 20)),
  traits: fc.subarray(['children', 'heat_none', 'heat_mild', 'winter'] as const, { maxLength: 2 }),
  isFavourite: fc.constantFrom(false, false, false, true),
  fitsMe: fc.constantFrom(false, false, false, true),
  sort: fc.constantFrom(...searchOrders),
});

describe('the search of the server', () => {
  it('LIST-17 gives on all its pages what the browser finds, in the same order', async () => {
    await fc.assert(
      fc.asyncProperty(selection, fc.constantFrom('7', '24', '1000'), async (selected, limit) => {
        const expected = finder.find({ ...everything, ...selected }, person).map(({ id }) => id);
        const written = writtenSelection({ ...everything, ...selected });
        const { ids, page } = await walked({ ...written, sort: selected.sort, limit });
        expect(ids).toEqual(expected);
        if (page.total_is_exact) expect(page.total).toBe(expected.length);
        else expect(expected.length).toBeGreaterThan(page.total);
        expect(page.in_all).toBe(cards.length);
      }),
      { numRuns: 250 },
    );
  }, 120_000);

  it('LIST-17 the same where the indexes are asked', async () => {
    const words = await readSearchWords();
    // As many rows as let the search leave the table alone.
    const rows = 1600;
    for (let start = 1; start <= rows; start += 100)
      await test.database.pool.query(
        `INSERT INTO recipes SELECT (copy).* FROM (
           SELECT jsonb_populate_record(recipes, jsonb_build_object('id', 'copy-' || n, 'title', title || ' ' || n)) AS copy
             FROM recipes, generate_series($1::integer, $1 + 99) AS n WHERE id = 'greek-lentil-salad' OFFSET 0
         ) AS copies`,
        [start],
      );
    await test.database.pool.query('ANALYZE recipe_search');
    test.clock.advance(2001);
    try {
      const copies = Array.from({ length: rows }, (_, index) => {
        const [original] = cards.filter(({ id }) => id === 'greek-lentil-salad');
        if (original === undefined) throw new Error('The catalogue holds no Greek lentil salad');
        return { ...original, id: `copy-${index + 1}`, title: `${original.title} ${index + 1}` };
      });
      const { concepts, recipes } = words;
      const foods = recipes['greek-lentil-salad'] ?? [];
      const its = Object.fromEntries(copies.map(({ id }) => [id, foods]));
      const all = createFinder(
        [...cards, ...copies],
        searchMaker({ concepts, recipes: { ...recipes, ...its } }),
      );
      await fc.assert(
        fc.asyncProperty(selection, async (selected) => {
          const expected = all.find({ ...everything, ...selected }, person).map(({ id }) => id);
          const written = writtenSelection({ ...everything, ...selected });
          const { ids, page } = await walked({ ...written, sort: selected.sort, limit: '700' });
          expect(ids).toEqual(expected);
          expect(page.total).toBe(page.total_is_exact ? expected.length : 500);
          expect(page.in_all).toBe(cards.length + rows);
        }),
        { numRuns: 100 },
      );
    } finally {
      await test.database.pool.query(`DELETE FROM recipes WHERE id LIKE 'copy-%'`);
      test.clock.advance(2001);
    }
  }, 120_000);

  it('LIST-17 goes on where it was when recipes come and go in between', async () => {
    const first = (
      await ask({ sort: 'alphabetical', limit: '5', fields: 'card' })
    ).json<RecipePage>();
    const rest = {
      sort: 'alphabetical',
      limit: '5',
      fields: 'card',
      cursor: first.next_cursor ?? '',
    };
    const before = (await ask(rest)).json<RecipePage>();
    const id = await makeRecipe(test.database.db, { id: 'aaa', title: '!' });
    expect((await ask(rest)).json<RecipePage>().recipes).toEqual(before.recipes);
    await test.database.pool.query('DELETE FROM recipes WHERE id = ANY ($1)', [[id]]);
  });

  it('API-08 the cursor of the first page of the list goes on by the same order', async () => {
    const first = (
      await test.inject('/api/recipes?page=1&limit=12&fields=card')
    ).json<RecipePage>();
    expect(first).toMatchObject({
      total: cards.length,
      in_all: cards.length,
      total_is_exact: true,
    });
    const next = (
      await ask({ cursor: first.next_cursor ?? '', fields: 'card', limit: '12' })
    ).json<RecipePage>();
    expect(next.recipes).toEqual(cards.slice(12, 24));
  });

  it.each([
    { sort: 'newest' },
    { meal: 'Dinner' },
    { q: 'oil', sort: 'calories' },
    { favorites: 'mine' },
    // Of the letters of many: walked along the order, and counted up to 500 only.
    { q: 'a', sort: 'alphabetical' },
  ] as Record<string, string>[])(
    'API-08 LIST-17 gives each page of %o by its number',
    async (query) => {
      const { ids } = await walked({ ...query, limit: '100' });
      const limit = 7;
      for (const number of [1, 2, 5, 90]) {
        const answer = await ask({
          ...query,
          fields: 'card',
          limit: `${limit}`,
          page: `${number}`,
        });
        const page = answer.json<RecipePage>();
        const start = (number - 1) * limit;
        expect(page.recipes.map(({ id }) => id)).toEqual(ids.slice(start, start + limit));
        expect(page.next_cursor === null, `${number}`).toBe(start + limit >= ids.length);
        if (page.next_cursor === null) continue;
        const further = await ask({
          ...query,
          fields: 'card',
          limit: '3',
          cursor: page.next_cursor,
        });
        expect(further.json<RecipePage>().recipes.map(({ id }) => id)).toEqual(
          ids.slice(start + limit, start + limit + 3),
        );
      }
    },
  );

  it('API-08 what is too far behind to be counted is refused, as is a page of a cursor', async () => {
    const { cursor } = { cursor: (await ask({ sort: 'newest', limit: '5' })).json().next_cursor };
    for (const query of [
      { sort: 'newest', limit: '100', page: '102' },
      { sort: 'newest', limit: '5', page: '2', cursor: String(cursor) },
    ] as Record<string, string>[]) {
      const answer = await ask(query);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({
        code: 'validation_failed',
        errors: [{ path: 'query.page' }],
      });
    }
    expect((await ask({ sort: 'newest', limit: '100', page: '100' })).statusCode).toBe(200);
  });

  it('a visitor has neither favourites nor preferences', async () => {
    const { total } = (await test.inject('/api/recipes?favorites=mine&fits=me')).json<RecipePage>();
    expect(total).toBe(cards.length);
  });

  it('gives whole recipes unless cards are asked for', async () => {
    const { recipes } = (await ask({ q: 'soup', limit: '2' })).json<RecipePage>();
    expect(recipes[0]).toHaveProperty('instructions');
  });

  it.each([
    'cursor=!',
    'cursor=',
    'cursor=abc',
    `cursor=${Buffer.from('null').toString('base64url')}`,
    `cursor=${Buffer.from('["rating"]').toString('base64url')}`,
    `cursor=${Buffer.from('["rating",1e999,0,"a","b"]').toString('base64url')}&sort=calories`,
    `cursor=${Buffer.from('["rating",0,1e300,"a","b"]').toString('base64url')}`,
    `cursor=${Buffer.from('["rating",0,0.5,"a","b"]').toString('base64url')}`,
    `cursor=${Buffer.from('["rating",0,0,"a\\u0000","b"]').toString('base64url')}`,
    `cursor=${Buffer.from('["rating",0,0,"\\ud800","b"]').toString('base64url')}`,
    `cursor=${Buffer.from('["rating",0,0,1,"b"]').toString('base64url')}`,
    `cursor=${Buffer.from('["newest",1e17,"a","b"]').toString('base64url')}&sort=newest`,
    `cursor=${'a'.repeat(5000)}`,
    'diet=Carnivore',
    'diet=Vegan,,Keto',
    'meal=Brunch',
    'sort=price',
    'max_minutes=0',
    'max_calories=ten',
    'q=%00',
    `q=${'a'.repeat(101)}`,
    'q=a&q=b',
  ])('refuses %s with a 422', async (query) => {
    expect((await test.inject(`/api/recipes?${query}`)).statusCode).toBe(422);
  });
});
