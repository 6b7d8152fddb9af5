import { randomUUID } from 'node:crypto';
import { consentVersion, type Meal, type MealDay } from '@pomona/contract/wellness/meals';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { makeRecipe } from '#test/recipes.ts';

let test: TestApp;
let soup: string;
let ada: SignedIn;
const today = '2026-11-21';
const noon = '2026-11-21T07:30:00.000Z';

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  const nutrition = { calories: 400, protein: 10, fiber: 6.5, glycemic_load: 12 };
  soup = await makeRecipe(test.database.db, { nutrition });
  ada = await agreed();
});
afterAll(() => test.close());

const send = (
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  who?: SignedIn,
  payload?: object,
) => test.inject({ method, url, headers: who?.headers ?? {}, ...(payload && { payload }) });
const agree = (who: SignedIn) =>
  send('PUT', '/api/wellness/consent', who, { version: consentVersion });
async function agreed(): Promise<SignedIn> {
  const who = await test.signIn();
  await agree(who);
  return who;
}
const body = (own: object = {}) => ({
  ...{ id: randomUUID(), recipe_id: soup, servings: 1, eaten_at: noon, day: today },
  ...own,
});
const log = (own: object = {}, who: SignedIn = ada) =>
  send('POST', '/api/wellness/meals', who, body(own));
const change = (id: string, payload: object, who: SignedIn = ada) =>
  send('PATCH', `/api/wellness/meals/${id}`, who, payload);
const remove = (id: string, who: SignedIn = ada) =>
  send('DELETE', `/api/wellness/meals/${id}`, who);
const restore = ({ id, ...meal }: Meal, own: object = {}, who: SignedIn = ada) =>
  send('PUT', `/api/wellness/meals/${id}`, who, { ...meal, ...own });
const noConsent = {
  ...{ is_given: false, version: consentVersion, given_at: null, given_version: null },
};
const readAgreed = (who: SignedIn) =>
  test.inject({ url: '/api/wellness/consent', headers: who.headers });
const ask = (day = today, who: SignedIn = ada) =>
  test.inject({ url: `/api/wellness/meals?day=${day}`, headers: who.headers });
const readDay = async (day = today, who: SignedIn = ada) => (await ask(day, who)).json<MealDay>();

describe('consent', () => {
  it('WELL-12 nothing is kept before the member agreed', async () => {
    const who = await test.signIn();
    const refused = await log({}, who);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'consent_needed']);
    expect((await readDay(today, who)).meals).toEqual([]);
    await agree(who);
    expect((await log({}, who)).statusCode).toBe(201);
  });

  it('is given to the text as it is now, and no other', async () => {
    const who = await test.signIn();
    const refused = await send('PUT', '/api/wellness/consent', who, { version: '1999-01' });
    expect(refused.statusCode).toBe(422);
    await test.database.pool.query(
      "INSERT INTO wellness_consents (user_id, version, given_at) VALUES ($1, 'earlier', now())",
      [who.id],
    );
    expect((await log({}, who)).json().code).toBe('consent_needed');
    expect((await agree(who)).json()).toMatchObject({ is_given: true, version: consentVersion });
    expect((await log({}, who)).statusCode).toBe(201);
  });

  it('WELL-12 to an earlier text is told with its date, and can be taken back with all that was kept', async () => {
    const who = await agreed();
    await log({}, who);
    const given = '2025-01-31T08:00:00.000Z';
    await test.database.pool.query(
      "UPDATE wellness_consents SET version = 'earlier', given_at = $2 WHERE user_id = $1",
      [who.id, given],
    );
    const consent = { version: consentVersion, given_at: given, given_version: 'earlier' };
    expect((await readAgreed(who)).json()).toEqual({ ...consent, is_given: false });
    expect((await send('DELETE', '/api/wellness/consent', who)).json()).toEqual(noConsent);
    expect((await readDay(today, who)).meals).toEqual([]);
  });

  it('keeps the moment it was given, also when it is given again', async () => {
    const given = (await agree(ada)).json();
    test.clock.advance(60_000);
    expect((await agree(ada)).json()).toEqual(given);
  });

  it('taken back, every entry of the diary goes, nobody else’s does, and nothing more is kept', async () => {
    const ben = await agreed();
    await log();
    await log({}, ben);
    const { pool } = test.database;
    await pool.query(
      "INSERT INTO symptoms (id, user_id, day, type, level) VALUES ($1, $2, $3, 'mood', 7)",
      [randomUUID(), ada.id, today],
    );
    const withdrawn = (await send('DELETE', '/api/wellness/consent', ada)).json();
    expect(withdrawn).toEqual(noConsent);
    expect((await log()).json().code).toBe('consent_needed');
    expect((await change(randomUUID(), { servings: 2 })).json().code).toBe('consent_needed');
    for (const table of ['meals', 'symptoms', 'activities'])
      expect((await pool.query(`SELECT FROM ${table} WHERE user_id = $1`, [ada.id])).rowCount).toBe(
        0,
      );
    expect((await readDay(today, ben)).meals).toHaveLength(1);
  });

  it('taken back while twenty meals arrive, none is kept after it', async () => {
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => log()),
      send('DELETE', '/api/wellness/consent', ada),
      ...Array.from({ length: 10 }, () => log()),
    ]);
    for (const { statusCode } of answers) expect([200, 201, 403]).toContain(statusCode);
    expect((await readDay()).meals).toEqual([]);
  });
});

