import { allergenMask, labelMask } from '@pomona/contract/recipe-facets';
import { ratingScore } from '@pomona/contract/recipes/rating-score';
import { folded, searchableText } from '@pomona/contract/search-text';
import { detailedAllergens } from '@pomona/food/foods/allergens';
import { dietTypes } from '@pomona/food/labels/diets';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recipeSearch } from '#database/tables/recipe-search.ts';
import { recipes } from '#database/tables/recipes.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { makeRecipe } from '#test/recipes.ts';
import { searchFunctions } from '../../../../scripts/search-functions.ts';

let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

/** What the database makes of each text. */
async function foldedThere(texts: string[]): Promise<string[]> {
  const { rows } = await test.database.pool.query<{ plain: string }>(
    'SELECT folded(value) AS plain FROM unnest($1::text[]) WITH ORDINALITY AS one (value, place) ORDER BY place',
    [texts],
  );
  return rows.map(({ plain }) => plain);
}

async function searchRow(id: string) {
  const { db } = test.database;
  const [row] = await db.select().from(recipeSearch).where(eq(recipeSearch.recipeId, id));
  return row;
}

const isText = (code: number) => code > 0 && (code < 0xd800 || code > 0xdfff);
const everyCharacter = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter(isText)
  .map((code) => String.fromCodePoint(code));

describe('LIST-09 the database folds a text as the browser does', () => {
  // The table of the database holds one version of Unicode; a later one knows more letters and changes none.
  it.runIf(process.versions.unicode === '17.0')(
    'each character there is',
    async () => {
      const atOnce = 256;
      const texts = Array.from({ length: Math.ceil(everyCharacter.length / atOnce) }, (_, place) =>
        everyCharacter.slice(place * atOnce, (place + 1) * atOnce).join('\n'),
      );
      const there = await foldedThere(texts);
      texts.forEach((text, place) => {
        expect(there[place], `from ${text.codePointAt(0)?.toString(16)}`).toBe(folded(text));
      });
    },
    60_000,
  );

  it('whatever stands beside what', async () => {
    const letters =
      'aIİıßẞΣσς\u0301\u0327é한가ᄀ가각Ǆﬁ‘’—½🍲𝓐Ⅷ\u200d\ud83d\udc69 \n%_\\'.normalize();
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom(...Array.from(letters)), maxLength: 12 }),
      fc.string({ unit: 'binary', maxLength: 12 }),
    );
    const texts = fc.sample(text, 3000).map((one) => one.replaceAll('\0', ''));
    expect(await foldedThere(texts)).toEqual(texts.map(folded));
  });
});

