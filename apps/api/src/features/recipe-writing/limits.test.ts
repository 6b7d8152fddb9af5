import { randomUUID } from 'node:crypto';
import { recipeBounds } from '@pomona/contract/recipe-writing';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recipes } from '#database/tables/recipes.ts';
import { createSessions } from '#features/accounts/sessions/service.ts';
import { systemRandom } from '#platform/clock.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { recipeBodyOf } from '#test/recipe-body.ts';
import { recipeCalls } from '#test/recipe-calls.ts';
import { makeRecipe } from '#test/recipes.ts';
import { removeDeletedBefore } from './store.ts';

const day = 24 * 60 * 60 * 1000;
const most = recipeBounds.recipesOfOneMember;

let test: TestApp;
let calls: ReturnType<typeof recipeCalls>;
beforeAll(async () => {
  test = await buildTestApp();
  calls = recipeCalls(test);
});
afterAll(() => test.close());

/** Gives a member so many recipes at once. */
async function fill(owner: SignedIn, count: number, fields = {}): Promise<void> {
  const { db } = test.database;
  const model = await makeRecipe(db, { ownerId: owner.id, publishedAt: null, ...fields });
  const [row] = await db.select().from(recipes).where(eq(recipes.id, model));
  if (row === undefined) throw new Error('No recipe was made');
  const copies = Array.from({ length: count - 1 }, (_, copy) => ({
    ...row,
    id: `${model}-${owner.id}-${copy}`,
  }));
  for (let at = 0; at < copies.length; at += 250)
    await db.insert(recipes).values(copies.slice(at, at + 250));
}

const countOf = async (owner: SignedIn, isDeleted = false) =>
  test.database.db.$count(
    recipes,
    and(
      eq(recipes.ownerId, owner.id),
      isDeleted ? isNotNull(recipes.deletedAt) : isNull(recipes.deletedAt),
    ),
  );

describe('how many recipes a member may have', () => {
  it(`FOOD-03 is ${most}, also when the last two come at once`, async () => {
    const owner = await test.signIn();
    await fill(owner, most - 1);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => calls.post(recipeBodyOf(), owner)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array(9).fill(409)]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe(
      'too_many_recipes',
    );
    expect(await countOf(owner)).toBe(most);
  });

  it('counts what is brought back, and not what is deleted', async () => {
    const owner = await test.signIn();
    await fill(owner, most - 1);
    const { id } = await calls.write({}, owner);
    await calls.remove(id, owner);
    await calls.write({}, owner);
    const refused = await calls.restore(id, owner);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'too_many_recipes']);
    expect(await countOf(owner)).toBe(most);
  });

  it('answers the same call again where the first one took the last place', async () => {
    const owner = await test.signIn();
    await fill(owner, most - 1);
    const key = { 'idempotency-key': randomUUID() };
    const first = await calls.post(recipeBodyOf(), owner, key);
    const again = await calls.post(recipeBodyOf(), owner, key);
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
  });

  it('keeps as many deleted ones, and lets go of those deleted longest ago', async () => {
    const owner = await test.signIn();
    await fill(owner, most, { deletedAt: new Date(test.clock.now() - day) });
    const { id } = await calls.write({}, owner);
    await calls.remove(id, owner);
    expect(await countOf(owner, true)).toBe(most);
    expect((await calls.restore(id, owner)).statusCode).toBe(200);
  });

  it('is not reached faster than twenty a minute', async () => {
    const limited = await buildTestApp({ config: { rateLimitFactor: 1 } });
    try {
      const owner = await limited.signIn();
      const { post } = recipeCalls(limited);
      const statuses: number[] = [];
      for (let count = 0; count < 21; count += 1)
        statuses.push((await post(recipeBodyOf(), owner)).statusCode);
      expect(statuses).toEqual([...Array(20).fill(201), 429]);
    } finally {
      await limited.close();
    }
  });
});

describe('what was deleted', () => {
  it('FOOD-03 comes back within 30 days, with everything that hangs on it, and not later', async () => {
    const owner = await test.signIn();
    const made = await calls.write({}, owner);
    await calls.call('POST', `/api/users/me/favorites/${made.id}`, owner);
    await calls.remove(made.id, owner);
    test.clock.advance(30 * day - 1000);
    const back = await signInAgain(owner);
    expect((await calls.restore(made.id, back)).json()).toEqual(made);
    const me = (await calls.call('GET', '/api/users/me', back)).json();
    expect(me.favorite_recipes).toEqual([made.id]);

    await calls.remove(made.id, back);
    test.clock.advance(30 * day + 1000);
    const late = await signInAgain(owner);
    expect((await calls.restore(made.id, late)).statusCode).toBe(404);
  });

  it('goes for good after 30 days, as often as somebody tidies up, and nothing else does', async () => {
    const { db } = test.database;
    const owner = await test.signIn();
    const now = test.clock.now();
    const make = (fields: object) =>
      makeRecipe(db, { ownerId: owner.id, publishedAt: null, ...fields });
    const long = await make({ deletedAt: new Date(now - 31 * day) });
    const lately = await make({ deletedAt: new Date(now - 29 * day) });
    const kept = await make({});
    const catalogue = await makeRecipe(db, { deletedAt: new Date(now - 400 * day) });
    for (let time = 0; time < 2; time += 1) {
      await Promise.all([1, 2, 3].map(() => removeDeletedBefore(db, new Date(now - 30 * day))));
    }
    const left = await db
      .select({ id: recipes.id })
      .from(recipes)
      .where(sql`${recipes.id} in (${long}, ${lately}, ${kept}, ${catalogue})`);
    expect(left.map(({ id }) => id).sort()).toEqual([lately, kept, catalogue].sort());
  });
});

/** Sessions end long before a deleted recipe goes for good. */
async function signInAgain({ id }: SignedIn): Promise<{ headers: { authorization: string } }> {
  const sessions = createSessions({
    databaseClock: test.databaseClock,
    database: test.database.db,
    bus: test.bus,
    clock: test.clock.now,
    random: systemRandom,
    log: { warn() {} },
    hasDemo: true,
  });
  const token = await sessions.openSession(id, { address: '', userAgent: '' });
  return { headers: { authorization: `Bearer ${token}` } };
}
