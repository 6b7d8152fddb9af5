import { randomUUID } from 'node:crypto';
import type { OwnRecipe, RecipeBody } from '@pomona/contract/recipe-writing';
import type { Recipe } from '@pomona/contract/recipes';
import { analyseRecipe } from '@pomona/food/analysis/analysis';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recipes } from '#database/tables/recipes.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { recipeBodyOf } from '#test/recipe-body.ts';
import { makeRecipe } from '#test/recipes.ts';

let test: TestApp;
let ada: SignedIn;
let bob: SignedIn;
beforeAll(async () => {
  test = await buildTestApp();
  ada = await test.signIn({ name: 'Ada' });
  bob = await test.signIn({ name: 'Bob' });
});
afterAll(() => test.close());

const post = (payload: object, who: SignedIn, headers: Record<string, string> = {}) =>
  test.inject({
    method: 'POST',
    url: '/api/recipes',
    payload,
    headers: { ...who.headers, ...headers },
  });
const put = (id: string, payload: object, who: SignedIn) =>
  test.inject({ method: 'PUT', url: `/api/recipes/${id}`, payload, headers: who.headers });
const remove = (id: string, who: SignedIn) =>
  test.inject({ method: 'DELETE', url: `/api/recipes/${id}`, headers: who.headers });
const read = (id: string, who: Partial<SignedIn> = ada) =>
  test.inject({ url: `/api/recipes/${id}`, headers: who.headers ?? {} });

async function write(fields: Partial<RecipeBody> = {}, who = ada): Promise<Recipe> {
  const answer = await post(recipeBodyOf(fields), who);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

const rowsOf = (ownerId: string) =>
  test.database.db.select().from(recipes).where(eq(recipes.ownerId, ownerId));

describe('writing a recipe', () => {
  it('REC-11 keeps the resting time, none where none is said, and the known one where a change is silent', async () => {
    expect((await write()).rest_time).toBe(0);
    const rested = await write({ rest_time: 2 * 1440 });
    expect(rested.rest_time).toBe(2880);
    const silent = { ...recipeBodyOf({ title: 'Sauerkraut' }), version: rested.version };
    const changed = (await put(rested.id, silent, ada)).json<Recipe>();
    expect(changed).toMatchObject({ title: 'Sauerkraut', rest_time: 2880 });
    const none = { ...silent, rest_time: 0, version: changed.version };
    expect((await put(rested.id, none, ada)).json<Recipe>().rest_time).toBe(0);
  });

  it('FOOD-03 makes a private recipe of what was written', async () => {
    const body = recipeBodyOf({
      cuisine: 'mediterranean',
      notes: { swap: 'Parsnips work too.' },
      source_url: 'https://example.org/soup',
    });
    const made = (await post(body, ada)).json<Recipe>();
    expect(made).toMatchObject({
      ...body,
      owner_id: ada.id,
      author: 'Ada',
      visibility: 'private',
      version: 1,
      rating: 0,
      review_count: 0,
      created_at: new Date(test.clock.now()).toISOString(),
    });
    expect((await read(made.id)).json()).toEqual(made);
  });

  it('REC-05 computes figures, labels and allergens from the lines', async () => {
    const made = await write({
      ingredients: ['400 g carrots', '200 g nonfat Greek yogurt'],
      servings: 2,
    });
    // 200 g of carrots at 41 kcal and 100 g of yogurt at 59 kcal.
    expect(made.nutrition.calories).toBeCloseTo(2 * 41 + 59, 0);
    expect(made.allergens).toEqual(['Dairy']);
    expect(made.diet_types).toContain('Vegetarian');
    expect(made.diet_types).not.toContain('Vegan');
    expect(made.sources.map(({ food }) => food)).toContain('carrot');
  });

  it('REC-10 keeps the fourteen, what may be in it, the kinds, and whether every line was read', async () => {
    const ingredients = ['2 stalks celery', '50 g walnuts', '20 g butter, optional'];
    const made = await write({ ingredients, servings: 2 });
    expect(made.allergen_details).toEqual(expect.arrayContaining(['celery', 'tree_nut']));
    expect(made.may_contain).toContain('milk');
    const { kinds } = analyseRecipe({ lines: ingredients, servings: 2 }).allergens;
    expect(made.allergen_kinds).toEqual(kinds);
    expect(made.is_read_whole).toBe(true);
    const unread = await write({ ingredients: [...ingredients, '3 flubberworts'], servings: 2 });
    expect(unread.is_read_whole).toBe(false);
  });

  it('REC-05 refuses figures, labels and allergens that are typed', async () => {
    for (const typed of [
      { nutrition: { calories: 1 } },
      { diet_types: ['Vegan'] },
      { allergens: [] },
      { owner_id: bob.id },
      { visibility: 'public' },
      { id: 'my-id' },
      { author: 'Grace' },
      { rating: 5 },
    ]) {
      const answer = await post({ ...recipeBodyOf(), ...typed }, ada);
      expect(answer.statusCode, JSON.stringify(typed)).toBe(422);
    }
  });

  it('FOOD-03 lists one’s own recipes, the last changed first, and nobody else’s', async () => {
    const member = await test.signIn();
    const first = await write({ title: 'First' }, member);
    test.clock.advance(1000);
    const second = await write({ title: 'Second' }, member);
    await write({ title: 'Not theirs' }, bob);
    const own = async () =>
      (await test.inject({ url: '/api/users/me/recipes', headers: member.headers }))
        .json<{ recipes: OwnRecipe[] }>()
        .recipes.map(({ id }) => id);
    expect(await own()).toEqual([second.id, first.id]);
    test.clock.advance(1000);
    await put(first.id, { ...recipeBodyOf({ title: 'First, again' }), version: 1 }, member);
    expect(await own()).toEqual([first.id, second.id]);
    await remove(second.id, member);
    expect(await own()).toEqual([first.id]);
  });
});

describe('changing a recipe', () => {
  it('FOOD-03 changes the text and what follows from it; the id stays', async () => {
    const made = await write();
    const body = recipeBodyOf({ title: 'Beetroot soup', ingredients: ['400 g beetroot'] });
    const answer = await put(made.id, { ...body, version: 1 }, ada);
    expect(answer.statusCode).toBe(200);
    const changed = answer.json<Recipe>();
    expect(changed).toMatchObject({ ...body, id: made.id, version: 2, allergens: [] });
    expect(changed.nutrition).not.toEqual(made.nutrition);
    expect((await read(made.id)).json()).toEqual(changed);
  });

  it('refuses an older version, and loses nothing', async () => {
    const made = await write();
    await put(made.id, { ...recipeBodyOf({ title: 'Mine' }), version: 1 }, ada);
    const late = await put(made.id, { ...recipeBodyOf({ title: 'Late' }), version: 1 }, ada);
    expect([late.statusCode, late.json().code]).toEqual([409, 'recipe_changed']);
    expect((await read(made.id)).json().title).toBe('Mine');
  });

  it('FOOD-03 of twenty edits of one version at once exactly one wins', async () => {
    const made = await write();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, edit) =>
        put(made.id, { ...recipeBodyOf({ title: `Edit ${edit}` }), version: 1 }, ada),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array(19).fill(409)]);
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json<Recipe>();
    expect((await read(made.id)).json()).toEqual(winner);
    expect(winner?.version).toBe(2);
  });

  it('a save without a change is none', async () => {
    const made = await write();
    const answer = await put(made.id, { ...recipeBodyOf(), version: 1 }, ada);
    expect(answer.json()).toEqual(made);
  });
});