describe('the row by which a recipe is found', () => {
  it('LIST-09 LIST-10 LIST-16 REC-10 holds words, labels, allergens and figures', async () => {
    const fields = {
      title: 'Crème Brûlée à l’Œuf',
      description: 'ŁĄKA, süß & “mild”',
      ingredients: ['2 œufs', 'Jalapeño — 100 %'],
      tags: ['Fête', 'ΟΔΟΣ'],
    };
    const id = await makeRecipe(test.database.db, {
      ...fields,
      dietTypes: ['Vegan', 'PCOS', 'High-Protein'],
      likelyDietTypes: ['Diabetes-Friendly'],
      allergenDetails: ['milk', 'sulphites'],
      mayContain: ['celery', 'egg'],
      nutrition: { calories: 12.5, coverage: 1 },
      rating: '4.125',
      reviewCount: 3,
      createdAt: new Date('2026-05-01T10:00:00.123Z'),
    });
    expect(await searchRow(id)).toEqual({
      recipeId: id,
      diets: labelMask({
        diet_types: ['Vegan', 'PCOS', 'High-Protein'],
        likely_diet_types: ['Diabetes-Friendly'],
      }),
      allergens: allergenMask(['milk', 'egg', 'celery', 'sulphites']),
      mealType: 'Lunch',
      cuisine: null,
      prepMinutes: 10,
      minutes: 30,
      calories: 12.5,
      load: Number.POSITIVE_INFINITY,
      scoreFalling: -ratingScore(4.125, 3),
      reviewsFalling: -3,
      createdFalling: -Date.parse('2026-05-01T10:00:00.123Z'),
      title: folded(fields.title),
      words: searchableText(fields),
    });
  });

  it('LIST-17 follows every change of the recipe, and goes with it', async () => {
    const { db } = test.database;
    const owner = await test.signIn();
    const id = await makeRecipe(db, { ownerId: owner.id, publishedAt: null });
    const change = async (fields: Partial<typeof recipes.$inferInsert>) => {
      await db.update(recipes).set(fields).where(eq(recipes.id, id));
      return searchRow(id);
    };
    expect(await searchRow(id)).toBeUndefined();
    expect(await change({ publishedAt: new Date() })).toMatchObject({ recipeId: id });
    expect(await change({ tags: ['Été'] })).toMatchObject({
      words: expect.stringMatching(/\nete$/),
    });
    expect(await change({ restMinutes: 480 })).toMatchObject({ minutes: 510 });
    expect(await change({ mayContain: ['milk'] })).toMatchObject({ allergens: 1 });
    expect(await change({ mealType: 'Snack', cuisine: 'american' })).toMatchObject({
      mealType: 'Snack',
      cuisine: 'american',
    });
    expect(await change({ rating: '3.5', reviewCount: 2 })).toMatchObject({
      scoreFalling: -ratingScore(3.5, 2),
      reviewsFalling: -2,
    });
    expect(await change({ deletedAt: new Date() })).toBeUndefined();
    expect(await change({ deletedAt: null })).toMatchObject({ recipeId: id });
    await db.delete(recipes).where(eq(recipes.id, id));
    expect(await searchRow(id)).toBeUndefined();
  });

  it('knows every word of the closed lists', async () => {
    const id = await makeRecipe(test.database.db, {
      dietTypes: [...dietTypes],
      allergenDetails: [...detailedAllergens],
    });
    const row = await searchRow(id);
    expect(row).toMatchObject({
      diets: labelMask({ diet_types: dietTypes, likely_diet_types: [] }),
      allergens: allergenMask(detailedAllergens),
    });
  });
});

describe('the functions of the database', () => {
  const names = ['rating_score', 'recipe_search_of'];
  const bodies = async (client: pg.PoolClient) =>
    (
      await client.query<{ proname: string; prosrc: string }>(
        'SELECT proname, prosrc FROM pg_proc WHERE proname = ANY ($1) ORDER BY proname',
        [names],
      )
    ).rows;

  it('LIST-17 are those that the bits and the prior of the contract make', async () => {
    const client = await test.database.pool.connect();
    try {
      const migrated = await bodies(client);
      expect(migrated).toHaveLength(names.length);
      await client.query('BEGIN');
      for (const text of searchFunctions) await client.query(text);
      // A difference needs a new migration: npx tsx apps/api/scripts/search-functions.ts prints it.
      expect(migrated).toEqual(await bodies(client));
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });

  it('LIST-18 score a rating to the last bit as the browser does', async () => {
    const ratings = fc.sample(
      fc.record({
        thousandths: fc.integer({ min: 1000, max: 5000 }),
        reviews: fc.oneof(
          fc.integer({ min: 0, max: 40 }),
          fc.integer({ min: 0, max: 2 ** 31 - 6 }),
        ),
      }),
      2000,
    );
    const { rows } = await test.database.pool.query<{ score: number }>(
      `SELECT rating_score(rating, reviews) AS score
         FROM unnest($1::numeric(4, 3)[], $2::integer[]) WITH ORDINALITY AS one (rating, reviews, place) ORDER BY place`,
      [ratings.map((one) => one.thousandths / 1000), ratings.map((one) => one.reviews)],
    );
    expect(rows.map(({ score }) => score)).toEqual(
      ratings.map((one) => ratingScore(one.thousandths / 1000, one.reviews)),
    );
  });
});
