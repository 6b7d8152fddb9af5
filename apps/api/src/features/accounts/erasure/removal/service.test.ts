import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#database/tables/accounts.ts';
import { chatMessages } from '#database/tables/chat.ts';
import { favourites } from '#database/tables/favourites.ts';
import { uploads } from '#database/tables/images.ts';
import { recipes } from '#database/tables/recipes.ts';
import { reviews } from '#database/tables/reviews.ts';
import { shoppingItemRecipes, shoppingItems, shoppingLists } from '#database/tables/shopping.ts';
import { meals } from '#database/tables/wellness.ts';
import { removeUnusedCards } from '#features/images/cards/store.ts';
import { removeUnusedPictures } from '#features/images/drawing/store.ts';
import { createJobs, type Jobs } from '#platform/jobs/jobs.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';
import {
  insertMemberRows,
  listAllTables,
  listTablesOfPeople,
  marker,
  tablesWith,
} from '#test/member-rows.ts';
import { makeRecipe } from '#test/recipes.ts';
import { noticeQueue } from '../../notices/jobs.ts';
import { createErasureWork } from '../worker.ts';
import { createRemoval, type EraseDue } from './service.ts';

const announced: object[] = [];
let test: TestApp;
let queues: Jobs;
let eraseDue: EraseDue;
beforeEach(async () => {
  test = await buildTestApp();
  queues = createJobs({ pool: test.database.pool, log: { warn() {} }, supervises: false });
  await queues.countOpen(noticeQueue);
  eraseDue = makeRemoval();
});
afterEach(async () => {
  announced.splice(0);
  await queues.close();
  await test.close();
});

async function queueMail(userId: string): Promise<void> {
  const notice = { kind: 'password-changed' as const, userId };
  const payload = {
    id: userId,
    notice,
    language: 'en' as const,
    until: '2026-11-30T00:00:00.000Z',
  };
  await queues.add(noticeQueue, [{ id: randomUUID(), payload, priority: 1 }]);
}

const makeRemoval = () =>
  createRemoval({
    database: test.database.db,
    databaseClock: test.databaseClock,
    notices: {
      async notify(notice, language) {
        announced.push({ ...notice, language });
      },
      async forget(texts) {
        for (const text of texts) await queues.removeMentioning(noticeQueue, text);
      },
    },
    async removeUnusedPictures() {
      await removeUnusedPictures(test.database.db);
      await removeUnusedCards(test.database.db);
    },
  });

const erase = (by = eraseDue) => by(new AbortController().signal);

/** In the past for `due`, a day ahead for others. */
async function deleteAccounts(ids: string[], dueInMilliseconds = -1): Promise<void> {
  const erasureAt = new Date(test.clock.now() + dueInMilliseconds);
  await test.database.db.update(users).set({ erasureAt }).where(inArray(users.id, ids));
}

/** Nothing of a person stands in them; every other table has to be filled by `insertMemberRows`. */
const withoutPeople =
  /^(public\.(settings|analytics_counts|empty_searches|seed_state|data_versions|recipe_changes|chat_room|chat_processes|chef_model_hours)|drizzle\..*|pgboss\..*|drawn\.(batches|batch_items|drafts))$/;