describe('logging a meal', () => {
  it('WELL-12 keeps recipe, servings and time with the figures of that moment', async () => {
    const sent = body({ servings: 1.5, eaten_at: '2026-11-21T08:30:00+01:00' });
    const answer = await send('POST', '/api/wellness/meals', ada, sent);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      ...{ id: sent.id, day: today, recipe_id: soup, servings: 1.5, eaten_at: noon },
      figures: { calories: 600, protein: 15, fiber: 9.75, glycemic_load: 18 },
    });
    await test.database.pool.query(
      "UPDATE recipes SET nutrition = '{\"calories\": 1}', title = 'Another' WHERE id = $1",
      [soup],
    );
    expect((await readDay()).meals).toEqual([answer.json()]);
  });

  it('WELL-12 the day tells its meals in the order they were eaten, and what they add up to', async () => {
    const unknown = await makeRecipe(test.database.db, { nutrition: { calories: 100 } });
    const later = (await log({ recipe_id: unknown })).json<Meal>();
    const earlier = (await log({ eaten_at: '2026-11-21T05:00:00Z' })).json<Meal>();
    await log({ eaten_at: '2026-11-20T12:00:00Z', day: '2026-11-20' });
    const day = await readDay();
    expect(day.meals.map(({ id }) => id)).toEqual([earlier.id, later.id]);
    expect(day.sums).toEqual({
      calories: { value: 500, is_complete: true },
      protein: { value: 10, is_complete: false },
      fiber: { value: 6.5, is_complete: false },
      glycemic_load: { value: 12, is_complete: false },
    });
    expect((await ask()).headers['cache-control']).toBe('no-store');
  });

  it('WELL-12 the same meal sent twenty times at once is stored once, and answered the same', async () => {
    const sent = body();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send('POST', '/api/wellness/meals', ada, sent)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect((await readDay()).meals).toHaveLength(1);
  });

  it('WELL-12 what is sent again with other servings or another time is the same meal, corrected', async () => {
    const sent = body();
    await send('POST', '/api/wellness/meals', ada, sent);
    const eaten_at = '2026-11-21T05:00:00.000Z';
    const answer = await send('POST', '/api/wellness/meals', ada, {
      ...sent,
      servings: 2,
      eaten_at,
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ servings: 2, eaten_at, figures: { calories: 800 } });
    expect((await readDay()).meals).toEqual([answer.json()]);
  });

  it('ROLE-04 an id that is another member’s gives nothing of theirs away', async () => {
    const meal = (await log()).json<Meal>();
    const ben = await agreed();
    const answer = await log({ id: meal.id }, ben);
    expect(answer.statusCode).toBe(409);
    expect(answer.body).not.toContain(meal.title);
    expect((await readDay()).meals).toEqual([meal]);
  });

  it.each([
    ['2026-11-20T23:30:00-08:00', '2026-11-20'],
    ['2026-11-21T00:30:00+01:00', '2026-11-21'],
  ])('WELL-13 takes the day from the device: %s is %s', async (eaten_at, day) => {
    expect((await log({ eaten_at, day })).json()).toMatchObject({ day });
    expect((await readDay(day)).meals).toHaveLength(1);
  });

  it.each([
    { why: 'a day that it was nowhere', own: { day: '2026-11-25' } },
    { why: 'a day of no calendar', own: { day: '2026-02-30' } },
    {
      why: 'what has not been eaten yet',
      own: { eaten_at: '2026-12-24T18:00:00Z', day: '2026-12-24' },
    },
    { why: 'no servings', own: { servings: 0 } },
    { why: 'a thousandth of a serving', own: { servings: 0.001 } },
    { why: 'more than anybody eats', own: { servings: 101 } },
    { why: 'servings in words', own: { servings: '2' } },
    { why: 'an id that is none', own: { id: 'mine' } },
    { why: 'figures of one’s own', own: { figures: { calories: 1 } } },
    { why: 'somebody else', own: { user_id: randomUUID() } },
  ])('refuses $why', async ({ own }) => {
    expect((await log(own)).statusCode).toBe(422);
    expect((await readDay()).meals).toEqual([]);
  });

  it('REC-07 nobody logs a recipe that they may not see; its owner does', async () => {
    const hidden = await makeRecipe(test.database.db, { ownerId: ada.id, publishedAt: null });
    expect((await log({ recipe_id: hidden }, await agreed())).json().code).toBe('recipe_not_found');
    expect((await log({ recipe_id: 'no-such-dish' })).statusCode).toBe(404);
    expect((await log({ recipe_id: hidden })).statusCode).toBe(201);
  });

  it('the meal stays where the recipe has gone for good', async () => {
    const meal = (await log()).json<Meal>();
    await test.database.pool.query('DELETE FROM recipes WHERE id = $1', [soup]);
    expect((await readDay()).meals).toEqual([{ ...meal, recipe_id: null }]);
  });
});

