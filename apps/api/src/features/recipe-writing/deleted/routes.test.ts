import type { DeletedRecipe } from '@pomona/contract/recipe-writing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { recipeCalls } from '#test/recipe-calls.ts';
import { makeRecipe } from '#test/recipes.ts';

let test: TestApp;
let calls: ReturnType<typeof recipeCalls>;
let ada: SignedIn;
beforeAll(async () => {
  test = await buildTestApp();
  calls = recipeCalls(test);
  ada = await test.signIn({ name: 'Ada' });
});
afterAll(() => test.close());

const day = 24 * 60 * 60 * 1000;
const at = (milliseconds: number) => new Date(milliseconds).toISOString();

async function listDeleted(who: SignedIn): Promise<DeletedRecipe[]> {
  const answer = await calls.call('GET', '/api/users/me/recipes/deleted', who);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ recipes: DeletedRecipe[] }>().recipes;
}

describe('what was deleted', () => {
  it('FOOD-03 is listed for its owner until it comes back, the last deleted first, with the end of the time', async () => {
    const member = await test.signIn();
    const soup = await calls.write({ title: 'Soup' }, member);
    const stew = await calls.write({ title: 'Stew' }, member);
    await calls.write({ title: 'Kept' }, member);
    expect(await listDeleted(member)).toEqual([]);
    await calls.remove(soup.id, member);
    const first = test.clock.now();
    test.clock.advance(1000);
    await calls.remove(stew.id, member);
    expect(await listDeleted(member)).toEqual([
      {
        ...{ id: stew.id, title: 'Stew' },
        ...{ deleted_at: at(first + 1000), kept_until: at(first + 1000 + 30 * day) },
      },
      {
        ...{ id: soup.id, title: 'Soup' },
        ...{ deleted_at: at(first), kept_until: at(first + 30 * day) },
      },
    ]);
    expect((await calls.restore(stew.id, member)).statusCode).toBe(200);
    expect((await listDeleted(member)).map(({ id }) => id)).toEqual([soup.id]);
  });

  it('FOOD-03 is nobody else’s, an administrator’s neither', async () => {
    const recipe = await calls.write({ title: 'Mine' }, ada);
    await calls.remove(recipe.id, ada);
    expect(await listDeleted(await test.signIn())).toEqual([]);
    expect(await listDeleted(await test.signIn({ isAdmin: true }))).toEqual([]);
  });

  it('FOOD-03 is listed as long as it can be brought back, and no longer', async () => {
    const member = await test.signIn();
    const now = test.clock.now();
    const deletedAt = (milliseconds: number) =>
      makeRecipe(test.database.db, {
        ...{ ownerId: member.id, publishedAt: null },
        deletedAt: new Date(milliseconds),
      });
    const [kept, gone] = [await deletedAt(now - 30 * day + 1000), await deletedAt(now - 30 * day)];
    expect((await listDeleted(member)).map(({ id }) => id)).toEqual([kept]);
    expect((await calls.restore(gone, member)).statusCode).toBe(404);
    expect((await calls.restore(kept, member)).statusCode).toBe(200);
  });
});
