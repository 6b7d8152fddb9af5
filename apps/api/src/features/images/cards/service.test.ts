import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#database/connect.ts';
import { users } from '#database/tables/accounts.ts';
import { drawnCards } from '#database/tables/images.ts';
import { recipes } from '#database/tables/recipes.ts';
import { noPreferences } from '#features/accounts/profile/preferences.ts';
import type { NewRecipe } from '#features/recipes/store.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { makeRecipe } from '#test/recipes.ts';
import type { RenderKind, RenderTasks } from '../render/protocol.ts';
import { type Cards, createCards } from './service.ts';

const quiet = { info() {}, warn() {} };
const ownerId = '00000000-0000-4000-8000-000000000001';
const hash = 'a'.repeat(32);
const other = 'b'.repeat(32);

let testDatabase: TestDatabase;
let database: OpenDatabase;
let cards: Cards;
/** What was drawn, by the titles of the cards. */
let drawn: string[];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { url } = testDatabase;
  database = await openDatabase({ url, dataFolder: '', poolSize: 2, log: quiet });
  await database.db.insert(users).values({
    ...{ id: ownerId, email: 'ada@pomona.test', name: 'Ada', passwordHash: 'x' },
    preferences: noPreferences,
  });
});
afterAll(async () => {
  await database.close();
  await testDatabase.close();
});
beforeEach(async () => {
  await database.db.delete(recipes);
  await database.db.delete(drawnCards);
  drawn = [];
  cards = createCards({
    database: database.db,
    renderer: {
      render<Kind extends RenderKind>(_kind: Kind, input: RenderTasks[Kind]['input']) {
        const title = 'text' in input ? input.text.title : '';
        drawn.push(title);
        return Promise.resolve(Buffer.from(title) as RenderTasks[Kind]['output']);
      },
      async close() {},
    },
  });
});

const make = (id: string, fields: Partial<NewRecipe>) =>
  makeRecipe(database.db, { id, ownerId, title: `The ${id}`, ...fields });
const change = (id: string, fields: Partial<NewRecipe>) =>
  database.db.update(recipes).set(fields).where(eq(recipes.id, id));
const subjects = async () =>
  (await database.db.select().from(drawnCards).orderBy(drawnCards.subject)).map(
    ({ subject }) => subject,
  );

describe('the card that a link shows', () => {
  it('is drawn once, and again when its words change, in place of the one that it was', async () => {
    await make('soup', { pictureHash: hash });
    const first = await cards.readCard(hash);
    expect(await cards.readCard(hash)).toEqual(first);
    expect(drawn).toEqual(['The soup']);
    await change('soup', { title: 'The stew' });
    const second = await cards.readCard(hash);
    expect([second.name === first.name, String(second.bytes)]).toEqual([false, 'The stew']);
    const kept = await database.db.select().from(drawnCards);
    expect(kept.map(({ bytes }) => String(bytes))).toEqual(['The stew']);
  });

  it.each([
    ['withdrawn', () => change('soup', { publishedAt: null })],
    ['deleted by its owner', () => change('soup', { deletedAt: new Date() })],
    ['removed for good', () => database.db.delete(recipes).where(eq(recipes.id, 'soup'))],
    ['given another picture', () => change('soup', { pictureHash: 'c'.repeat(32) })],
  ])('REC-07 goes when its recipe is %s; others stay', async (_, happen) => {
    await make('soup', { pictureHash: hash });
    await make('stew', { pictureHash: other });
    await cards.readCard(hash);
    await cards.readCard(other);
    await cards.removeUnusedCards();
    expect(await subjects()).toEqual([hash, other]);
    await happen();
    await cards.removeUnusedCards();
    expect(await subjects()).toEqual([other]);
  });

  it('of the house is one in each language, with the picture of the recipe that is best now', async () => {
    await make('soup', { pictureHash: hash, rating: '5' });
    await make('stew', { pictureHash: other, rating: '4' });
    await cards.readSiteCard('en');
    await cards.readSiteCard('de');
    await change('soup', { publishedAt: null });
    await cards.readSiteCard('en');
    const kept = await database.db
      .select({ subject: drawnCards.subject, pictureHash: drawnCards.pictureHash })
      .from(drawnCards)
      .where(like(drawnCards.subject, 'site-%'))
      .orderBy(drawnCards.subject);
    expect(kept).toEqual([
      { subject: 'site-de', pictureHash: hash },
      { subject: 'site-en', pictureHash: other },
    ]);
    await cards.removeUnusedCards();
    expect(await subjects()).toEqual(['site-en']);
  });
});