describe('correcting and deleting', () => {
  it('WELL-06 other servings change the figures in step, however often', async () => {
    const { id } = (await log({ servings: 2 })).json<Meal>();
    for (const servings of [0.25, 3, 0.75, 1]) await change(id, { servings });
    expect((await readDay()).meals[0]).toMatchObject({
      servings: 1,
      figures: { calories: 400, protein: 10, fiber: 6.5, glycemic_load: 12 },
    });
  });

  it('WELL-06 two corrections at once leave servings and figures that fit', async () => {
    const { id } = (await log()).json<Meal>();
    await Promise.all(
      [2, 3, 4, 5].flatMap((servings) => [change(id, { servings }), change(id, { servings })]),
    );
    const [meal] = (await readDay()).meals;
    expect(meal?.figures.calories).toBeCloseTo(400 * (meal?.servings ?? 0), 6);
  });

  it('WELL-06 WELL-13 a meal moves to another time and day', async () => {
    const { id } = (await log()).json<Meal>();
    const eaten = { at: '2026-11-20T20:00:00Z', day: '2026-11-20' };
    expect((await change(id, { eaten })).json()).toMatchObject({ day: '2026-11-20', servings: 1 });
    expect((await readDay()).meals).toEqual([]);
    expect((await change(id, { eaten: { ...eaten, day: '2026-11-10' } })).statusCode).toBe(422);
  });

  it('deleting twice is told: 404', async () => {
    const { id } = (await log()).json<Meal>();
    expect((await remove(id)).statusCode).toBe(200);
    expect((await remove(id)).json().code).toBe('meal_not_found');
    expect((await change(id, { servings: 2 })).json().code).toBe('meal_not_found');
  });

  it('WELL-06 a deleted meal comes back as it was, though its recipe was edited since', async () => {
    const { id } = (await log({ servings: 2 })).json<Meal>();
    await change(id, { servings: 1.5 });
    const before = await readDay();
    const deleted = (await remove(id)).json<Meal>();
    expect([deleted]).toEqual(before.meals);
    await test.database.pool.query(
      "UPDATE recipes SET nutrition = '{\"calories\": 1}', title = 'Another' WHERE id = $1",
      [soup],
    );
    expect((await restore(deleted)).json()).toEqual(deleted);
    expect((await restore(deleted)).statusCode).toBe(200);
    expect(await readDay()).toEqual(before);
  });

  it.each(['DELETE FROM recipes', 'UPDATE recipes SET published_at = NULL'])(
    'WELL-06 a deleted meal comes back without the way to a recipe that is not there for the member any more: %s',
    async (statement) => {
      const ben = await test.signIn();
      const offered = await makeRecipe(test.database.db, { ownerId: ben.id, language: 'de' });
      const { id } = (await log({ recipe_id: offered })).json<Meal>();
      const deleted = (await remove(id)).json<Meal>();
      await test.database.pool.query(`${statement} WHERE id = $1`, [offered]);
      expect(deleted).toMatchObject({ recipe_id: offered, language: 'de' });
      expect((await restore(deleted)).json()).toEqual({ ...deleted, recipe_id: null });
      expect((await readDay()).meals).toEqual([{ ...deleted, recipe_id: null }]);
    },
  );

  it('WELL-06 a meal whose recipe had gone before it was deleted comes back', async () => {
    const { id } = (await log()).json<Meal>();
    await test.database.pool.query('DELETE FROM recipes WHERE id = $1', [soup]);
    const deleted = (await remove(id)).json<Meal>();
    expect((await restore(deleted)).json()).toEqual(deleted);
  });

  it('ROLE-04 restoring reaches nobody else’s meal, tells nothing of hidden recipes, and needs consent', async () => {
    const meal = (await log()).json<Meal>();
    const ben = await agreed();
    expect((await restore(meal, {}, ben)).statusCode).toBe(409);
    expect((await readDay()).meals).toEqual([meal]);
    const hidden = await makeRecipe(test.database.db, { ownerId: ada.id, publishedAt: null });
    const another = { ...meal, id: randomUUID() };
    for (const recipe_id of [hidden, 'no-such-dish'])
      expect((await restore(another, { recipe_id }, ben)).json().recipe_id).toBeNull();
    await send('DELETE', '/api/wellness/consent', ben);
    expect((await restore(another, {}, ben)).json().code).toBe('consent_needed');
  });

  it.each([
    { why: 'less than nothing', own: { figures: { calories: -1 } } },
    { why: 'more than any meal has', own: { figures: { calories: 1e9 } } },
    { why: 'a figure that meals have not', own: { figures: { vitamins: 1 } } },
    { why: 'no title', own: { title: '' } },
    { why: 'a day that it was nowhere', own: { day: '2026-11-25' } },
    { why: 'no servings', own: { servings: 0 } },
  ])('restores nothing with $why', async ({ own }) => {
    const deleted = (await remove((await log()).json<Meal>().id)).json<Meal>();
    expect((await restore(deleted, own)).statusCode).toBe(422);
    expect((await readDay()).meals).toEqual([]);
  });

  it('ROLE-04 nobody else reads, changes or deletes it, administrators included', async () => {
    const meal = (await log()).json<Meal>();
    const others = [await agreed(), await test.signIn({ isAdmin: true })];
    await agree(others[1] ?? ada);
    for (const other of others) {
      expect((await readDay(today, other)).meals).toEqual([]);
      expect((await change(meal.id, { servings: 2 }, other)).statusCode).toBe(404);
      expect((await remove(meal.id, other)).statusCode).toBe(404);
    }
    expect((await readDay()).meals).toEqual([meal]);
  });

  it('meals and consent go with their member', async () => {
    await log();
    const { pool } = test.database;
    await pool.query('DELETE FROM users WHERE id = $1', [ada.id]);
    for (const table of ['meals', 'wellness_consents'])
      expect((await pool.query(`SELECT FROM ${table} WHERE user_id = $1`, [ada.id])).rowCount).toBe(
        0,
      );
  });
});
