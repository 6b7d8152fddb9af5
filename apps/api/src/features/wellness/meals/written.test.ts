import { randomUUID } from 'node:crypto';
import {
  consentVersion,
  type Meal,
  type MealDay,
  maxMealLines,
  mealTitle,
} from '@pomona/contract/wellness/meals';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { makeRecipe } from '#test/recipes.ts';

let test: TestApp;
let ada: SignedIn;
const day = '2026-11-20';
const noon = '2026-11-20T12:00:00.000Z';
const breakfast = ['2 eggs', '1 slice of rye bread'];

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  ada = await test.signIn();
  await send('PUT', '/api/wellness/consent', { version: consentVersion });
});
afterAll(() => test.close());

const send = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
  who: SignedIn = ada,
) => test.inject({ method, url, headers: who.headers, ...(payload && { payload }) });
const bodyOf = (own: object = {}) => ({
  ...{ id: randomUUID(), day, eaten_at: noon, servings: 1, language: 'en', lines: breakfast },
  ...own,
});
const log = async (own: object = {}, who: SignedIn = ada) =>
  send('POST', '/api/wellness/meals', bodyOf(own), who);
const readDay = async () => (await send('GET', `/api/wellness/meals?day=${day}`)).json<MealDay>();
const recent = async (who: SignedIn = ada) =>
  (await send('GET', '/api/wellness/meals/recent', undefined, who)).json<{ meals: Meal[] }>().meals;

describe('a meal that was written down', () => {
  it('WELL-12 has the figures of its lines, as the food service reads them', async () => {
    const meal = (await log()).json<Meal>();
    expect(meal).toMatchObject({
      ...{ title: '2 eggs, 1 slice of rye bread', recipe_id: null, lines: breakfast },
      ...{ left_out: [], language: 'en', servings: 1 },
    });
    const read = await send('POST', '/api/food/analyse', {
      ...{ lines: breakfast, servings: 1, language: 'en' },
    });
    const { nutrition, glycemic_load: load } = read.json();
    expect(meal.figures).toEqual({
      ...{ calories: nutrition.calories, protein: nutrition.protein, fiber: nutrition.fiber },
      ...(load.value !== null && { glycemic_load: load.value }),
    });
    expect(meal.figures.calories).toBeGreaterThan(150);
    expect((await readDay()).sums.calories?.is_complete).toBe(true);
  });

  it('WELL-12 keeps what could not be read as text, and the sums of its day leave it out', async () => {
    const meal = (await log({ lines: [...breakfast, 'grubblewurf'] })).json<Meal>();
    expect(meal.lines).toContain('grubblewurf');
    expect(meal.left_out).toEqual(['grubblewurf']);
    for (const sum of Object.values((await readDay()).sums)) expect(sum?.is_complete).toBe(false);
    const csv = (await send('GET', '/api/wellness/export.csv')).body;
    expect(csv).toContain('grubblewurf');
    const nothing = (await log({ lines: ['grubblewurf'] })).json<Meal>();
    expect(nothing.figures.calories).toBeUndefined();
  });

  it('WELL-12 is corrected and read anew, scaled, moved, deleted and brought back', async () => {
    const { id, figures } = (await log()).json<Meal>();
    const address = `/api/wellness/meals/${id}`;
    const doubled = (await send('PATCH', address, { servings: 2 })).json<Meal>();
    expect(doubled.figures.calories).toBeCloseTo((figures.calories ?? 0) * 2, 1);
    const changed = (await send('PATCH', address, { lines: ['2 eggs'] })).json<Meal>();
    expect(changed).toMatchObject({ title: '2 eggs', lines: ['2 eggs'], servings: 2 });
    const once = (await log({ lines: ['2 eggs'] })).json<Meal>();
    expect(changed.figures.calories).toBeCloseTo((once.figures.calories ?? 0) * 2, 1);
    const { id: gone, ...deleted } = (await send('DELETE', address)).json<Meal>();
    // Whatever a client claims, the figures are those of the lines.
    const claimed = { ...deleted, title: 'Air', figures: { calories: 1 } };
    const restored = (await send('PUT', `/api/wellness/meals/${gone}`, claimed)).json<Meal>();
    expect(restored).toEqual({ id, ...deleted });
  });

  it.each([
    { why: 'no line', own: { lines: [] } },
    { why: 'blank lines', own: { lines: [' '] } },
    { why: 'too many lines', own: { lines: Array(maxMealLines + 1).fill('1 egg') } },
    { why: 'a line that is too long', own: { lines: ['x'.repeat(201)] } },
    { why: 'a NUL', own: { lines: ['1 egg\u0000'] } },
    { why: 'a recipe and lines', own: { recipe_id: 'lentil-soup' } },
    { why: 'neither', own: { lines: undefined } },
    { why: 'figures of one’s own', own: { figures: { calories: 1 } } },
  ])('refuses $why', async ({ own }) => {
    expect((await log(own)).statusCode).toBe(422);
    expect((await readDay()).meals).toEqual([]);
  });

  it('WELL-12 a dish takes no lines', async () => {
    const soup = await makeRecipe(test.database.db);
    const { id } = (await log({ lines: undefined, recipe_id: soup })).json<Meal>();
    const refused = await send('PATCH', `/api/wellness/meals/${id}`, { lines: ['1 egg'] });
    expect(refused.statusCode).toBe(422);
  });

  it('has a title that fits, whatever is written', () => {
    expect(mealTitle(['1 egg', 'tea'])).toBe('1 egg, tea');
    const long = mealTitle(Array(30).fill('🥚'.repeat(50)));
    expect(long.length).toBeLessThanOrEqual(200);
    expect(long.isWellFormed()).toBe(true);
    expect(long.endsWith('…')).toBe(true);
  });
});