describe('the same call sent again', () => {
  it('FOOD-03 a hundred times at once makes one recipe, and answers the same', async () => {
    const member = await test.signIn();
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => post(recipeBodyOf(), member, headers)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await rowsOf(member.id)).toHaveLength(1);
  });

  it('is one’s own key: somebody else’s makes another recipe', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const [first, again, other] = [
      await post(recipeBodyOf(), ada, headers),
      await post(recipeBodyOf(), ada, {
        'idempotency-key': headers['idempotency-key'].toUpperCase(),
      }),
      await post(recipeBodyOf(), bob, headers),
    ].map((answer) => answer.json<Recipe>());
    expect(again).toEqual(first);
    expect(other?.owner_id).toBe(bob.id);
    expect(other?.id).not.toBe(first?.id);
  });

  it('answers with the recipe that it made, whatever comes with it', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const made = (await post(recipeBodyOf(), ada, headers)).json<Recipe>();
    const again = await post(recipeBodyOf({ title: 'Typed on meanwhile' }), ada, headers);
    expect([again.statusCode, again.json()]).toEqual([201, made]);
    await put(made.id, { ...recipeBodyOf({ title: 'Typed on meanwhile' }), version: 1 }, ada);
    expect((await post(recipeBodyOf(), ada, headers)).json().version).toBe(2);
  });

  it.each(['', 'x', '123', `${randomUUID()}, ${randomUUID()}`, 'a'.repeat(5000)])(
    'refuses the key %j',
    async (key) => {
      const answer = await post(recipeBodyOf(), ada, { 'idempotency-key': key });
      expect([400, 422]).toContain(answer.statusCode);
    },
  );
});

describe('deleting a recipe', () => {
  it('FOOD-03 takes it away from everybody, and its owner can bring it back', async () => {
    const made = await write();
    expect((await remove(made.id, ada)).statusCode).toBe(204);
    for (const who of [ada, bob, {}]) expect((await read(made.id, who)).statusCode).toBe(404);
    expect((await remove(made.id, ada)).statusCode).toBe(404);
    const url = `/api/recipes/${made.id}/restore`;
    expect((await test.inject({ method: 'POST', url, headers: bob.headers })).statusCode).toBe(404);
    const restored = await test.inject({ method: 'POST', url, headers: ada.headers });
    expect([restored.statusCode, restored.json()]).toEqual([200, made]);
    const again = await test.inject({ method: 'POST', url, headers: ada.headers });
    expect([again.statusCode, again.json()]).toEqual([200, made]);
  });
});

describe('whose it is', () => {
  it('REC-07 another member’s private recipe is 404, the catalogue’s is forbidden, for administrators too', async () => {
    const admin = await test.signIn({ isAdmin: true });
    const catalogue = await makeRecipe(test.database.db);
    const { id } = await write();
    for (const who of [bob, admin]) {
      const body = { ...recipeBodyOf(), version: 1 };
      expect((await put(id, body, who)).statusCode).toBe(404);
      expect((await remove(id, who)).statusCode).toBe(404);
      expect((await put(catalogue, body, who)).statusCode).toBe(403);
      expect((await remove(catalogue, who)).statusCode).toBe(403);
    }
    const kept = await test.database.db
      .select()
      .from(recipes)
      .where(and(eq(recipes.id, catalogue)));
    expect(kept[0]?.deletedAt).toBeNull();
  });
});