describe('the erasure of an account', () => {
  it('AUTH-11 danger 12: leaves no row of it in any table of any schema; its reviews stay without a name', async () => {
    const other = await test.signIn();
    const { pool, db } = test.database;
    const { id } = await insertMemberRows(db, other.id);
    await queueMail(id);
    const filled = await tablesWith(pool, marker);
    for (const table of await listAllTables(pool)) {
      const isFilled = filled.has(table) || withoutPeople.test(table);
      expect(isFilled, `insertMemberRows fills ${table}`).toBe(true);
    }
    for (const table of await listTablesOfPeople(pool))
      expect(filled.has(table), `insertMemberRows fills ${table}`).toBe(true);
    expect([...filled.keys()].some((table) => table.startsWith('pgboss.'))).toBe(true);
    const written = await db.select().from(reviews).where(eq(reviews.userId, id));
    const [before] = await db
      .select()
      .from(recipes)
      .where(eq(recipes.id, written[0]?.recipeId ?? ''));

    await deleteAccounts([id]);
    expect(await erase()).toBe(1);

    expect(Object.fromEntries(await tablesWith(pool, marker))).toEqual({});
    expect(announced).toEqual([
      { kind: 'deletion-done', email: `${marker}@example.org`, language: 'en' },
    ]);
    const left = await db
      .select()
      .from(reviews)
      .where(eq(reviews.id, written[0]?.id ?? ''));
    expect(left).toEqual([{ ...written[0], userId: null }]);
    const [after] = await db
      .select()
      .from(recipes)
      .where(eq(recipes.id, before?.id ?? ''));
    expect(after).toMatchObject({ rating: '3.000', reviewCount: 2 });
    const messages = await db.select().from(chatMessages).orderBy(chatMessages.sequence);
    expect(messages.map(({ userId, body }) => [userId, body])).toEqual([
      [null, 'It stays.'],
      [other.id, 'It stays.'],
    ]);
    const theirs = await db.select().from(reviews).where(eq(reviews.userId, other.id));
    expect(theirs.map(({ helpfulCount }) => helpfulCount)).toEqual([0]);
  });

  it('AUTH-11 leaves what others wrote down about its recipes', async () => {
    const { db } = test.database;
    const [ada, eve] = [await test.signIn(), await test.signIn()];
    const recipeId = await makeRecipe(db, { id: 'hers', ownerId: ada.id });
    const [listId, itemId] = [crypto.randomUUID(), crypto.randomUUID()];
    await db.insert(shoppingLists).values({ id: listId, userId: eve.id });
    const item = { id: itemId, listId, item: 'carrots', quantity: '400 g', addedBy: ada.id };
    await db.insert(shoppingItems).values(item);
    await db
      .insert(shoppingItemRecipes)
      .values({ itemId, recipeId, servings: 2, lines: ['400 g carrots'], language: 'en' });
    await db.insert(favourites).values({ userId: eve.id, recipeId });
    await db.insert(meals).values({
      ...{ id: crypto.randomUUID(), userId: eve.id, day: '2026-11-20', eatenAt: new Date() },
      ...{ recipeId, title: 'Her soup', servings: 1, figures: {} },
    });
    await deleteAccounts([ada.id]);
    await erase();
    const items = await db.select().from(shoppingItems);
    expect(items).toMatchObject([{ item: 'carrots', quantity: '400 g', addedBy: null }]);
    expect(await db.select().from(meals)).toMatchObject([{ title: 'Her soup', recipeId: null }]);
    expect(await db.select().from(favourites)).toEqual([]);
    const headers = eve.headers;
    expect((await test.inject({ url: '/api/shopping', headers })).json().items.length).toBe(1);
  });

  it('AUTH-11 leaves a picture that a recipe of somebody else shows too', async () => {
    const { db } = test.database;
    const [ada, eve] = [await test.signIn(), await test.signIn()];
    const [shared, own] = ['a'.repeat(32), 'b'.repeat(32)];
    const common = { kind: 'recipe' as const, colour: '#123456', ownerId: ada.id };
    await db.insert(uploads).values([shared, own].map((hash) => ({ hash, ...common })));
    await makeRecipe(db, { ownerId: eve.id, pictureHash: shared });
    await deleteAccounts([ada.id]);
    await erase();
    expect(await db.select().from(uploads)).toMatchObject([{ hash: shared, ownerId: null }]);
  });

  it('AUTH-11 touches no account that is not due, and erases many recipes', async () => {
    const { db } = test.database;
    const [ada, eve] = [await test.signIn(), await test.signIn()];
    for (let made = 0; made < 120; made += 1) await makeRecipe(db, { ownerId: ada.id });
    await makeRecipe(db, { ownerId: eve.id });
    await deleteAccounts([eve.id], 1000);
    expect(await erase()).toBe(0);
    await deleteAccounts([ada.id]);
    expect(await erase()).toBe(1);
    expect(await db.$count(recipes)).toBe(1);
    expect((await db.select().from(users)).map(({ id }) => id)).toEqual([eve.id]);
  });

  it('AUTH-11 happens once, however many processes look at the same time', async () => {
    const people = [await test.signIn(), await test.signIn(), await test.signIn()];
    await deleteAccounts(people.map(({ id }) => id));
    const erased = await Promise.all([erase(), erase(makeRemoval())]);
    expect(erased.reduce((sum, each) => sum + each, 0)).toBe(3);
    expect(await test.database.db.$count(users)).toBe(0);
  });

  it('AUTH-11 leaves all or nothing where the process dies in the middle, and goes on at the next start', async () => {
    const { pool, db } = test.database;
    const [ada, eve] = [await test.signIn(), await test.signIn()];
    const recipeId = await makeRecipe(db);
    for (const ownerId of [ada.id, eve.id]) await makeRecipe(db, { ownerId });
    await db.insert(favourites).values({ userId: ada.id, recipeId });
    await deleteAccounts([ada.id]);
    const blocker = await pool.connect();
    await blocker.query('BEGIN');
    await blocker.query('SELECT FROM favourites FOR UPDATE');
    // Awaited from the beginning: it may end before the kill is answered.
    const died = expect(erase()).rejects.toThrow();
    const blocked = `SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
    await expect.poll(async () => (await pool.query(blocked)).rowCount).toBe(1);
    await pool.query(`SELECT pg_terminate_backend(pid) FROM (${blocked}) AS waiting`);
    await died;
    await blocker.query('ROLLBACK');
    blocker.release();
    expect([await db.$count(recipes), await db.$count(users)]).toEqual([3, 2]);

    let hasErased = false;
    const work = createErasureWork({
      eraseDue,
      log: {
        warn() {},
        info() {
          hasErased = true;
        },
      },
    });
    work.work();
    await expect.poll(() => hasErased).toBe(true);
    await work.close();
    expect([await db.$count(recipes), await db.$count(users)]).toEqual([2, 1]);
  });
});