describe('meals to log again', () => {
  it('WELL-12 are the last different ones, the newest first, each once', async () => {
    const soup = await makeRecipe(test.database.db);
    const gone = await makeRecipe(test.database.db);
    const at = (hour: number, own: object) =>
      log({ eaten_at: `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`, ...own });
    await at(6, {});
    await at(7, { lines: undefined, recipe_id: soup });
    await at(8, { lines: undefined, recipe_id: gone });
    await at(9, {});
    await at(10, { lines: ['1 apple'] });
    await test.database.pool.query('DELETE FROM recipes WHERE id = $1', [gone]);
    expect((await recent()).map(({ lines, recipe_id }) => lines ?? recipe_id)).toEqual([
      ['1 apple'],
      breakfast,
      soup,
    ]);
    expect(await recent(await test.signIn({ isAdmin: true }))).toEqual([]);
  });

  it('WELL-12 are no more than eight', async () => {
    for (let eggs = 1; eggs <= 9; eggs += 1) await log({ lines: [`${eggs} eggs`] });
    expect(await recent()).toHaveLength(8);
  });
});

describe('a member’s own ranges', () => {
  const ranges = { calories: { low: 1600, high: 2000 }, fiber: { low: 25, high: null } };
  const read = async (who: SignedIn = ada) =>
    (await send('GET', '/api/wellness/ranges', undefined, who)).json();

  it('WELL-12 are set, changed, removed, and read by nobody else', async () => {
    expect(await read()).toEqual({});
    expect((await send('PUT', '/api/wellness/ranges', ranges)).json()).toEqual(ranges);
    expect(await read()).toEqual(ranges);
    expect(await read(await test.signIn({ isAdmin: true }))).toEqual({});
    await send('PUT', '/api/wellness/ranges', {});
    expect(await read()).toEqual({});
  });

  it('WELL-12 need consent, and go with it', async () => {
    const ben = await test.signIn();
    const refused = await send('PUT', '/api/wellness/ranges', ranges, ben);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'consent_needed']);
    await send('PUT', '/api/wellness/ranges', ranges);
    await send('DELETE', '/api/wellness/consent');
    expect(await read()).toEqual({});
  });

  it.each([
    { calories: { low: 3, high: 2 } },
    { calories: { low: null, high: null } },
    { calories: { low: -1, high: null } },
    { calories: { low: 1e9, high: null } },
    { vitamins: { low: 1, high: 2 } },
  ])('refuse %j', async (body) => {
    expect((await send('PUT', '/api/wellness/ranges', body)).statusCode).toBe(422);
  });
});
