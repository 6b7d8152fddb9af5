import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublicRecipe, isReadableRecipe } from '#database/tables/recipe-visibility.ts';
import { recipes } from '#database/tables/recipes.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { makeRecipe } from '#test/recipes.ts';
import { mayRead } from './policy.ts';
import { isPublic } from './visibility.ts';

const moment = new Date('2026-05-01');
const recipesOf = (owner: string) =>
  [null, owner].flatMap((ownerId) =>
    [null, moment].flatMap((publishedAt) =>
      [null, moment].map((deletedAt) => ({ ownerId, publishedAt, deletedAt })),
    ),
  );

describe('REC-07 who may see a recipe', () => {
  let test: TestApp;
  let owner: SignedIn;
  let other: SignedIn;
  beforeAll(async () => {
    test = await buildTestApp();
    owner = await test.signIn();
    other = await test.signIn();
  });
  afterAll(() => test.close());

  it('is the same in the rules, the conditions, the functions of the database and the search', async () => {
    const { db } = test.database;
    const cases = recipesOf(owner.id);
    expect(cases).toHaveLength(8);
    for (const ownership of cases) {
      const id = await makeRecipe(db, ownership);
      const [row] = await db
        .select({
          isPublic: sql<boolean>`${isPublicRecipe(recipes)}`,
          isShown: sql<boolean>`is_shown(${recipes})`,
          isFound: sql<boolean>`exists (select from recipe_search where recipe_search.recipe_id = ${id})`,
          isOwners: sql<boolean>`${isReadableRecipe(recipes, owner.id)}`,
          isOthers: sql<boolean>`${isReadableRecipe(recipes, other.id)}`,
        })
        .from(recipes)
        .where(eq(recipes.id, id));
      const expected = isPublic(ownership);
      expect(row, JSON.stringify(ownership)).toEqual({
        ...{ isPublic: expected, isShown: expected, isFound: expected },
        isOwners: mayRead(ownership, owner.id),
        isOthers: mayRead(ownership, other.id),
      });
      expect(mayRead(ownership, null)).toBe(expected);
    }
  });
});
